import { safeColourOf } from "./safe-colour.ts";

/** How a colour of the server is drawn. */
export interface ColourUse {
  readonly colour: string;
  /** `swatch`: a spot of the colour beside text in the normal colour. */
  readonly use: "text" | "swatch";
}

const contrastFloor = 4.5;

/**
 * Decides how a colour is drawn on a background (rulings G21): as the text's own colour only when
 * its contrast is known to be at least 4.5. Null when the colour is not to be used.
 */
export function colourUseOf(raw: string, background: string): ColourUse | null {
  const colour = safeColourOf(raw);
  if (colour === null) return null;
  const ratio = contrastRatioOf(colour, background);
  return { colour, use: ratio !== null && ratio >= contrastFloor ? "text" : "swatch" };
}

/**
 * Contrast of two opaque colours by WCAG 2, from 1 to 21. Null when one of them is neither hex nor
 * one of the names known here, or lets something shine through.
 */
export function contrastRatioOf(colour: string, background: string): number | null {
  const [a, b] = [luminanceOf(colour), luminanceOf(background)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(colour: string): number | null {
  const name = safeColourOf(colour) ?? "";
  const hex = namedColours.get(name) ?? (name.startsWith("#") ? name.slice(1) : "");
  const digits = hex.length < 6 ? hex.replace(/./g, "$&$&") : hex;
  if (!/^[\da-f]{6}(?:ff)?$/.test(digits)) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const level = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The basic names of CSS and the shades that statuses are given in; others get a swatch. */
const namedColours: ReadonlyMap<string, string> = new Map([
  ["black", "000"],
  ["white", "fff"],
  ["gray", "808080"],
  ["grey", "808080"],
  ["silver", "c0c0c0"],
  ["maroon", "800000"],
  ["red", "f00"],
  ["purple", "800080"],
  ["fuchsia", "f0f"],
  ["green", "008000"],
  ["lime", "0f0"],
  ["olive", "808000"],
  ["yellow", "ff0"],
  ["navy", "000080"],
  ["blue", "00f"],
  ["teal", "008080"],
  ["aqua", "0ff"],
  ["orange", "ffa500"],
  ["gold", "ffd700"],
  ["brown", "a52a2a"],
  ["darkred", "8b0000"],
  ["darkorange", "ff8c00"],
  ["darkgreen", "006400"],
  ["lightgreen", "90ee90"],
  ["darkblue", "00008b"],
  ["lightblue", "add8e6"],
]);
