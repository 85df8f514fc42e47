import type { Clock } from "../../core/ports.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

/** A warning that disappears after a while. */
export interface LimitWarning {
  readonly isShown: ReadonlySignal<boolean>;
  /** Counts how often the warning was shown. All notices stay readable. */
  readonly times: ReadonlySignal<number>;
  /** Shows the warning, or restarts its timer. */
  show(): void;
  /** Pauses the timer while the pointer or focus is in the warning. */
  hold(): void;
  release(): void;
  hide(): void;
}

/** The warning disappears after this time. */
const shownMs = 4000;

export function createLimitWarning(clock: Clock): LimitWarning {
  const isShown = signal(false);
  const times = signal(0);
  let cancel = () => {};
  let leftMs = 0;
  let since = 0;
  let isHeld = false;

  function run(): void {
    cancel();
    since = clock.now();
    cancel = clock.after(leftMs, hide);
  }

  function hide(): void {
    cancel();
    isHeld = false;
    isShown.value = false;
  }

  return {
    isShown,
    times,
    show() {
      times.value += 1;
      isShown.value = true;
      leftMs = shownMs;
      if (!isHeld) run();
    },
    hold() {
      if (!isShown.peek() || isHeld) return;
      isHeld = true;
      cancel();
      leftMs = Math.max(0, leftMs - (clock.now() - since));
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      run();
    },
    hide,
  };
}
