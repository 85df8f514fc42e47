import { cssColorOf, defaultColor, readSiteColor } from "../../branding/site-color.ts";
import { safeImageSrc } from "../../links/links.ts";
import { described, object, text, textOrNull, type ValueOf } from "../../wire/sent.ts";

/** The look of the agency as sent: the absolute address of its logo, and CSS colors. */
export const sentAgency = object({
  logoUrl: described(textOrNull, "Absolute address of the logo; null for none."),
  borderTop: described(text, "Colour of the line above the header, as CSS."),
  borderBottom: described(text, "Colour of the line below the header, as CSS."),
});
export type AgencyLook = ValueOf<typeof sentAgency>;

/** The agency's look on a proposal: the logo, and borders in the site's color. */
export function agencyOf(
  settings: { readonly primaryLogo: string | null; readonly siteColor: string | null } | null,
  apiRoot: string,
): AgencyLook {
  const color = borderColorOf(settings?.siteColor);
  return {
    logoUrl: absoluteLogoUrl(settings?.primaryLogo, apiRoot),
    borderTop: color,
    borderBottom: color,
  };
}

/**
 * The address of a logo for a print service on another host (decisions N13). Inline PNG and JPEG pictures and absolute
 * addresses stay. Any other address is resolved against the API's base (decisions B18).
 *
 * @returns null without an address, or for an unsafe address
 */
export function absoluteLogoUrl(logo: unknown, apiRoot: string): string | null {
  return safeImageSrc(logo, apiRoot);
}

/** Converts a site color, `#hex, alpha`, to CSS. An invalid color becomes the default (decisions N13). */
export function borderColorOf(siteColor: unknown): string {
  return cssColorOf(readSiteColor(siteColor) ?? defaultColor);
}
