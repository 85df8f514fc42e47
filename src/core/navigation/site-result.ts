import { safeHref } from "../links.ts";

/** One result of the site search (1 §2 Site search results). Texts are plain. */
export interface SiteResult {
  readonly title: string;
  /** As sent; `""` when there is none. */
  readonly link: string;
  readonly description: string;
}

/**
 * Where a search leads at once (rulings D5): to its only result when that is another page of this
 * host. Path, query and fragment; null when the list is to be shown.
 *
 * @param pageUrl - the address of the page that searches.
 */
export function onlyPathOf(results: readonly SiteResult[], pageUrl: string): string | null {
  const [only, other] = results;
  if (!only || other) return null;
  const link = safeHref(only.link, pageUrl);
  if (!link?.sameOrigin) return null;
  const { pathname, search, hash } = new URL(link.href);
  return pathname === new URL(pageUrl).pathname ? null : pathname + search + hash;
}
