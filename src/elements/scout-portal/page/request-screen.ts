import { routePathOf } from "../../../core/navigation/portal-path.ts";
import { screenTagAt } from "../../../core/navigation/screen-tag.ts";
import { hasOwnUrl, pageUrl } from "../../host/history/page-url.ts";
import { requestFirst } from "../../host/page/request-first.ts";
import { loadScreen } from "./load-screen.ts";

type Values = ReadonlyMap<string, unknown>;

/**
 * Requests the site settings, the header, and the code and first data of the screen for the page's address, while the
 * code of the portal is loading. The portal decides later what it shows.
 *
 * @param values - the values of the portal's attributes
 */
export function requestScreen(portal: HTMLElement, values: Values): void {
  const tag = hasOwnUrl() ? firstTagOf(values, new URL(pageUrl()).pathname) : null;
  if (!requestFirst(portal, tag ?? undefined) || tag === null) return;
  // The portal tries again, and reports a failure.
  for (const part of ["portal-header", tag]) loadScreen(part).catch(() => {});
}

/**
 * The tag of the screen for the path of the page. Null if the portal starts elsewhere, or leaves for another route.
 */
export function firstTagOf(values: Values, pathname: string): string | null {
  if (values.get("routing") === "none") return null;
  return screenTagAt(routePathOf(pathname, String(values.get("base-path"))) ?? "/");
}
