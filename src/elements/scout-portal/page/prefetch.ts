import { whenIdle } from "../../host/page/when-idle.ts";
import { loadScreen } from "./load-screen.ts";

/** Network information, which only Chromium browsers provide (Network Information API). */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True if the user wants to save data, so that nothing is loaded before it is needed. */
function isSparing(): boolean {
  const { connection }: Navigator & { connection?: Network } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** Loads the code of a screen that the user is likely to open. */
export async function prefetchScreen(tag: string | null): Promise<void> {
  if (tag === null || isSparing()) return;
  // A failure is reported when the screen is opened.
  await loadScreen(tag).catch(() => {});
}

/**
 * Loads the code of the routes to which the header links, one at a time, whenever the page is idle.
 */
export async function prefetchLinks(
  portal: HTMLElement,
  tagOf: (href: string) => string | null,
): Promise<void> {
  const header = portal.shadowRoot?.querySelector("portal-header")?.shadowRoot;
  const hrefs = [...(header?.querySelectorAll("nav a[href]") ?? [])].map((link) =>
    tagOf(link.getAttribute("href") ?? ""),
  );
  for (const tag of new Set(hrefs)) {
    if (!portal.isConnected) return;
    await prefetchScreen(tag);
    await new Promise<void>(whenIdle);
  }
}
