import { routePathOf } from "../../../core/navigation/portal-path.ts";
import { matchRoute } from "../../../core/navigation/portal-routes.ts";
import { hasOwnUrl, pageUrl } from "../../host/history/page-url.ts";
import { requestFirst } from "../../host/page/request-first.ts";
import { loadScreen } from "./load-screen.ts";

/**
 * Requests the site settings, the header, and the code and first data of the screen for the page's address, while the
 * code of the portal is loading. The portal decides later what it shows.
 *
 * @param values - the values of the portal's attributes
 */
export function requestScreen(portal: HTMLElement, values: ReadonlyMap<string, unknown>): void {
  const tag = screenAt(values);
  if (!requestFirst(portal, tag ?? undefined) || tag === null) return;
  // The portal tries again, and reports a failure.
  for (const part of ["portal-header", tag]) loadScreen(part).catch(() => {});
}

/** The tag of the screen for the page's address. Null if the portal starts elsewhere, or leaves for another route. */
function screenAt(values: ReadonlyMap<string, unknown>): string | null {
  if (values.get("routing") === "none" || !hasOwnUrl()) return null;
  const path = routePathOf(new URL(pageUrl()).pathname, String(values.get("base-path"))) ?? "/";
  const route = matchRoute(path, "");
  return route.kind === "screen" ? route.screen.tag : null;
}
