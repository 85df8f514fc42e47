import type { Core } from "../../create-core.ts";
import { computed } from "../../signals.ts";
import { recordOf } from "../../values/record.ts";
import { needsSignInOf } from "../session/sign-in-need.ts";

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

/**
 * Keeps the work of a screen in the tab while a sign-in is needed, and restores it once for its person (decisions A15,
 * X8). The work of a visitor goes to the person who signs in next.
 *
 * @returns a function that ends it; what is kept stays.
 */
export function keepWork(core: Core, { name, read, restore }: WorkingScreen): () => void {
  const kept = core.kept.entry("kept_work", workIn, name);
  const needsSignIn = needsSignInOf(core);
  const atRisk = computed(() => (needsSignIn.value ? { work: read() } : null));
  const person = computed(() => (needsSignIn.value ? null : core.settings.person.value));

  /** An empty screen does not end what an earlier page kept. */
  let hasWritten = false;

  const stops = [
    atRisk.subscribe((now) => {
      if (now === null) return;
      if (now.work !== null) {
        hasWritten = true;
        kept.write(now.work);
      } else if (hasWritten) kept.remove();
    }),
    person.subscribe((owner) => {
      const work = owner === null ? null : kept.read();
      if (work !== null) restore(work);
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
