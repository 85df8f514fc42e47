import { type PortalContext, portalTargetOf } from "./portal-path.ts";
import { matchRoute } from "./portal-routes.ts";

/** An address that names a screen of the portal, below the portal's base path; any other as it is (decisions ZA8). */
export function routeHrefOf(href: string, place: PortalContext): string {
  const target = portalTargetOf(href, place);
  if (target?.kind !== "route") return href;
  const stop = matchRoute(target.path, "");
  const isScreen = stop.kind === "screen" && stop.screen.tag !== "content-page";
  return isScreen ? target.href : href;
}
