import { type AnswerBase, answerLinkOf } from "../links.ts";

/** One result of the site search (1 §2 Site search results). Texts are plain. */
export interface SiteResult {
  readonly title: string;
  /** As sent; `""` when there is none. */
  readonly link: string;
  readonly description: string;
}

/**
 * Where a search leads at once (decisions D5, ZA14): to its only result when that is another page of this
 * host. An absolute address; null when the list is to be shown.
 *
 * @param pageUrl - the address of the page that searches.
 * @param base - what links are resolved against.
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
