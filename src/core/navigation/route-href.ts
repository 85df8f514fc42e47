import { type PortalContext, portalTargetOf } from "./portal-path.ts";
import { matchRoute } from "./portal-routes.ts";

/** Adds the base path to an address that names a screen of the portal. Others stay as they are (decisions B18). */
export function screenHrefOf(href: string, place: PortalContext): string {
  const target = portalTargetOf(href, place);
  if (target?.kind !== "route") return href;
  const stop = matchRoute(target.path, "");
  const isScreen = stop.kind === "screen" && stop.screen.tag !== "content-page";
  return isScreen ? target.href : href;
}
