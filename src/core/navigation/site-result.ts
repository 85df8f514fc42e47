import { type AnswerBase, answerLinkOf } from "../links/links.ts";

/** A result of the site search. Texts are plain. */
export interface SiteResult {
  readonly title: string;
  /** The address of the result as sent; `""` if it is missing. */
  readonly link: string;
  readonly description: string;
}

/** The results of a site search. */
export interface SiteResults {
  /** The first results, in the server's order. */
  readonly results: readonly SiteResult[];
  /** The number of results that the server sent. */
  readonly total: number;
}

/**
 * The address to open immediately: that of the only result, if it is another page of this host. Null if the list must
 * be shown.
 *
 * @param pageUrl - the address of the page that searches.
 * @param base - the base of links.
 */
export function onlyHrefOf(
  results: readonly SiteResult[],
  pageUrl: string,
  base: AnswerBase = pageUrl,
): string | null {
  const [only, other] = results;
  if (!only || other) return null;
  const link = answerLinkOf(only.link, base);
  if (!link?.sameOrigin) return null;
  const isHere = new URL(link.href).pathname === new URL(pageUrl).pathname;
  return isHere ? null : link.href;
}
