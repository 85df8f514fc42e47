import { type AnswerContext, folderHrefOf } from "../links.ts";
import { matchRoute } from "./portal-routes.ts";

/** @param pageUrl - absolute address of the page that shows the answer. */
export function answerContextOf(apiBase: string, pageUrl: string): AnswerContext {
  return { page: pageUrl, api: folderHrefOf(apiBase, pageUrl), isRoute: isScreenRoute };
}

/**
 * The context for links to whole pages of the site, such as those of the site search (decisions D5, V2, ZA8). In the
 * portal every page of the site is a route; elsewhere only the screens are.
 */
export function sitePagePlaceOf(
  apiBase: string,
  pageUrl: string,
  isInPortal: boolean,
): AnswerContext {
  const place = answerContextOf(apiBase, pageUrl);
  return isInPortal ? { ...place, isRoute: () => true } : place;
}

/** Pages that are not listed belong to the content site. */
function isScreenRoute(path: string): boolean {
  const stop = matchRoute(path, "");
  return stop.kind !== "screen" || stop.screen.tag !== "content-page";
}
