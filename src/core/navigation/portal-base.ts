import { namesHost, safeHref } from "../links/links.ts";
import { pagePathOf } from "./portal-path.ts";

/** The location of the routes to other screens. */
export interface RoutePlace {
  /** The base path of the portal around the element. */
  readonly basePath: string;
  /** The address of a portal elsewhere. `""` if it is not configured. */
  readonly portalBase: string;
}

/**
 * The address of a link to another screen (interface: Attributes of every element). A path is resolved below the base
 * path of the portal around the element, or below the address of a portal elsewhere. Any other address stays as it is.
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
