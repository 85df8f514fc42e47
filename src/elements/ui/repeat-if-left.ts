/** Safari ends the loads of a page a moment before it says that the page is being left. */
const noticeMs = 500;

/** How long a navigation gets before a load is tried once more in a page that is still there. */
const patienceMs = 3000;

/** How often such a load is tried in all: the next page may be slow to come. */
const mostTries = 10;

/**
 * Performs a load, and again where the browser ended it because the page is being left: when a person comes back to the
 * page, or stays because the navigation was a download. Safari and Firefox end the loads of both.
 *
 * @param isLost - whether the browser may have ended a load that failed with this error
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
  /** How often a person came back so far. */
  returns(): number;
  /**
   * After a load was lost that began with so many returns: whether the page was being left. Resolves when the load can
   * be tried again.
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
    tries = mostTries;
  });
  on("pagehide", () => {
    isAway = true;
  });
  on("pageshow", () => {
    isAway = false;
    returns += 1;
    tries = 0;
  });

  /** The next event. */
  const change = () => new Promise<void>((resolve) => (wake = resolve));
  /** The timers of a page stand still while the browser keeps it. */
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
        await changeWithin(patienceMs);
      }
      while (isAway) await change();
      return true;
    },
    stop: () => watch.abort(),
  };
}
