import { cssColorOf, defaultColor, readSiteColor } from "../../branding/site-color.ts";
import { safeImageSrc } from "../../links/links.ts";
import { described, object, text, textOrNull, type ValueOf } from "../../wire/sent.ts";

/** How a proposal looks: an absolute logo, colors as CSS (decisions N13). */
export const sentAgency = object({
  logoUrl: described(textOrNull, "Absolute address of the logo; null for none."),
  borderTop: described(text, "Colour of the line above the header, as CSS."),
  borderBottom: described(text, "Colour of the line below the header, as CSS."),
});
export type AgencyLook = ValueOf<typeof sentAgency>;

/** The agency's look on a proposal (decisions N13): its logo, and borders in the site's color. */
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
 * The address of a logo for a printer elsewhere (decisions N13): inline PNG and JPEG pictures and absolute
 * addresses stay, any other address is resolved against the API's base (decisions B18).
 *
 * @returns null for none, and for an unsafe address.
 */
export function absoluteLogoUrl(logo: unknown, apiRoot: string): string | null {
  return safeImageSrc(logo, apiRoot);
}

/** A site color, `#hex, alpha`, as CSS; the default color for an invalid one (decisions N13). */
export function borderColorOf(siteColor: unknown): string {
  return cssColorOf(readSiteColor(siteColor) ?? defaultColor);
}
