import type { ReadonlySignal } from "../../signals.ts";

/** Tracks the visibility of a screen. */
export interface DisplayOfScreen {
  readonly isDisplayed: ReadonlySignal<boolean>;
  /** Updates the signal now, because the browser reports a change only in its next frame. */
  look(): void;
}

/** Tracks the visibility of a screen, and when the page is idle. */
export interface SightOfScreen extends DisplayOfScreen {
  /** Calls `act` when the page is idle, at the earliest after the current screen is painted. */
  whenIdle(act: () => void): void;
}
