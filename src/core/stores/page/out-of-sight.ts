import { unlessAborted } from "../../async/abort.ts";
import type { ReadonlySignal } from "../../signals.ts";
import type { SightOfScreen } from "./sight-of-screen.ts";

/** Resolves as soon as a screen is displayed, which may be now. Rejects when the signal aborts before. */
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

/** Acts once a screen is displayed and the page has time, unless the signal aborts before. Resolves then. */
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

/** Resolves once a screen is displayed and the page has time. Rejects when the signal aborts before. */
async function untilInSight(
  { isDisplayed, whenIdle }: SightOfScreen,
  abort?: AbortSignal,
): Promise<void> {
  do {
    await untilDisplayed(isDisplayed, abort);
    // A portal that shows a screen again asks anew before: an older answer is then not read any more.
    const idle = new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
    await unlessAborted(idle, abort);
  } while (!isDisplayed.peek());
}

/**
 * Takes all of an answer, which is read once its screen is in sight (decisions W20). The server's time to answer does not
 * go on meanwhile. Returns what reads it; rejects there as `read` does, or when the signal aborts.
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
