/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** 1 §9, default agency colour. */
const fallback: Colour = [12 / 255, 48 / 255, 76 / 255];

/** Reads `rgba(12, 48, 76, 1)`, `#0c304c` or `#0c304c, 1` on white paper; anything else is the default. */
export function readColour(text: string): Colour {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:\s*,\s*([\d.]+))?$/i.exec(text.trim());
  if (hex) {
    const [red = "", green = "", blue = ""] = hex.slice(1);
    const channels: Colour = [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
    return onWhite(channels, Number(hex[4] ?? 1));
  }
  const numbers = /^rgba?\(([\d.,\s/%]+)\)$/i
    .exec(text.trim())?.[1]
    ?.match(/[\d.]+/g)
    ?.map(Number);
  if (!numbers) return fallback;
  const [red, green, blue, alpha = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return fallback;
  return onWhite([red, green, blue], alpha);
}

/** Formats a colour as `#rrggbb`. */
export function hexOf(colour: Colour): string {
  return `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Black or white, whichever is legible on the colour. */
export function inkOn([red, green, blue]: Colour): Colour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? [0, 0, 0] : [1, 1, 1];
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function onWhite([red, green, blue]: Colour, alpha: number): Colour {
  const share = Math.min(Math.max(alpha, 0), 1);
  const mixed = (part: number) => (Math.min(part, 255) / 255) * share + (1 - share);
  return [mixed(red), mixed(green), mixed(blue)];
}
