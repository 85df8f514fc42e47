import type * as PublicCore from "../../src/core/index.ts";

/** The state of the simulation in its page. */
export interface LongDay {
  /** The share of calls that fail. */
  faultShare: number;
  /** The maximum delay of the first half of an answer, and again of its second half. */
  slowMs: number;
  /** True while storage is full. */
  isFull: boolean;
  /** True while calls fail as without a network, in a browser that cannot be set offline. */
  isOffline: boolean;
  /** The time by which the page's clock is ahead of the server's. */
  skewMs: number;
  /** The violations of rules, as sentences. */
  readonly troubles: string[];
  /** The last answer to a pricing search that the screen may have parsed. */
  search: unknown;
  /** The last change of the cart, and the element that reported it. */
  cart: { readonly detail: CartDetail; readonly host: Element } | null;
  /** The field into which the user typed last. */
  typed: HTMLInputElement | null;
  /** The number of choices that stayed below the pointer. */
  choices: number;
  /** Valid carts whose totals the naive oracle has not checked yet. */
  readonly priced: PricedCart[];
  random(): number;
  /** The public core of the built files. */
  core: typeof PublicCore | null;
}

interface CartDetail {
  readonly items: readonly { id: string; type: string; quantity: number; boxes: number }[];
  readonly totals: unknown;
}

/** A cart with the answer from which it was made, in wire form. */
export interface PricedCart {
  readonly search: unknown;
  readonly chosen: Readonly<Record<"provider" | "term" | "region" | "package", string | null>>;
  readonly items: CartDetail["items"];
  readonly totals: unknown;
}

declare global {
  interface Window {
    longDay: LongDay;
  }
}

/**
 * Runs in the page before its scripts: seeds faults, prevents actions that leave the page, and records all errors.
 */
export function preparePage(seed: number): void {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const day: LongDay = {
    faultShare: 0,
    slowMs: 0,
    isFull: false,
    isOffline: false,
    skewMs: 0,
    troubles: [],
    search: null,
    cart: null,
    typed: null,
    choices: 0,
    priced: [],
    random,
    core: null,
  };
  window.longDay = day;

  const { now } = Date;
  Date.now = () => now() + day.skewMs;

  window.addEventListener("error", ({ message }) => day.troubles.push(`error: ${message}`));
  window.addEventListener("unhandledrejection", ({ reason }) =>
    day.troubles.push(`unhandled: ${reason}`),
  );
  window.addEventListener("scout-cart-changed", (event) => {
    const [host] = event.composedPath();
    if (host instanceof Element && event instanceof CustomEvent) {
      day.cart = { detail: event.detail, host };
    }
  });

  // Links outside the portal, new tabs, dialogs and forms would end the page.
  window.open = () => null;
  window.print = () => {};
  window.addEventListener("click", (event) => {
    if (event.composedPath().some((one) => one instanceof HTMLAnchorElement))
      event.preventDefault();
  });
  // Saving the branding would load the home page at an unpredictable time.
  window.addEventListener("scout-branding-saved", (event) => event.preventDefault());
  window.addEventListener("submit", (event) => event.preventDefault());

  const faults: readonly (() => Response)[] = [
    () => Response.error(),
    () => new Response("", { status: 404 }),
    () => new Response('{"message":"No."}', { status: 422 }),
    () => new Response("", { status: 429, headers: { "Retry-After": "1" } }),
    () => new Response("<h1>Down</h1>", { status: 503 }),
    () => new Response('{"data":{"rows":['),
    () => Response.json({ data: { rows: 7 } }),
  ];
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    if (day.isFull) throw new DOMException("There is no room left.", "QuotaExceededError");
    setItem.call(this, name, value);
  };

  const late = (response: Response) => {
    const [length, times] = [Number(response.headers.get("Content-Length") ?? 0), day.slowMs];
    if (times === 0 || response.body === null || length > 1_000_000) return response;
    // Send the body in two parts, the second one late. Do not use `pipeTo`, because Firefox reports an aborted pipe.
    const reader = response.body.getReader();
    let isSecond = false;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        if (isSecond) return controller.enqueue(value);
        isSecond = true;
        controller.enqueue(value.subarray(0, 1));
        await new Promise((resolve) => setTimeout(resolve, random() * times));
        controller.enqueue(value.subarray(1));
      },
      cancel: (reason) => reader.cancel(reason),
    });
    const made = new Response(body, response);
    Object.defineProperty(made, "url", { value: response.url });
    return made;
  };

  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (day.isOffline) throw new TypeError("Failed to fetch");
    if (day.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, random() * day.slowMs));
    const isFaulty = random() < day.faultShare;
    const fault = faults[Math.floor(random() * faults.length)]?.();
    if (isFaulty && fault !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, random() * 20));
      init?.signal?.throwIfAborted();
      if (fault.type === "error") throw new TypeError("Failed to fetch");
      return fault;
    }
    const response = await fetch(input, init);
    if (String(input).includes("/v1/pricing") && response.ok) {
      day.search = await response
        .clone()
        .json()
        .catch(() => day.search);
    }
    return late(response);
  };
}
