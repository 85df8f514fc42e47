import { ownPathOf, safeHref } from "../links.ts";

/**
 * The link to the sign-in page (decisions ZA7): the configured address with the current one as the parameter
 * `destination`. Null if none is configured, or if it is unsafe.
 */
export function signInHrefOf(signInUri: string, pageUrl: string): string | null {
  const link = safeHref(signInUri, pageUrl);
  if (link === null) return null;
  const target = new URL(link.href);
  const destination = link.sameOrigin ? ownPathOf(new URL(pageUrl)) : pageUrl;
  target.searchParams.set("destination", destination);
  return target.href;
}
