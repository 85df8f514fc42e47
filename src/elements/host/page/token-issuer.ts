import { isSampleBase, safeHref } from "../../../core/internal.ts";
import { pageUrl } from "../history/page-url.ts";
import { pageConfig } from "./page-config.ts";

/**
 * The origin whose tokens the elements of an API base use (decisions B2). Null if the page names the API: as its own
 * origin, or by `apiBase` or `trustedOrigins` of its configuration. The elements then use the page's tokens. Otherwise,
 * the API's origin has a session of its own, because an attribute alone must not decide who receives a token. Sample data has one, too,
 * which is never that of the page's users.
 */
export function tokenIssuerOf(apiBase: string): string | null {
  if (isSampleBase(apiBase)) return apiBase;
  const page = pageConfig({});
  if (apiBase === page.apiBase) return null;
  const issuer = originOf(apiBase);
  const named = [originOf(""), originOf(page.apiBase), ...page.trustedOrigins];
  return named.includes(issuer) ? null : issuer;
}

/** An invalid base counts as its own origin. */
function originOf(apiBase: string): string {
  const link = safeHref(apiBase || "/", pageUrl());
  return link === null ? apiBase : new URL(link.href).origin;
}
