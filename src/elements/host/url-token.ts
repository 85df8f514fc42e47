import { takeTokenFrom } from "../../core/internal.ts";
import { ownState, writeHistory } from "./history-state.ts";
import { hasOwnUrl } from "./page-url.ts";

/**
 * Removes a micro-site's token from the page's address, so that no later request, script or history entry
 * has it (decisions U1).
 */
export function takeUrlToken(): string | null {
  if (!hasOwnUrl()) return null;
  const { token, href } = takeTokenFrom(window.location.href);
  if (href !== window.location.href) writeHistory(href, ownState(), { replace: true });
  return token;
}
