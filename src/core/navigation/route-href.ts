import { type PortalContext, portalTargetOf } from "./portal-path.ts";
import { matchRoute } from "./portal-routes.ts";

/** Adds the base path to the path of a portal screen. Other addresses stay as they are. */
export function screenHrefOf(href: string, place: PortalContext): string {
  const target = portalTargetOf(href, place);
  if (target?.kind !== "route") return href;
  const stop = matchRoute(target.path, "");
  const isScreen = stop.kind === "screen" && stop.screen.tag !== "content-page";
  return isScreen ? target.href : href;
}
