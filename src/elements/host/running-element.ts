import type { ReactNode } from "react";
import type { Core, ScreenModel } from "../../core/internal.ts";

/** An element while it is in a document. */
export interface RunningElement<Model extends ScreenModel> {
  readonly core: Core;
  /** A micro-site's: nobody sees it without a valid token. */
  readonly isGated: boolean;
  /** Acts that end it. */
  readonly stop: (() => void)[];
  screen: OpenScreen<Model> | null;
  /** What stands in place of the screen. */
  cover: ReactNode;
}

/** The screen of one person. */
interface OpenScreen<Model> {
  readonly model: Model;
  readonly person: number;
  readonly stop: readonly (() => void)[];
}

/** Ends the screen, and with `stopElement` everything. */
export function closeScreen<Model extends ScreenModel>(running: RunningElement<Model>): void {
  for (const stop of running.screen?.stop ?? []) stop();
  running.screen = null;
}

export function stopElement<Model extends ScreenModel>(running: RunningElement<Model>): void {
  closeScreen(running);
  for (const stop of running.stop) stop();
}
