import { type AnswerPlace, folderHrefOf } from "../links.ts";
import { portalStopAt } from "./portal-routes.ts";

/** @param pageUrl - absolute address of the page that shows the answer. */
export function answerPlaceOf(apiBase: string, pageUrl: string): AnswerPlace {
  return { page: pageUrl, api: folderHrefOf(apiBase, pageUrl), isRoute: isScreenRoute };
}

/**
 * What links to whole pages of the site are resolved against, such as those of the site search (rulings
 * D5, V2, ZA8). In the portal every page of the site is a route; elsewhere only the screens are.
 */
export function sitePagePlaceOf(
  apiBase: string,
  pageUrl: string,
  isInPortal: boolean,
): AnswerPlace {
  const place = answerPlaceOf(apiBase, pageUrl);
  return isInPortal ? { ...place, isRoute: () => true } : place;
}

/** Pages that nobody listed are the content site's. */
function isScreenRoute(path: string): boolean {
  const stop = portalStopAt(path, "");
  return stop.kind !== "screen" || stop.screen.tag !== "content-page";
}
