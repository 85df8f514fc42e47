import { safeHref } from "../links.ts";

/** Where a portal stands. */
export interface PortalContext {
  /** Absolute address of the page. */
  readonly base: string;
  /** Path under which the portal's routes lie: `/`, or a folder with or without its last slash. */
  readonly basePath: string;
}

/** Where a link of a portal leads. */
export type PortalTarget =
  /** A route of the portal; `href` is absolute, `path` the route's own path. */
  | { readonly kind: "route"; readonly href: string; readonly path: string }
  | { readonly kind: "elsewhere"; readonly href: string };

/** The route's path of a page's path: without the base path; null where the page is not below it. */
export function routePathOf(pathname: string, basePath: string): string | null {
  const base = folderOf(basePath);
  if (base === "") return pathname;
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

/** The page's path of a route's path. */
export function pagePathOf(routePath: string, basePath: string): string {
  return folderOf(basePath) + routePath;
}

/**
 * Where a link of a screen leads (decisions M8). Screens know nothing of the base path, so a path of the
 * page's origin that does not lie below it is one of the portal's own. Null for what may not be followed.
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

/** The base path with one slash before it and none behind: nothing in it names a host (decisions ZA14). */
function folderOf(basePath: string): string {
  return basePath.replace(/^[\\/\s]*/, "/").replace(/\/+$/, "");
}
