import { namesHost, safeHref } from "../links/links.ts";
import { pagePathOf } from "./portal-path.ts";

/** Where the routes of other screens are. */
export interface RoutePlace {
  /** Path of the portal around the element. */
  readonly basePath: string;
  /** Address of a portal elsewhere; `""` without one. */
  readonly portalBase: string;
}

/**
 * The address of a link to another screen (interface: Attributes of every element): a path lies below the base path of
 * the portal around the element, or below the address of a portal elsewhere. Any other address as it is.
 */
export function routeHrefOf(
  href: string,
  { basePath, portalBase }: RoutePlace,
  pageUrl: string,
): string {
  if (!href.startsWith("/") || namesHost(href)) return href;
  const path = pagePathOf(href, basePath);
  const portal = safeHref(portalBase, pageUrl);
  if (portal === null) return path;
  const { origin, pathname } = new URL(portal.href);
  return origin + pagePathOf(path, pathname);
}
