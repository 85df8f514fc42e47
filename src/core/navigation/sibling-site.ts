import { safeHref } from "../links/links.ts";
import { isOfFamily } from "../session/site-family.ts";

export interface SiblingContext {
  /** Absolute address of the page. */
  readonly base: string;
  /** As {@link isOfFamily} reads it. */
  readonly siteFamily: readonly string[];
}

/** The answer of the token exchange (1 §7). */
export interface ExchangedToken {
  /** The host of the target, with dashes instead of dots. */
  readonly site: string;
  readonly token: string;
}

/** The query parameter that carries a token (2 §4; decisions D8). */
const parameter = "token";

/**
 * The address of another site of the family (decisions D6). Null for the page's own origin, for any other site, and for
 * an unencrypted address if the page's own is encrypted.
 */
export function siblingTargetOf(href: unknown, { base, siteFamily }: SiblingContext): URL | null {
  const link = safeHref(href, base);
  if (link === null || link.sameOrigin) return null;
  const target = new URL(link.href);
  const isAsSafe = target.protocol === "https:" || new URL(base).protocol === "http:";
  return isAsSafe && isOfFamily(target.host, siteFamily) ? target : null;
}

/** `site` of the exchange call: the host with dashes instead of dots (1 §7). */
export function siteNameOf({ host }: Pick<URL, "host">): string {
  return host.replaceAll(".", "-");
}

/**
 * The address with the exchanged token (decisions D7, D8); path, query and fragment are kept. The answer must name the
 * target, or another host of the family. Null otherwise: the token is not sent.
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
    // Dashes of a name may also stand for dots. That is another host, unless the family contains it.
    const host = named.replaceAll("-", ".");
    if (!isOfFamily(host, siteFamily)) return null;
    url.host = host;
    if (url.host !== host) return null;
  }
  url.searchParams.set(parameter, token);
  return url.href;
}
