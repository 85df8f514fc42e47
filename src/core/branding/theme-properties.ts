import { channelsOf, readSiteColor } from "./site-color.ts";

/** The colours of the site settings. */
export interface ThemeColors {
  /** A colour as `#hex, alpha`. Null keeps the default. */
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
}

/** The highlight is the site colour at this opacity. */
const highlightOpacity = 0.4;

/**
 * The colours of the site settings as CSS custom properties. An invalid colour sets no property, so the default of the
 * element or the host page applies.
 */
export function themePropertiesOf({
  siteColor,
  buttonTextColor,
}: ThemeColors): Readonly<Record<string, string>> {
  const primary = readSiteColor(siteColor);
  const onPrimary = readSiteColor(buttonTextColor);
  return {
    ...(primary !== null && {
      "--scout-color-primary": rgbaOf(primary.hex, primary.alpha),
      "--scout-color-highlight": rgbaOf(primary.hex, highlightOpacity),
    }),
    ...(onPrimary !== null && {
      "--scout-color-on-primary": rgbaOf(onPrimary.hex, onPrimary.alpha),
    }),
  };
}

function rgbaOf(hex: string, alpha: number): string {
  return `rgb(${channelsOf(hex).join(" ")} / ${alpha})`;
}
