import { ownPathOf, safeHref } from "../links.ts";

/**
 * The way to the sign-in and back (decisions ZA7): the address that the page owner names, with the present
 * one as its parameter `destination`; null where none is named, or none that may be followed.
 */
export function signInHrefOf(signInUri: string, pageUrl: string): string | null {
  const link = safeHref(signInUri, pageUrl);
  if (link === null) return null;
  const target = new URL(link.href);
  const destination = link.sameOrigin ? ownPathOf(new URL(pageUrl)) : pageUrl;
  target.searchParams.set("destination", destination);
  return target.href;
}
