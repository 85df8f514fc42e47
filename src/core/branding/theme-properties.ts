import { cssOfButtonText, readButtonText } from "./button-text.ts";
import { cssColorOf, readSiteColor } from "./site-color.ts";

/** The members of the site settings that colour the screens (2 §3 Site settings). */
export interface ThemeColors {
  /** '#hex, alpha'; null keeps the defaults. */
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
}

/** Custom properties, by name, to be set on elements: never on the page's root (rulings T11). */
export type ThemeProperties = Readonly<Record<string, string>>;

/** Opacity of the highlight, whatever that of the site colour (2 §9; rulings T9). */
const highlightOpacity = 0.4;

/**
 * Settings as custom properties of an element (2 §3; rulings T8, T9, T11): primary, highlight, and the
 * text on buttons. A colour that cannot be read sets none: the default of the element, or the host
 * page's, stays.
 */
export function themePropertiesOf({ siteColor, buttonTextColor }: ThemeColors): ThemeProperties {
  const color = readSiteColor(siteColor);
  const text = readButtonText(buttonTextColor);
  return {
    ...(color !== null && {
      "--scout-color-primary": cssColorOf(color),
      "--scout-color-highlight": cssColorOf({ ...color, alpha: highlightOpacity }),
    }),
    ...(text !== null && { "--scout-color-on-primary": cssOfButtonText(text) }),
  };
}
