import type { Core } from "../../create-core.ts";
import { computed, type ReadonlySignal, signal } from "../../signals.ts";
import { needsSignInOf } from "../session/sign-in-need.ts";
import { keepWork, textIn } from "./kept-work.ts";

/** A screen whose file survives a sign-in on another page of the same tab. */
export interface ScreenWithFile {
  /** Identifies the screen within the tab: its tag, and the address of the page. */
  readonly name: string;
  /** The file to save; null without a file. */
  readonly file: ReadonlySignal<File | null>;
  restore(file: File): void;
}

/**
 * Saves a file while a sign-in is needed, and restores it once for the same user. The tab's storage holds the id of the
 * file, and the archive its content.
 *
 * @returns a function that stops this. A file that is already saved stays.
 */
export function keepFile(core: Core, { name, file, restore }: ScreenWithFile): () => void {
  const kept = signal<{ readonly file: File; readonly id: string } | null>(null);
  const needsSignIn = needsSignInOf(core);
  const atRisk = computed(() => (needsSignIn.value ? file.value : null));
  const loadArchive = () => import("./passed-upload.ts");

  async function keep(now: File): Promise<void> {
    const { passUpload } = await loadArchive();
    const id = await passUpload(core, now);
    if (id !== null && atRisk.peek() === now) kept.value = { file: now, id };
  }

  async function take(id: string): Promise<void> {
    const { takeUpload } = await loadArchive();
    const found = await takeUpload(core, id);
    if (found !== null && file.peek() === null) restore(found);
  }

  const stops = [
    atRisk.subscribe((now) => {
      if (now !== null && now !== kept.peek()?.file) void keep(now);
    }),
    keepWork(core, {
      name,
      read: () =>
        kept.value !== null && kept.value.file === file.value ? { id: kept.value.id } : null,
      restore: (work) => void take(textIn(work, "id")),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
