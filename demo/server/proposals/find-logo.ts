import type { BackendParts } from "../backend-parts.ts";
import { isAllowedOrigin } from "../http/allowed-origins.ts";
import { defaultBranding } from "../settings/default-branding.ts";

/**
 * The agency's logo as a `data:` address: as sent, or from a path of this backend. Other addresses are never fetched.
 * Null if there is no logo.
 */
export function findLogo(parts: BackendParts, request: Request, logoUrl: string): string | null {
  if (/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(logoUrl)) return logoUrl;
  const { origin } = new URL(request.url);
  const isOwn = (trusted: string) =>
    trusted === origin || isAllowedOrigin(parts.options.allowedOrigins, trusted);
  const url = URL.canParse(logoUrl, origin) ? new URL(logoUrl, origin) : null;
  if (!url || logoUrl === "" || !isOwn(url.origin)) return null;
  return url.pathname === "/favicon.ico" ? defaultBranding.navigationLogo : null;
}
