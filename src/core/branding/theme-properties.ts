/** The members of the site settings that colour the screens (2 §3 Site settings). */
export interface ThemeColors {
  /** '#hex, alpha'; null keeps the defaults. */
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
}

/** Highlight is the site colour at this (2 §9). */
const highlightOpacity = 0.4;

/**
 * Settings as custom properties of an element (2 §3; rulings T11): primary, highlight, and the text on
 * buttons. A colour that cannot be read sets none: the default of the element, or the host page's, stays.
 */
export function themePropertiesOf({
  siteColor,
  buttonTextColor,
}: ThemeColors): Readonly<Record<string, string>> {
  const primary = readColor(siteColor);
  const onPrimary = readColor(buttonTextColor);
  return {
    ...(primary !== null && {
      "--scout-color-primary": textOf(primary, primary.alpha),
      "--scout-color-highlight": textOf(primary, highlightOpacity),
    }),
    ...(onPrimary !== null && { "--scout-color-on-primary": textOf(onPrimary, onPrimary.alpha) }),
  };
}

interface Color {
  /** Red, green, blue from 0 to 255. */
  readonly channels: readonly number[];
  readonly alpha: number;
}

const shape = /^#((?:[0-9a-f]{3,4}){1,2})(?:\s*,\s*(\d*\.?\d+))?$/i;

/** The second part wins over the alpha of four or eight digits; neither is opaque (rulings T1). */
function readColor(text: string | null): Color | null {
  const [, hex = "", given] = shape.exec(text?.trim() ?? "") ?? [];
  const long = hex.length < 6 ? hex.replace(/./g, "$&$&") : hex;
  if (long.length !== 6 && long.length !== 8) return null;
  const numbers = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const [red = 0, green = 0, blue = 0, last = 255] = numbers;
  const alpha = given === undefined ? Math.round((last / 255) * 100) / 100 : Number(given);
  return { channels: [red, green, blue], alpha: Math.min(alpha, 1) };
}

function textOf({ channels }: Color, alpha: number): string {
  return `rgb(${channels.join(" ")} / ${alpha})`;
}
