import type { Core } from "../../create-core.ts";
import { computed } from "../../signals.ts";
import { parseRecord, recordOf } from "../../values/record.ts";
import { needsSignInOf } from "../session/sign-in-need.ts";
import { type KeptText, keptText } from "./kept-texts.ts";

/** What a person typed and chose in a screen: texts and lists of texts by name. */
export type Work = Readonly<Record<string, string | readonly string[]>>;

/** A screen whose work outlives a sign-in on another page of the same tab. */
export interface WorkingScreen {
  /** Tells the screens of a tab apart: the tag and the page's address. */
  readonly name: string;
  /** The work as its signals have it; null where there is nothing to lose. */
  read(): Work | null;
  /** Takes the work up again. Texts of another script may be in it. */
  restore(work: Work): void;
}

/** Older work is not taken up again. */
const longestMs = 30 * 60_000;

/**
 * Keeps the work of a screen in the tab while a sign-in is needed, and hands it back once to the person whose it is
 * (decisions A15, X8). Work of nobody goes to whoever signs in next, and work of another person is dropped.
 *
 * @returns a function that ends it; what is kept stays.
 */
export function keepWork(core: Core, { name, read, restore }: WorkingScreen): () => void {
  const { settings, ports } = core;
  const { clock } = ports;
  const [work, workOfNobody] = [keptText(core, "work"), keptText(core, "workOfNobody")];
  const needsSignIn = needsSignInOf(core);
  const atRisk = computed(() => (needsSignIn.value ? { work: read() } : null));
  const person = computed(() => (needsSignIn.value ? null : settings.person.value));

  /** What an earlier page kept is not given up by an empty screen. */
  let hasWritten = false;

  function write(now: Work): void {
    hasWritten = true;
    const kept: KeptWork = { atMs: clock.now(), work: now };
    const text = settings.person.peek() ? work : workOfNobody;
    text.write(JSON.stringify({ ...screensIn(text.read()), [name]: kept }));
  }

  function drop(text: KeptText): KeptWork | undefined {
    const { [name]: kept, ...others } = screensIn(text.read());
    if (kept === undefined) return undefined;
    if (Object.keys(others).length === 0) text.remove();
    else text.write(JSON.stringify(others));
    return kept;
  }

  function take(): void {
    const ofNobody = drop(workOfNobody);
    const kept = drop(work) ?? ofNobody;
    if (kept === undefined) return;
    const ageMs = clock.now() - kept.atMs;
    if (ageMs >= 0 && ageMs < longestMs) restore(kept.work);
  }

  const stops = [
    atRisk.subscribe((now) => {
      if (now === null) return;
      if (now.work !== null) write(now.work);
      else if (hasWritten) for (const text of [work, workOfNobody]) drop(text);
    }),
    person.subscribe((owner) => {
      if (owner !== null) take();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A text of the work; `""` for any other member. */
export function textIn(work: Work, name: string): string {
  const text = work[name];
  return typeof text === "string" ? text : "";
}

/** A list of the work; empty for any other member. */
export function listIn(work: Work, name: string): readonly string[] {
  const list = work[name];
  return typeof list === "object" ? list : [];
}

interface KeptWork {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly work: Work;
}

/** The kept work of all screens by name; unreadable entries are left out. */
function screensIn(text: string | null): Readonly<Record<string, KeptWork>> {
  return Object.fromEntries(
    Object.entries(parseRecord(text)).flatMap(([name, entry]) => {
      const { atMs, work } = recordOf(entry);
      return typeof atMs === "number" ? [[name, { atMs, work: workIn(work) }]] : [];
    }),
  );
}

function workIn(raw: unknown): Work {
  return Object.fromEntries(
    Object.entries(recordOf(raw)).flatMap(([name, value]) =>
      typeof value === "string" || isTextList(value) ? [[name, value]] : [],
    ),
  );
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
