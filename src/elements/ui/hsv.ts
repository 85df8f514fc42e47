/** A colour as picked: hue from 0 to 360, saturation and brightness from 0 to 100. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

/** Converts `#rrggbb` to hue, saturation and brightness. */
export function hsvOf(hex: string): Hsv {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  return {
    hue: range === 0 ? 0 : 60 * sixthOf(red, green, blue, range),
    saturation: most === 0 ? 0 : (range / most) * 100,
    brightness: most * 100,
  };
}

/** Converts a colour to `#rrggbb`. */
export function hexOf({ hue, saturation, brightness }: Hsv): string {
  const most = brightness / 100;
  const range = (most * saturation) / 100;
  const channels = [5, 3, 1].map((offset) => {
    const place = (offset + hue / 60) % 6;
    return most - range * Math.max(0, Math.min(place, 4 - place, 1));
  });
  return `#${channels
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The position on the colour wheel, from 0 to 6. */
function sixthOf(red: number, green: number, blue: number, range: number): number {
  if (red >= green && red >= blue) return ((green - blue) / range + 6) % 6;
  return green >= blue ? (blue - red) / range + 2 : (red - green) / range + 4;
}
