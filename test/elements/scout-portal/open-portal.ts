import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { place, serve } from "../../support/host-page.ts";
import type { InPageBackendOptions } from "../../support/in-page-backend.ts";

/** The folder of the test's page that contains the portal. */
export const basePath = "/portal";

const noTransition = { value: undefined, configurable: true };

let leave: (() => Promise<void>) | undefined;

/**
 * Restores address and title after each test, before the backend is removed. Call it after `cleanUpHostPage`.
 */
export function cleanUpPortal(): void {
  // Reduced motion, which only one engine can emulate, would do the same: a change of route waits
  // for no frame.
  beforeEach(() => void Reflect.defineProperty(document, "startViewTransition", noTransition));
  afterEach(() => void Reflect.deleteProperty(document, "startViewTransition"));
  afterEach(async () => {
    const leaving = leave;
    leave = undefined;
    await leaving?.();
  });
}

/**
 * Opens a portal at one of its routes, with the reference backend. The test's address, title and history state are
 * restored afterwards.
 */
export async function openPortal(
  path: string,
  { attributes = {}, ...options }: InPageBackendOptions & { readonly attributes?: Attributes } = {},
) {
  const { href } = window.location;
  const { title } = document;
  window.history.pushState({}, "", basePath + path);
  const backend = await serve(options);
  const count = (call: string) => backend.calls.filter((one) => one.startsWith(call)).length;
  const opened = () => count("POST /api/sandler/stats");
  const closed = () =>
    count("PATCH /api/sandler/user/stats/") + count("POST /api/v1/sandler-stats/");
  const isOut = () => attributes.context === "microsite";
  const portal = place("scout-portal", backend, {
    "base-path": basePath,
    routing: "page",
    ...attributes,
  });
  leave = async () => {
    await expect.poll(() => count("GET /api/v1/site-connector/settings") > 0 || isOut()).toBe(true);
    // The last record may be open, and the request that closes the previous one may be pending.
    await expect.poll(() => opened() - closed()).toBeLessThanOrEqual(1);
    document.body.replaceChildren();
    window.history.pushState({}, "", href);
    document.title = title;
  };
  return { backend, portal };
}

type Attributes = Readonly<Record<string, string>>;

/** Returns the current route, with its query. */
export function route(): string {
  const { pathname, search } = window.location;
  return pathname.slice(basePath.length) + search;
}

/** Returns the tags of the screens between the portal's tags. */
export function screens(portal: HTMLElement): readonly string[] {
  return [...portal.children].map(({ localName }) => localName);
}

export const heading = (name: string) => page.getByRole("heading", { name, level: 1, exact: true });
export const item = (name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Returns the focused element, across open shadow roots. */
export function focused(): Element | null {
  let { activeElement } = window.document;
  while (activeElement?.shadowRoot?.activeElement) {
    ({ activeElement } = activeElement.shadowRoot);
  }
  return activeElement;
}
