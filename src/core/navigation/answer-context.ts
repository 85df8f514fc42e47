import { type AnswerContext, folderHrefOf } from "../links.ts";
import { type PortalContext, portalTargetOf } from "./portal-path.ts";
import { matchRoute } from "./portal-routes.ts";

/** The part of the configuration that says where the addresses of answers lead. */
interface AnswerConfig {
  readonly apiBase: string;
  readonly imageOrigins: readonly string[];
}

/** Where the element that shows the answer is. */
interface AnswerPlace extends PortalContext {
  hrefOf(path: string): string;
}

/** The context of addresses that the page's own screens follow (decisions ZA8). */
export function answerContextOf(config: AnswerConfig, place: AnswerPlace): AnswerContext {
  return {
    ...outsideContextOf(config, place),
    placedHrefOf: (href) => portalTargetOf(href, place)?.href ?? href,
  };
}

/** The context of addresses that leave the portal, or open in another tab. */
export function outsideContextOf(
  { apiBase, imageOrigins }: AnswerConfig,
  { base, hrefOf }: Pick<AnswerPlace, "base" | "hrefOf">,
): AnswerContext {
  return {
    page: base,
    api: folderHrefOf(apiBase, base),
    imageOrigins,
    isRoute: isScreenRoute,
    routeHrefOf: hrefOf,
  };
}

/**
 * The context for links to whole pages of the site, such as those of the site search (decisions D5, V2, ZA8). In the
 * portal every page of the site is a route; elsewhere only the screens are.
 */
export function sitePagePlaceOf(
  config: AnswerConfig,
  place: AnswerPlace,
  isInPortal: boolean,
): AnswerContext {
  const context = answerContextOf(config, place);
  return isInPortal ? { ...context, isRoute: () => true } : context;
}

/** Whether a path is that of a screen. Pages that are not listed belong to the content site. */
export function isScreenRoute(path: string): boolean {
  const stop = matchRoute(path, "");
  return stop.kind !== "screen" || stop.screen.tag !== "content-page";
}
