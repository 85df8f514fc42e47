import { takeTokenFrom } from "../../core/internal.ts";
import { hasOwnUrl } from "./page-url.ts";

/**
 * Takes a micro-site's token out of the page's address, so that no request, script or history entry
 * after it has it (decisions U1).
 */
export function takeUrlToken(): string | null {
  if (!hasOwnUrl()) return null;
  const { token, href } = takeTokenFrom(window.location.href);
  if (href !== window.location.href) window.history.replaceState(window.history.state, "", href);
  return token;
}
