import { safeHref } from "../links/links.ts";
import { withoutEnd } from "../texts/without-end.ts";

/** The location of a portal. */
export interface PortalContext {
  /** The absolute address of the page. */
  readonly base: string;
  /** The path that contains the portal's routes: `/`, or a folder with or without a trailing slash. */
  readonly basePath: string;
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

/** The base path with one leading slash and no trailing one, so that it cannot name a host. */
function folderOf(basePath: string): string {
  return withoutEnd(basePath.replace(/^[\\/\s]*/, "/"), /\//);
}
