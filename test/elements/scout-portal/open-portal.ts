import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { place, serve } from "../../support/host-page.ts";
import type { InPageBackendOptions } from "../../support/in-page-backend.ts";

/** The portal lies in a folder of the test's page. */
export const basePath = "/portal";

/**
 * A portal at a route of its own, on the reference backend. The test's address, title and history state
 * are put back afterwards.
 */
export async function openPortal(
  path: string,
  { attributes = {}, ...options }: InPageBackendOptions & { readonly attributes?: Attributes } = {},
) {
  const { href } = window.location;
  const { title } = document;
  window.history.pushState({}, "", basePath + path);
  onTestFinished(() => {
    document.body.replaceChildren();
    window.history.pushState({}, "", href);
    document.title = title;
  });
  const backend = await serve(options);
  const portal = place("scout-portal", backend, {
    "base-path": basePath,
    routing: "page",
    ...attributes,
  });
  return { backend, portal };
}

type Attributes = Readonly<Record<string, string>>;

/** The route at hand, with its query. */
export function route(): string {
  const { pathname, search } = window.location;
  return pathname.slice(basePath.length) + search;
}

/** Tags of the screens between the portal's tags. */
export function screens(portal: HTMLElement): readonly string[] {
  return [...portal.children].map(({ localName }) => localName);
}

export const heading = (name: string) => page.getByRole("heading", { name, level: 1, exact: true });
export const item = (name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** What has the focus, through open shadow roots. */
export function focused(): Element | null {
  let { activeElement } = window.document;
  while (activeElement?.shadowRoot?.activeElement) {
    ({ activeElement } = activeElement.shadowRoot);
  }
  return activeElement;
}
