import { safeHref } from "../links/links.ts";
import { isOfFamily } from "./site-family.ts";

export interface RedirectContext {
  /** The absolute address of the page. */
  readonly base: string;
  /** The hosts of the family, as {@link isOfFamily} accepts them. */
  readonly siteFamily: readonly string[];
}

/**
 * The address to open after sign-in: on the page's own origin or a host of the family, by http or https and without a
 * user name. Any other address becomes `/` of the page's origin. The address is parsed with the browser's own parser,
 * so that no spelling of a host outside the family passes.
 *
 * @returns an absolute address.
 */
export function redirectTargetOf(raw: unknown, { base, siteFamily }: RedirectContext): string {
  const link = safeHref(raw, base);
  const isOurs =
    link !== null && (link.sameOrigin || isOfFamily(new URL(link.href).host, siteFamily));
  return isOurs ? link.href : new URL("/", base).href;
}

/**
 * The path to open after sign-in: a path of the page's own origin with its query and fragment, or else `/`. Rejects a
 * path with two leading slashes, because it would name a host.
 */
export function destinationOf(raw: unknown, base: string): string {
  const link = safeHref(raw, base);
  if (link === null || !link.sameOrigin) return "/";
  const { pathname, search, hash } = new URL(link.href);
  return pathname.startsWith("//") ? "/" : pathname + search + hash;
}
