import { type ButtonText, cssOfButtonText } from "./button-text.ts";
import { channelsOf, type SiteColor } from "./site-color.ts";

/** The minimum contrast of readable text (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** The contrast of button text on the site colour, from 1 to 21, on a white page. */
export function contrastOf(text: ButtonText, color: SiteColor): number {
  const onWhite = channelsOf(color.hex).map(
    (channel) => channel * color.alpha + 255 * (1 - color.alpha),
  );
  const [light = 0, dark = 0] = [
    luminanceOf(onWhite),
    luminanceOf(channelsOf(cssOfButtonText(text))),
  ].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of channels from 0 to 255 (WCAG 2.2). */
function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
