import type { Activity, Clock } from "../ports.ts";

/** After this long without activity the user counts as idle. */
export const idleAfterMs = 5 * 60_000;

/** The presence of the user. The list is polled only while the user is present. */
export interface Presence {
  isPresent(): boolean;
  stop(): void;
}

/** Calls `onReturned` each time the user returns after being idle or away. */
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
