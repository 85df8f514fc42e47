import { namesHost, safeHref } from "../links.ts";
import { pagePathOf } from "./portal-path.ts";

/**
 * The address of a link to another screen, from an element outside the portal (interface: Attributes of every element):
 * a path lies below `portalBase`, the address of the portal. Without a portal, and for any other address, `href` as it
 * is.
 */
export function routeHrefOf(href: string, portalBase: string, pageUrl: string): string {
  const isPath = href.startsWith("/") && !namesHost(href);
  const portal = isPath ? safeHref(portalBase, pageUrl) : null;
  if (portal === null) return href;
  const { origin, pathname } = new URL(portal.href);
  return origin + pagePathOf(href, pathname);
}
