import { type AnswerBase, answerLinkOf } from "../links/links.ts";

/** A result of the site search (1 §2 Site search results). Texts are plain. */
export interface SiteResult {
  readonly title: string;
  /** As sent; `""` if there is none. */
  readonly link: string;
  readonly description: string;
}

/** What a search found. */
export interface SiteResults {
  /** The first ones, in the server's order. */
  readonly results: readonly SiteResult[];
  /** How many the server sent. */
  readonly total: number;
}

/**
 * The address to open immediately (decisions D5, B19): that of the only result, if it is another page of this host.
 * Absolute; null if the list must be shown.
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
