const latestMs = 2000;

/**
 * Calls back when the page is idle, or after two seconds at the latest. Safari cannot report this, so there the
 * callback runs after the current tasks.
 */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: latestMs });
  else setTimeout(act);
}
