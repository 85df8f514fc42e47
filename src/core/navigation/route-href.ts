import { type PortalPlace, portalTargetOf } from "./portal-path.ts";
import { portalStopAt } from "./portal-routes.ts";

/** An address that names a screen of the portal, below the portal's base path; any other as it is (rulings ZA8). */
export function routeHrefOf(href: string, place: PortalPlace): string {
  const target = portalTargetOf(href, place);
  if (target?.kind !== "route") return href;
  const stop = portalStopAt(target.path, "");
  const isScreen = stop.kind === "screen" && stop.screen.tag !== "content-page";
  return isScreen ? target.href : href;
}
