import { unlessAborted } from "../abort.ts";
import type { Endpoint } from "../api/endpoint.ts";
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

/** How a screen comes into sight. */
export interface SightOfScreen extends DisplayOfScreen {
  /** Calls back once what stands now is painted and the page has time. Returns a function that cancels. */
  whenPainted(act: () => void): () => void;
}

/**
 * The core as a screen has it that may be out of sight (decisions ZB22). While it is, no call of the screen leaves, no
 * timer of its runs, and what comes for it is not read: that is for the screen which is displayed instead. A call leaves as
 * soon as the screen is displayed; what would draw it anew follows its first frame. The session, the settings and the
 * services are the shared ones, and wait for no screen.
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

function heldClient(client: HttpClient, display: SightOfScreen): HttpClient {
  /** A call that closes a page cannot wait for its return. */
  async function turn({ signal: abort, outlivesPage = false }: CallRequest): Promise<void> {
    if (outlivesPage) return;
    display.look();
    if (display.isDisplayed.peek()) return;
    await untilDisplayed(display.isDisplayed, abort);
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
      const { signal: abort } = request;
      const answer = await client.receive(
        endpoint,
        request,
        async (response): Promise<Received<Answer>> =>
          display.isDisplayed.peek() || !isForScreen(endpoint)
            ? { kind: "read", value: await read(response) }
            : { kind: "unread", body: await response.blob(), headers: response.headers },
      );
      if (answer.kind === "read") return answer.value;
      do {
        await untilDisplayed(display.isDisplayed, abort);
        await unlessAborted(painted(display), abort);
      } while (!display.isDisplayed.peek());
      return unlessAborted(read(new Response(answer.body, { headers: answer.headers })), abort);
    },
  };
}

/** An answer, or all of it for who reads it later: the server's time to answer does not go on meanwhile. */
type Received<Answer> =
  | { readonly kind: "read"; readonly value: Answer }
  | { readonly kind: "unread"; readonly body: Blob; readonly headers: Headers };

/** Whether an answer is only drawn. What a person saves comes wherever the person is, and so does the end of a change. */
function isForScreen({ method, answer }: Endpoint): boolean {
  return method === "GET" && answer === "json";
}

async function untilDisplayed(
  isDisplayed: ReadonlySignal<boolean>,
  abort?: AbortSignal,
): Promise<void> {
  const waiting = new AbortController();
  const displayed = new Promise<void>((resolve) => {
    onceDisplayed(isDisplayed, resolve, waiting.signal);
  });
  try {
    await unlessAborted(displayed, abort);
  } finally {
    waiting.abort();
  }
}

function painted({ whenPainted }: SightOfScreen): Promise<void> {
  return new Promise((resolve) => {
    whenPainted(resolve);
  });
}

function heldClock(clock: Clock, display: SightOfScreen): Clock {
  return {
    now: clock.now,
    after(delayMs, act) {
      const waiting = new AbortController();
      let cancelPainted = () => {};
      const cancel = clock.after(delayMs, () => {
        display.look();
        actInSight();
      });
      /** After the next frame, unless the screen is in sight. */
      function actInSight(): void {
        if (display.isDisplayed.peek()) {
          act();
          return;
        }
        const actPainted = () => {
          cancelPainted = display.whenPainted(actInSight);
        };
        onceDisplayed(display.isDisplayed, actPainted, waiting.signal);
      }
      return () => {
        cancel();
        cancelPainted();
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
