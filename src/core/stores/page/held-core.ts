import type { Endpoint } from "../../api/endpoint.ts";
import type { CallRequest, HttpClient } from "../../api/http-client.ts";
import type { Core } from "../../create-core.ts";
import type { Clock } from "../../ports.ts";
import { computed, type ReadonlySignal } from "../../signals.ts";
import type { SightOfScreen } from "./sight-of-screen.ts";

/**
 * The core for a screen that may be hidden. A hidden screen sends no calls, runs no timers and reads no answers, so that
 * it does not slow down the visible one. Calls are sent as soon as the screen is displayed. Answers and timers wait
 * until the page is idle. The session, the settings and the services are shared, and do not wait.
 */
export function createHeldCore(core: Core, display: SightOfScreen): Core {
  const ports = { ...core.ports, clock: heldClock(core.ports.clock, display) };
  return {
    ...core,
    ports,
    client: heldClient(core.client, display),
    withConfig: (config) => createHeldCore(core.withConfig(config), display),
  };
}

/** Follows the source while the screen is displayed. Keeps the last value while it is hidden. */
export function heldSignal<Value>(
  source: ReadonlySignal<Value>,
  isDisplayed: ReadonlySignal<boolean>,
): ReadonlySignal<Value> {
  let last = source.peek();
  return computed(() => {
    if (isDisplayed.value) last = source.value;
    return last;
  });
}

/**
 * Loads the code for waiting on demand, because most screens are never hidden. If it does not load, nothing waits.
 */
const loadWaiting = () => import("./out-of-sight.ts").catch(() => null);

function heldClient(client: HttpClient, display: SightOfScreen): HttpClient {
  /** A call that is sent while the page closes cannot wait. */
  async function turn({ signal: abort, outlivesPage = false }: CallRequest): Promise<void> {
    if (outlivesPage) return;
    display.look();
    if (display.isDisplayed.peek()) return;
    await (await loadWaiting())?.untilDisplayed(display.isDisplayed, abort);
  }

  return {
    addressOf: client.addressOf,
    async send(endpoint, request = {}) {
      await turn(request);
      return client.send(endpoint, request);
    },
    async receive<Answer>(
      endpoint: Endpoint,
      request: CallRequest,
      read: (response: Response) => Promise<Answer>,
    ) {
      await turn(request);
      const answer = await client.receive(endpoint, request, async (response) => {
        // Files to save and answers to changes do not wait, because they do not redraw the screen.
        const isForNow =
          display.isDisplayed.peek() || endpoint.method !== "GET" || endpoint.answer !== "json";
        const waiting = isForNow ? null : await loadWaiting();
        if (waiting !== null) return waiting.keepUnread(response, read, display, request.signal);
        const value = await read(response);
        return async () => value;
      });
      return answer();
    },
  };
}

function heldClock(clock: Clock, display: SightOfScreen): Clock {
  return {
    now: clock.now,
    after(delayMs, act) {
      const abortController = new AbortController();
      const { signal: abort } = abortController;
      const cancel = clock.after(delayMs, () => {
        display.look();
        if (display.isDisplayed.peek()) act();
        else
          void loadWaiting().then((waiting) => waiting?.actInSight(act, display, abort) ?? act());
      });
      return () => {
        cancel();
        abortController.abort();
      };
    },
  };
}
