import { safeHref } from "../links/links.ts";

/** The target of a link in a content page (decisions V2, V11). */
export type ContentLink =
  /** Another page of the site, opened by the router. */
  | { readonly kind: "site"; readonly href: string }
  /** Another site, opened in a new tab. */
  | { readonly kind: "away"; readonly href: string }
  /** A fragment of the same page. */
  | { readonly kind: "part"; readonly id: string };

/** The address that the links of a content page are resolved against. */
export interface ContentContext {
  /** The address of the page on its own site, the base of relative links. */
  readonly base: string;
  /** The base of the page's relative links if it gives one (`base href`), as an absolute address. */
  readonly linkBase?: string | undefined;
  /** The address of the page where its forms work: at the API's origin. */
  readonly siteHref: string;
  /** Other origins of the same site, such as that of the API. */
  readonly siteOrigins: readonly string[];
}

/** What a link is resolved by. */
export type LinkContext = Omit<ContentContext, "siteHref">;

/**
 * The link context of a path. In the portal, whose routes are the paths, the site is that of the page. Elsewhere it is
 * that of the API, because the host page may be another site.
 *
 * @param page.path - path, query and fragment; never an address of another origin.
 */
export function contentPlaceOf(page: {
  readonly path: string;
  readonly pageUrl: string;
  readonly apiBase: string;
  readonly isInPortal: boolean;
}): ContentContext {
  const pageOrigin = new URL(page.pageUrl).origin;
  const apiOrigin = originOf(page.apiBase || "/", page.pageUrl) ?? pageOrigin;
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
  // A bare "#" was a control of a script that does not run here.
  if (link === null || link.href.endsWith("#")) return null;
  const target = new URL(link.href);
  const here = new URL(base);
  if (!siteOrigins.includes(target.origin)) return { kind: "away", href: link.href };
  const isHere = target.pathname === here.pathname && target.search === here.search;
  if (isHere && target.hash.length > 1) return { kind: "part", id: decode(target.hash.slice(1)) };
  return { kind: "site", href: movedTo(here, target) };
}

/** The context of a page with a base of its own. A base that is no web address does not count. */
export function withLinkBase(place: ContentContext, raw: string | null): ContentContext {
  const link = safeHref(raw, place.base);
  return link === null ? place : { ...place, linkBase: link.href };
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
    return fragment; // A lone percent sign is text.
  }
}
