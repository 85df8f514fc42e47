import { matchRoute } from "./portal-routes.ts";

/** The tag of the screen at a path of the portal. Null for a redirect and the sign-out. */
export function screenTagAt(path: string): string | null {
  const match = matchRoute(path, "");
  return match.kind === "screen" ? match.screen.tag : null;
}
