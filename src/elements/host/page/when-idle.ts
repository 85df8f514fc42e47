const latestMs = 2000;

/** Calls back when the page has time, or after two seconds. Safari does not tell: there, after the present tasks. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: latestMs });
  else setTimeout(act);
}
