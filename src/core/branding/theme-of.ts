import { cssOfButtonText, readButtonText } from "./button-text.ts";
import { cssColorOf, readSiteColor } from "./site-color.ts";

/** Custom properties, by name, to be set on elements: never on the page's root (rulings T11). */
export type Theme = Readonly<Record<`--${string}`, string>>;

/** Opacity of the highlight, whatever that of the site colour (2 §9; rulings T9). */
const highlightAlpha = 0.4;

/**
 * What the settings make of the elements' looks (2 §3; rulings T8, T9, T11). What is missing or
 * cannot be read is left out, so that the elements' own defaults hold (rulings B16).
 */
export function themeOf(settings: {
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
}): Theme {
  const color = readSiteColor(settings.siteColor);
  const text = readButtonText(settings.buttonTextColor);
  return {
    ...(color !== null && {
      "--scout-color-primary": cssColorOf(color),
      "--scout-color-highlight": cssColorOf({ ...color, alpha: highlightAlpha }),
    }),
    ...(text !== null && { "--scout-color-on-primary": cssOfButtonText(text) }),
  };
}
