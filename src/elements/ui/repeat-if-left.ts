/**
 * Safari ends the requests of a page up to this long before it reports that the user is leaving the page.
 */
const noticeMs = 500;

/** If the page is still open this long after a navigation began, the request is tried again. */
const navigationTimeoutMs = 3000;

/**
 * The maximum number of these attempts. There is more than one, because the next page may be slow.
 */
const maxTries = 10;

/**
 * Loads something, and loads it again if the browser ended the request because the user was leaving the page. This
 * happens when the user comes back, or stays because the navigation was a download. Safari and Firefox end requests in
 * both cases.
 *
 * @param isLost - returns true if the browser may have caused this error by ending the request
 */
export async function repeatIfLeft<Value>(
  load: () => Promise<Value>,
  isLost: (error: unknown) => boolean = () => true,
): Promise<Value> {
  const page = watchLeaving();
  try {
    while (true) {
      const before = page.returns();
      try {
        return await load();
      } catch (error) {
        if (!isLost(error) || !(await page.isBack(before))) throw error;
      }
    }
  } finally {
    page.stop();
  }
}

interface LeavingWatch {
  /** The number of times that the user has come back. */
  returns(): number;
  /**
   * Call this after a failed request. If the user was leaving the page, waits until the request can be sent again and
   * resolves to true; otherwise resolves to false. `before` is the value of `returns()` when the request began.
   */
  isBack(before: number): Promise<boolean>;
  stop(): void;
}

function watchLeaving(): LeavingWatch {
  const watch = new AbortController();
  let isAway = false;
  let returns = 0;
  let tries = 0;
  let wake = () => {};
  const on = (type: string, note: () => void) => {
    const handle = () => {
      note();
      wake();
    };
    window.addEventListener(type, handle, { signal: watch.signal });
  };
  on("beforeunload", () => {
    tries = maxTries;
  });
  on("pagehide", () => {
    isAway = true;
  });
  on("pageshow", () => {
    isAway = false;
    returns += 1;
    tries = 0;
  });

  /** Resolves at the next event. */
  const change = () => new Promise<void>((resolve) => (wake = resolve));
  /** A page in the back/forward cache pauses its timers. */
  async function changeWithin(limitMs: number): Promise<void> {
    const changed = change();
    const timer = setTimeout(wake, limitMs);
    await changed;
    clearTimeout(timer);
  }

  return {
    returns: () => returns,
    async isBack(before) {
      const isHere = () => returns === before && !isAway;
      if (isHere() && tries === 0) await changeWithin(noticeMs);
      if (isHere()) {
        if (tries === 0) return false;
        tries -= 1;
        await changeWithin(navigationTimeoutMs);
      }
      while (isAway) await change();
      return true;
    },
    stop: () => watch.abort(),
  };
}
