import type { Endpoint } from "../../api/endpoint.ts";
import type { CallRequest, HttpClient } from "../../api/http-client.ts";
import type { Core } from "../../create-core.ts";
import type { Clock } from "../../ports.ts";
import { computed, type ReadonlySignal } from "../../signals.ts";
import type { SightOfScreen } from "./sight-of-screen.ts";

/**
 * The core as a screen has it that may be out of sight (decisions W20). While it is, no call of the screen leaves, no
 * timer of its runs, and what comes for it is not read: that time is for the screen which is displayed instead. A call
 * leaves as soon as the screen is displayed; what would draw it anew waits until the page has time. The session, the
 * settings and the services are the shared ones, and wait for no screen.
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

/** The value while the screen is displayed; in between, that of the last time. */
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

/** Most screens are never out of sight. Without its code nothing waits. */
const loadWaiting = () => import("./out-of-sight.ts").catch(() => null);

function heldClient(client: HttpClient, display: SightOfScreen): HttpClient {
  /** A call that closes a page cannot wait for its return. */
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
        // What a person saves comes wherever the person is, and so does the end of a change.
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
