import { safeHref } from "../links.ts";
import { isOfFamily } from "./site-family.ts";

export interface RedirectContext {
  /** Absolute address of the page. */
  readonly base: string;
  /** As {@link isOfFamily} reads it. */
  readonly siteFamily: readonly string[];
}

/**
 * Where a sign-in may lead (2 §4 Login; decisions U6, U15, M8): to the page's own origin or a host of the
 * family, by http or https and without a user name. Anything else leads to `/` of the page's origin.
 * What is given is judged as the browser will read it, so no spelling of another host gets through.
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
 * The path that a sign-in is asked to lead to (decisions U10): a path of the page's own origin with its
 * query and fragment, else `/`. A path of two slashes would name a host wherever it is used next.
 */
export function destinationOf(raw: unknown, base: string): string {
  const link = safeHref(raw, base);
  if (link === null || !link.sameOrigin) return "/";
  const { pathname, search, hash } = new URL(link.href);
  return pathname.startsWith("//") ? "/" : pathname + search + hash;
}
