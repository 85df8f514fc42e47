import { channelsOf, readSiteColor } from "./site-color.ts";

/** The members of the site settings that colour the screens (2 §3 Site settings). */
export interface ThemeColors {
  /** '#hex, alpha'. Null keeps the defaults. */
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
}

/** The highlight is the site colour at this opacity (2 §9). */
const highlightOpacity = 0.4;

/**
 * The site settings as custom properties of an element (2 §3; decisions T9, T11): primary, highlight, and the text on
 * buttons. An invalid colour sets no property, so the default of the element or the host page applies.
 */
export function themePropertiesOf({
  siteColor,
  buttonTextColor,
}: ThemeColors): Readonly<Record<string, string>> {
  const primary = readSiteColor(siteColor);
  const onPrimary = readSiteColor(buttonTextColor);
  return {
    ...(primary !== null && {
      "--scout-color-primary": textOf(primary.hex, primary.alpha),
      "--scout-color-highlight": textOf(primary.hex, highlightOpacity),
    }),
    ...(onPrimary !== null && {
      "--scout-color-on-primary": textOf(onPrimary.hex, onPrimary.alpha),
    }),
  };
}

function textOf(hex: string, alpha: number): string {
  return `rgb(${channelsOf(hex).join(" ")} / ${alpha})`;
}
