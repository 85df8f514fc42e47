import { safeHref } from "../links.ts";
import { isOfFamily } from "../session/site-family.ts";

export interface SiblingContext {
  /** Absolute address of the page. */
  readonly base: string;
  /** As {@link isOfFamily} reads it. */
  readonly siteFamily: readonly string[];
}

/** What the server gives in exchange for the token (1 §7). */
export interface ExchangedToken {
  /** The target's host, its dots as dashes. */
  readonly site: string;
  readonly token: string;
}

/** Query parameter that brings a token (2 §4; decisions D8). */
const parameter = "token";

/**
 * The address of another site of the family (decisions D6); null for the page's own origin, for anything
 * else, and for one that would carry a token over an open line where the page's own is not.
 */
export function siblingTargetOf(href: unknown, { base, siteFamily }: SiblingContext): URL | null {
  const link = safeHref(href, base);
  if (link === null || link.sameOrigin) return null;
  const target = new URL(link.href);
  const isAsSafe = target.protocol === "https:" || new URL(base).protocol === "http:";
  return isAsSafe && isOfFamily(target.host, siteFamily) ? target : null;
}

/** `site` of the exchange call: the host with its dots as dashes (1 §7). */
export function siteNameOf({ host }: Pick<URL, "host">): string {
  return host.replaceAll(".", "-");
}

/**
 * The address to go to with an exchanged token (decisions D7, D8), path, query and fragment kept. The
 * answer names the target, or another host of the family; whatever else it names gets no token: null.
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
    // Dashes of a name are read as dots, too: another host, unless the family has it.
    const host = named.replaceAll("-", ".");
    if (!isOfFamily(host, siteFamily)) return null;
    url.host = host;
    if (url.host !== host) return null;
  }
  url.searchParams.set(parameter, token);
  return url.href;
}
