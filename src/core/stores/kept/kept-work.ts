import type { Core } from "../../create-core.ts";
import { computed } from "../../signals.ts";
import { recordOf } from "../../values/record.ts";
import { needsSignInOf } from "../session/sign-in-need.ts";

/** The input and choices of the user on a screen: strings and lists of strings, keyed by name. */
export type Work = Readonly<Record<string, string | readonly string[]>>;

/** A screen whose work survives a sign-in on another page of the same tab, and a reload if it says so. */
export interface WorkingScreen {
  /** Identifies the screen within the tab: its tag, and the address of the page. */
  readonly name: string;
  /** True saves the work at all times, so that a reload of the page and the way back to it restore it, too. */
  readonly isAlwaysSaved?: boolean;
  /** Reads the current work from signals; null if there is nothing to lose. */
  read(): Work | null;
  /** Restores the work. Its strings are untrusted, because another script may have written them. */
  restore(work: Work): void;
}

/**
 * Saves the work of a screen in the tab while a sign-in is needed, or always, and restores it once for the same user.
 * The work of a visitor belongs to the user who signs in next.
 *
 * @returns a function that stops this. Work that is already saved stays.
 */
export function keepWork(
  core: Core,
  { name, isAlwaysSaved = false, read, restore }: WorkingScreen,
): () => void {
  const kept = core.kept.entry("kept_work", workIn, name);
  const needsSignIn = needsSignInOf(core);
  const atRisk = computed(() => (isAlwaysSaved || needsSignIn.value ? { work: read() } : null));
  const person = computed(() => (needsSignIn.value ? null : core.settings.person.value));

  /** An empty screen must not remove the work that an earlier page saved. */
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

/** Reads a string of the work; returns `""` if it does not exist. */
export function textIn(work: Work, name: string): string {
  const text = work[name];
  return typeof text === "string" ? text : "";
}

/** Reads a list of the work; returns an empty list if it does not exist. */
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
