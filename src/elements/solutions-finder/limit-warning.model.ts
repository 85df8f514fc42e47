import type { Clock } from "../../core/ports.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

/** A warning that disappears after a while (decisions P8). */
export interface LimitWarning {
  readonly isShown: ReadonlySignal<boolean>;
  /** How often the warning was shown. Earlier notices stay readable. */
  readonly times: ReadonlySignal<number>;
  /** Shows it, or restarts its time. */
  show(): void;
  /** Pauses the timer while the pointer or the focus is in it. */
  hold(): void;
  release(): void;
  hide(): void;
}

/** How long the warning stays (2 §9). */
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
