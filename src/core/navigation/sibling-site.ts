import { safeHref } from "../links/links.ts";
import { isOfFamily } from "../session/site-family.ts";

export interface SiblingContext {
  /** The absolute address of the page. */
  readonly base: string;
  /** The hosts of the family, as {@link isOfFamily} accepts them. */
  readonly siteFamily: readonly string[];
}

/** The answer of the token exchange. */
export interface ExchangedToken {
  /** The host of the target, with dashes instead of dots. */
  readonly site: string;
  readonly token: string;
}

/** The query parameter that carries a token. */
const parameter = "token";

/**
 * The address on another site of the family. Null for the page's own origin, for a site outside the family, and for
 * http if the page itself uses https.
 */
export function siblingTargetOf(href: unknown, { base, siteFamily }: SiblingContext): URL | null {
  const link = safeHref(href, base);
  if (link === null || link.sameOrigin) return null;
  const target = new URL(link.href);
  const isAsSafe = target.protocol === "https:" || new URL(base).protocol === "http:";
  return isAsSafe && isOfFamily(target.host, siteFamily) ? target : null;
}

/** The value of `site` in the exchange call: the host with dashes instead of dots. */
export function siteNameOf({ host }: Pick<URL, "host">): string {
  return host.replaceAll(".", "-");
}

/**
 * Adds the exchanged token to the address and keeps its path, query and fragment. The answer must name the target or
 * another host of the family. Otherwise returns null, and the token is not sent.
 */
export function exchangedHref(
  target: URL,
  { site, token }: ExchangedToken,
  siteFamily: readonly string[],
): string | null {
  if (token === "") return null;
  const named = site.toLowerCase();
  const url = new URL(target);
  if (named !== siteNameOf(target)) {
    // A dash in the name may be a dash or a dot of the host. Replacing a real dash gives another host, so check the
    // family.
    const host = named.replaceAll("-", ".");
    if (!isOfFamily(host, siteFamily)) return null;
    url.host = host;
    if (url.host !== host) return null;
  }
  url.searchParams.set(parameter, token);
  return url.href;
}
