import type { ReadonlySignal } from "../../signals.ts";

/** Whether a screen is displayed. */
export interface DisplayOfScreen {
  readonly isDisplayed: ReadonlySignal<boolean>;
  /** Updates the signal now: the browser reports a change only with its next frame. */
  look(): void;
}

/** How a screen comes into sight. */
export interface SightOfScreen extends DisplayOfScreen {
  /** Calls back once the page has time, which it has not before what is displayed now is painted. */
  whenIdle(act: () => void): void;
}
