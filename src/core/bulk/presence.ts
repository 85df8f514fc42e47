import type { Activity, Clock } from "../ports.ts";

/** A person who gives no sign for so long is idle (decisions H4). */
export const idleAfterMs = 5 * 60_000;

/** Whether somebody is there to see what is polled (1 §4; decisions H3, H4). */
export interface Presence {
  isPresent(): boolean;
  stop(): void;
}

/** `onReturned` is called once each time a person comes back after being idle or away. */
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

/** Where nothing tells of a person, such as in Node, one is there. */
export const alwaysActive: Activity = { isHidden: () => false, subscribe: () => () => {} };
