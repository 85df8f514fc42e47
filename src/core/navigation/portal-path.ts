import { namesHost, safeHref } from "../links/links.ts";
import { withoutEnd } from "../texts/without-end.ts";

/** The location of a portal. */
export interface PortalContext {
  /** The absolute address of the page. */
  readonly base: string;
  /** The path that contains the portal's routes: `/`, or a folder with or without a trailing slash. */
  readonly basePath: string;
}

/** The location of the routes to other screens. */
export interface RoutePlace {
  /** The base path of the portal around the element. */
  readonly basePath: string;
  /** The address of a portal elsewhere. `""` if it is not configured. */
  readonly portalBase: string;
}

/** The target of a link in a portal. */
export type PortalTarget =
  /** A route of the portal: `href` is absolute, `path` is the path of the route. */
  | { readonly kind: "route"; readonly href: string; readonly path: string }
  | { readonly kind: "elsewhere"; readonly href: string };

/** Removes the base path from a page's path. Null if the page is outside the base path. */
export function routePathOf(pathname: string, basePath: string): string | null {
  const base = folderOf(basePath);
  if (base === "") return pathname;
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

/** Adds the base path to a route's path. */
export function pagePathOf(routePath: string, basePath: string): string {
  return folderOf(basePath) + routePath;
}

/**
 * The target of a link in a screen. Screens do not know the base path, so a path of the page's origin outside it is a
 * route. Null for an unsafe link.
 */
export function portalTargetOf(href: unknown, place: PortalContext): PortalTarget | null {
  const link = safeHref(href, place.base);
  if (link === null) return null;
  if (!link.sameOrigin) return { kind: "elsewhere", href: link.href };
  const url = new URL(link.href);
  const inside = routePathOf(url.pathname, place.basePath);
  if (inside !== null) return { kind: "route", href: link.href, path: inside };
  const path = url.pathname;
  url.pathname = pagePathOf(path, place.basePath);
  return { kind: "route", href: url.href, path };
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

/** The base path with one leading slash and no trailing one, so that it cannot name a host. */
function folderOf(basePath: string): string {
  return withoutEnd(basePath.replace(/^[\\/\s]*/, "/"), /\//);
}
