import { unlessAborted } from "../abort.ts";
import type { CallRequest, HttpClient } from "../api/http-client.ts";
import type { Core } from "../create-core.ts";
import type { Clock } from "../ports.ts";
import { computed, type ReadonlySignal } from "../signals.ts";

/** Whether a screen is displayed. */
export interface DisplayOfScreen {
  readonly isDisplayed: ReadonlySignal<boolean>;
  /** Updates the signal now: the browser reports a change only with its next frame. */
  look(): void;
}

/**
 * The core as a screen has it that may be out of sight (decisions ZB22). While it is, no call of the screen leaves and no
 * timer of its runs; what became due meanwhile follows as soon as the screen is displayed. The session, the settings and
 * the services are the shared ones, and wait for no screen.
 */
export function createHeldCore(core: Core, display: DisplayOfScreen): Core {
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

function heldClient(client: HttpClient, display: DisplayOfScreen): HttpClient {
  /** A call that closes a page cannot wait for its return. */
  async function turn({ signal: abort, outlivesPage = false }: CallRequest): Promise<void> {
    if (outlivesPage) return;
    display.look();
    if (display.isDisplayed.peek()) return;
    const waiting = new AbortController();
    const displayed = new Promise<void>((resolve) => {
      onceDisplayed(display.isDisplayed, resolve, waiting.signal);
    });
    try {
      await unlessAborted(displayed, abort);
    } finally {
      waiting.abort();
    }
  }
  return {
    addressOf: client.addressOf,
    async send(endpoint, request = {}) {
      await turn(request);
      return client.send(endpoint, request);
    },
    async receive(endpoint, request, read) {
      await turn(request);
      return client.receive(endpoint, request, read);
    },
  };
}

function heldClock(clock: Clock, display: DisplayOfScreen): Clock {
  return {
    now: clock.now,
    after(delayMs, act) {
      const waiting = new AbortController();
      const cancel = clock.after(delayMs, () => {
        display.look();
        onceDisplayed(display.isDisplayed, act, waiting.signal);
      });
      return () => {
        cancel();
        waiting.abort();
      };
    },
  };
}

/** Acts as soon as the screen is displayed, which may be now, unless the signal aborts first. */
function onceDisplayed(
  isDisplayed: ReadonlySignal<boolean>,
  act: () => void,
  abort: AbortSignal,
): void {
  if (isDisplayed.peek()) {
    act();
    return;
  }
  const stop = isDisplayed.subscribe((isNow) => {
    if (!isNow || abort.aborted) return;
    stop();
    act();
  });
  abort.addEventListener("abort", stop, { once: true });
}
