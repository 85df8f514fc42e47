import { unlessAborted } from "../../async/abort.ts";
import type { ReadonlySignal } from "../../signals.ts";
import type { SightOfScreen } from "./sight-of-screen.ts";

/** Resolves as soon as the screen is displayed, which may be at once. Rejects if the signal aborts first. */
export async function untilDisplayed(
  isDisplayed: ReadonlySignal<boolean>,
  abort?: AbortSignal,
): Promise<void> {
  let stop = () => {};
  const displayed = new Promise<void>((resolve) => {
    stop = isDisplayed.subscribe((isNow) => {
      if (isNow) resolve();
    });
  });
  try {
    await unlessAborted(displayed, abort);
  } finally {
    stop();
  }
}

/** Calls `act` once the screen is displayed and the page is idle. Does nothing if the signal aborts first. */
export async function actInSight(
  act: () => void,
  sight: SightOfScreen,
  abort: AbortSignal,
): Promise<void> {
  const isOver = await untilInSight(sight, abort).then(
    () => false,
    () => true,
  );
  if (!isOver) act();
}

/** Resolves once the screen is displayed and the page is idle. Rejects if the signal aborts first. */
async function untilInSight(
  { isDisplayed, whenIdle }: SightOfScreen,
  abort?: AbortSignal,
): Promise<void> {
  do {
    await untilDisplayed(isDisplayed, abort);
    // Waits until the page is idle, too: when a portal shows a screen again, it may start a new load, which then aborts
    // this one before its answer is read.
    const idle = new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
    await unlessAborted(idle, abort);
  } while (!isDisplayed.peek());
}

/**
 * Receives the whole body now, because the timeout of the call ends with it, and reads it once the screen is displayed.
 *
 * @returns a function that reads the body. It rejects as `read` does, or if the signal aborts.
 */
export async function keepUnread<Answer>(
  response: Response,
  read: (response: Response) => Promise<Answer>,
  sight: SightOfScreen,
  abort?: AbortSignal,
): Promise<() => Promise<Answer>> {
  const body = await response.blob();
  const { headers } = response;
  return async () => {
    await untilInSight(sight, abort);
    return unlessAborted(read(new Response(body, { headers })), abort);
  };
}
