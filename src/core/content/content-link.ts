import { safeHref } from "../links.ts";

/** Where a link of a content page leads (decisions V2, V11). */
export type ContentLink =
  /** To another page of the site: the router's. */
  | { readonly kind: "site"; readonly href: string }
  /** Out of the site: a new tab's. */
  | { readonly kind: "away"; readonly href: string }
  /** To a part of the same page. */
  | { readonly kind: "part"; readonly id: string };

/** Where a content page stands. */
export interface ContentContext {
  /** The page's own address on its site: relative links start from it. */
  readonly base: string;
  /** Origins that are the site's own under another name, such as the API's. */
  readonly siteOrigins: readonly string[];
}

/**
 * The place of a path. Its site is the page's in the portal, whose routes the paths are; elsewhere
 * it is that of the API, which the host page may know nothing of.
 *
 * @param given.path - path, query and fragment; never an address of another origin.
 */
export function contentPlaceOf(given: {
  readonly path: string;
  readonly pageUrl: string;
  readonly apiBase: string;
  readonly isInPortal: boolean;
}): ContentContext {
  const pageOrigin = new URL(given.pageUrl).origin;
  const apiOrigin = originOf(given.apiBase || "/", given.pageUrl) ?? pageOrigin;
  const home = given.isInPortal ? pageOrigin : apiOrigin;
  return {
    base: new URL(given.path.replace(/^[\\/\s]*/, "/"), home).href,
    siteOrigins: [home, apiOrigin],
  };
}

/** The link that may be followed; null where it is only words. */
export function contentLinkOf(
  raw: unknown,
  { base, siteOrigins }: ContentContext,
): ContentLink | null {
  const link = safeHref(raw, base);
  // A bare "#" is a control that some script of the site would have heard.
  if (link === null || link.href.endsWith("#")) return null;
  const target = new URL(link.href);
  const here = new URL(base);
  if (!siteOrigins.includes(target.origin)) return { kind: "away", href: link.href };
  const isHere = target.pathname === here.pathname && target.search === here.search;
  if (isHere && target.hash.length > 1) return { kind: "part", id: decode(target.hash.slice(1)) };
  return { kind: "site", href: movedTo(here, target) };
}

/** The path of a picture of the site, to be asked of the proxy; null for any other picture. */
export function sitePicturePathOf(raw: unknown, place: ContentContext): string | null {
  const link = safeHref(raw, place.base);
  if (link === null) return null;
  const { origin, pathname, search } = new URL(link.href);
  return place.siteOrigins.includes(origin) ? pathname + search : null;
}

/** The same page at another origin of the site. */
function movedTo({ origin }: URL, { pathname, search, hash }: URL): string {
  const moved = new URL(origin);
  moved.pathname = pathname;
  moved.search = search;
  moved.hash = hash;
  return moved.href;
}

function originOf(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).origin : null;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // a lone percent sign is text
  }
}
