import { whenIdle } from "../../host/page/when-idle.ts";
import { loadScreen } from "./load-screen.ts";

/** The network as Chromium browsers tell it; others do not (Network Information API). */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing is to be loaded before it is needed (decisions C17). */
function isSparing(): boolean {
  const { connection }: Navigator & { connection?: Network } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** Loads the code of a screen that is likely to be shown. */
export async function prefetchScreen(tag: string | null): Promise<void> {
  if (tag === null || isSparing()) return;
  // The screen says so when it is shown.
  await loadScreen(tag).catch(() => {});
}

/** Loads the code of the routes to which the header links, one after the other, each when the page has time. */
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
