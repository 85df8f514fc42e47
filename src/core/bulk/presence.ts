import type { Activity, Clock } from "../ports.ts";

/** A user without activity for this long is idle (decisions H4). */
export const idleAfterMs = 5 * 60_000;

/** Whether a user is present to see the polled list (1 §4; decisions H3, H4). */
export interface Presence {
  isPresent(): boolean;
  stop(): void;
}

/** `onReturned` is called each time the user returns from being idle or away. */
export function watchPresence(activity: Activity, clock: Clock, onReturned: () => void): Presence {
  let signAtMs = clock.now();
  let wasPresent = !activity.isHidden();

  const isPresent = () => {
    const present = !activity.isHidden() && clock.now() - signAtMs < idleAfterMs;
    wasPresent = present;
    return present;
  };

  const stop = activity.subscribe(() => {
    const before = wasPresent && clock.now() - signAtMs < idleAfterMs;
    signAtMs = clock.now();
    if (isPresent() && !before) onReturned();
  });
  return { isPresent, stop };
}

/** The fallback where activity cannot be observed, such as in Node: the user is always present. */
export const alwaysActive: Activity = { isHidden: () => false, subscribe: () => () => {} };
