import type * as PublicCore from "../../src/core/index.ts";

/** What a long day keeps in its page. */
export interface LongDay {
  /** The share of calls that fail. */
  faultShare: number;
  /** By how much the clock of the page is ahead of that of the server. */
  skewMs: number;
  /** What broke a rule, as text. */
  readonly troubles: string[];
  /** The last answer to a pricing search that the screen can have read. */
  search: unknown;
  /** The last change of the cart, and the element it happened in. */
  cart: { readonly detail: CartDetail; readonly host: Element } | null;
  random(): number;
  /** The public core of the built files. */
  core: typeof PublicCore | null;
}

interface CartDetail {
  readonly items: readonly { id: string; quantity: number; boxes: number }[];
  readonly totals: unknown;
}

declare global {
  interface Window {
    longDay: LongDay;
  }
}

/** Runs in the page before its scripts: seeded faults, nothing that leaves the page, and all errors noted. */
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
    skewMs: 0,
    troubles: [],
    search: null,
    cart: null,
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

  // A link that the portal does not take would end the page; so would a new tab, a dialogue and a form.
  window.open = () => null;
  window.print = () => {};
  window.addEventListener("click", (event) => {
    if (event.composedPath().some((one) => one instanceof HTMLAnchorElement))
      event.preventDefault();
  });
  // The saved branding would lead home at any later moment.
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
  const { fetch } = window;
  window.fetch = async (input, init) => {
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
    return response;
  };
}
