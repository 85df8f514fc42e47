import {
  type AnswerContext,
  folderHrefOf,
  isSampleBase,
  namesHost,
  safeHref,
} from "../links/links.ts";
import { type PortalContext, portalTargetOf, routePathOf } from "./portal-path.ts";
import { matchRoute } from "./portal-routes.ts";

/** The part of the configuration that decides where the addresses of answers lead. */
interface AnswerConfig {
  readonly apiBase: string;
  readonly imageOrigins: readonly string[];
}

/** The location of the element that shows the answer. */
interface AnswerPlace extends PortalContext {
  /** True inside a portal, where every page of the site is a route. */
  readonly isInPortal: boolean;
  hrefOf(path: string): string;
}

/** The context for addresses that open in the page's own screens. */
export function answerContextOf(config: AnswerConfig, place: AnswerPlace): AnswerContext {
  return {
    ...contextOf(config, place, (path) => place.isInPortal || isScreenRoute(path)),
    placedHrefOf: (href) => portalTargetOf(href, place)?.href ?? href,
  };
}

/** The context for addresses that open in another tab or leave the portal. Only screens of the portal are routes. */
export function outsideContextOf(config: AnswerConfig, place: AnswerPlace): AnswerContext {
  return contextOf(config, place, isScreenRoute);
}

function contextOf(
  { apiBase, imageOrigins }: AnswerConfig,
  place: AnswerPlace,
  isRoute: (path: string) => boolean,
): AnswerContext {
  const api = folderHrefOf(apiBase, place.base);
  return {
    page: place.base,
    api,
    imageOrigins,
    routeIn: (href, hasHost) => routeAt(new URL(href), hasHost, { ...place, api }, isRoute),
    routeHrefOf: place.hrefOf,
  };
}

/**
 * Returns the route that an address names, if it is on the site of the API or of the portal: below the folder of
 * either, or at the root of the API's site. If no portal is known, an address with a host is taken literally.
 */
function routeAt(
  { origin, pathname, search, hash }: URL,
  hasHost: boolean,
  { base, api, isInPortal, hrefOf }: AnswerPlace & { readonly api: string },
  isRoute: (path: string) => boolean,
): string | null {
  const portal = safeHref(hrefOf("/"), base)?.href ?? base;
  const [page, home, folder] = [new URL(base), new URL(portal), new URL(api)];
  if (isSampleBase(api)) folder.href = `${page.origin}/`;
  const isPortalKnown = isInPortal || home.origin + home.pathname !== `${page.origin}/`;
  if (hasHost && !isPortalKnown) return null;
  const isOfApi = origin === folder.origin;
  // A portal around the element already follows links of the page's own origin as routes.
  if (!isOfApi && (origin !== home.origin || origin === page.origin)) return null;
  const folders = isOfApi ? ["/", folder.pathname, home.pathname] : [home.pathname];
  const paths = folders
    .flatMap((one) => routePathOf(pathname, one) ?? [])
    .filter((path) => !namesHost(path) && isRoute(path));
  // The shortest path is the one relative to the innermost folder.
  const inside = paths.toSorted((one, other) => one.length - other.length);
  const route = paths.find(isScreenRoute) ?? inside[0];
  return route === undefined ? null : route + search + hash;
}

/** True if a path belongs to a screen. Paths that are not listed belong to the content site. */
export function isScreenRoute(path: string): boolean {
  const stop = matchRoute(path, "");
  return stop.kind !== "screen" || stop.screen.tag !== "content-page";
}
