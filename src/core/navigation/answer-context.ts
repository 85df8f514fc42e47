import { type AnswerContext, folderHrefOf } from "../links.ts";
import { routeHrefOf } from "./portal-base.ts";
import { matchRoute } from "./portal-routes.ts";

/** The part of the configuration that says where the addresses of answers lead. */
interface AnswerConfig {
  readonly apiBase: string;
  readonly portalBase: string;
}

/** @param pageUrl - absolute address of the page that shows the answer. */
export function answerContextOf(
  { apiBase, portalBase }: AnswerConfig,
  pageUrl: string,
): AnswerContext {
  return {
    page: pageUrl,
    api: folderHrefOf(apiBase, pageUrl),
    isRoute: isScreenRoute,
    ...(portalBase !== "" && {
      routeHrefOf: (route: string) => routeHrefOf(route, portalBase, pageUrl),
    }),
  };
}

/**
 * The context for links to whole pages of the site, such as those of the site search (decisions D5, V2, ZA8). In the
 * portal every page of the site is a route; elsewhere only the screens are.
 */
export function sitePagePlaceOf(
  config: AnswerConfig,
  pageUrl: string,
  isInPortal: boolean,
): AnswerContext {
  const place = answerContextOf(config, pageUrl);
  return isInPortal ? { ...place, isRoute: () => true } : place;
}

/** Whether a path is that of a screen. Pages that are not listed belong to the content site. */
export function isScreenRoute(path: string): boolean {
  const stop = matchRoute(path, "");
  return stop.kind !== "screen" || stop.screen.tag !== "content-page";
}
