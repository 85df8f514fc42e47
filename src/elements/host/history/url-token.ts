import { takeTokenFrom } from "../../../core/internal.ts";
import { pageConfig } from "../page/page-config.ts";
import { tokenIssuerOf } from "../page/token-issuer.ts";
import { ownState, writeHistory } from "./history-state.ts";
import { hasOwnUrl } from "./page-url.ts";

/**
 * Removes a micro-site's token from the page's address, so that later requests, scripts and history entries do not have
 * it (decisions U1).
 *
 * @param apiBase - the API that will get the token
 * @returns null also if the page names another API, for which the token may have been issued
 */
export function takeUrlToken(apiBase: string): string | null {
  if (!hasOwnUrl()) return null;
  const { token, href } = takeTokenFrom(window.location.href);
  if (href !== window.location.href) writeHistory(href, ownState(), { replace: true });
  const mayGet = pageConfig({}).apiBase === "" || tokenIssuerOf(apiBase) === null;
  return mayGet ? token : null;
}
