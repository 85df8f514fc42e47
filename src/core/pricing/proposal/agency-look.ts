import { cssColorOf, defaultColor, readSiteColor } from "../../branding/site-color.ts";
import { safeImageSrc } from "../../links.ts";

/**
 * The address of a logo as a printer elsewhere can fetch it (decisions N13): inline PNG and JPEG
 * pictures and absolute addresses stay, any other is resolved against the API's base (decisions ZA8).
 *
 * @returns null for none, and for an address that is not safe.
 */
export function absoluteLogoUrl(logo: unknown, apiRoot: string): string | null {
  return safeImageSrc(logo, apiRoot);
}

/** A site colour, `#hex, alpha`, as CSS; the default one for what cannot be read (decisions N13). */
export function borderColorOf(siteColor: unknown): string {
  return cssColorOf(readSiteColor(siteColor) ?? defaultColor);
}
