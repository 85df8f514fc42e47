import { isSampleBase, safeHref } from "../links/links.ts";

/** The target of a link in a content page. */
export type ContentLink =
  /** Another page of the site, opened by the router. */
  | { readonly kind: "site"; readonly href: string }
  /** Another site, opened in a new tab. */
  | { readonly kind: "away"; readonly href: string }
  /** A fragment of the same page. */
  | { readonly kind: "part"; readonly id: string };

/** The addresses that a content page resolves its links against. */
export interface ContentContext {
  /** The address of the page on its own site, the base of relative links. */
  readonly base: string;
  /** The absolute address of the page's `base href`, if it has one. */
  readonly linkBase?: string | undefined;
  /** The address at the API's origin where the page's forms work. */
  readonly siteHref: string;
  /** Other origins of the same site, such as that of the API. */
  readonly siteOrigins: readonly string[];
}

/** The part of the context that links need. */
export type LinkContext = Omit<ContentContext, "siteHref">;

/**
 * The link context of a path. In the portal, routes are paths of the site, so the site is that of the page. Elsewhere
 * it is that of the API, because the host page may belong to another site.
 *
 * @param page.path - path, query and fragment, never an address of another origin.
 */
export function contentPlaceOf(page: {
  readonly path: string;
  readonly pageUrl: string;
  readonly apiBase: string;
  readonly isInPortal: boolean;
}): ContentContext {
  const pageOrigin = new URL(page.pageUrl).origin;
  // Sample data has no origin of its own.
  const apiBase = isSampleBase(page.apiBase) ? "" : page.apiBase;
  const apiOrigin = originOf(apiBase || "/", page.pageUrl) ?? pageOrigin;
  const home = page.isInPortal ? pageOrigin : apiOrigin;
  const path = page.path.replace(/^[\\/\s]*/, "/");
  return {
    base: new URL(path, home).href,
    siteHref: new URL(path, apiOrigin).href,
    siteOrigins: [home, apiOrigin],
  };
}

/** Resolves a link. Null if it must be shown as plain text. */
export function contentLinkOf(
  raw: unknown,
  { base, linkBase, siteOrigins }: LinkContext,
): ContentLink | null {
  const isFragment = typeof raw === "string" && raw.trim().startsWith("#");
  const link = safeHref(raw, isFragment ? base : (linkBase ?? base));
  // A bare `#` is a control for a script, and the scripts of the page do not run here.
  if (link === null || link.href.endsWith("#")) return null;
  const target = new URL(link.href);
  const here = new URL(base);
  if (!siteOrigins.includes(target.origin)) return { kind: "away", href: link.href };
  const isHere = target.pathname === here.pathname && target.search === here.search;
  if (isHere && target.hash.length > 1) return { kind: "part", id: decode(target.hash.slice(1)) };
  return { kind: "site", href: movedTo(here, target) };
}

/** The context of a page with its own `base href`. Ignores a base that is not a web address. */
export function withLinkBase(place: ContentContext, raw: string | null): ContentContext {
  const link = safeHref(raw, place.base);
  return link === null ? place : { ...place, linkBase: link.href };
}

/** Returns the address of the same page at another origin of the site. */
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
    return fragment; // The percent sign does not begin an escape, so use the text as it is.
  }
}
