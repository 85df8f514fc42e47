import { safeHref } from "../../../core/internal.ts";
import { pageUrl } from "../history/page-url.ts";
import { pageConfig } from "./page-config.ts";

/**
 * Whose tokens the elements of an API base have (decisions B2). Null where the page names the API: as its own origin, or by
 * `apiBase` or `trustedOrigins` of its configuration; they have those of the page. Else the API's origin: its session is
 * kept apart, for an attribute alone does not decide who receives a token.
 */
export function tokenIssuerOf(apiBase: string): string | null {
  const page = pageConfig({});
  if (apiBase === page.apiBase) return null;
  const issuer = originOf(apiBase);
  const named = [originOf(""), originOf(page.apiBase), ...page.trustedOrigins];
  return named.includes(issuer) ? null : issuer;
}

/** An invalid base stands for itself. */
function originOf(apiBase: string): string {
  const link = safeHref(apiBase || "/", pageUrl());
  return link === null ? apiBase : new URL(link.href).origin;
}
