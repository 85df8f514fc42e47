import { enteredText } from "../texts/fold-text.ts";

/** A colour of the site settings. */
export interface SiteColor {
  /** The color in the form `#rrggbb`, in lower case. */
  readonly hex: string;
  /** The opacity, from 0 to 1. */
  readonly alpha: number;
}

/** The default colour of an agency. */
export const defaultColor: SiteColor = { hex: "#0c304c", alpha: 1 };

const digits = /^#?([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const opacity = /^(?:\d+|\d*\.\d+)$/;

/**
 * Parses a colour of 3, 4, 6 or 8 hexadecimal digits, with or without `#`. The fourth digit, or the last two, are the
 * opacity. Without them `alpha` is null.
 *
 * @throws TypeError for any other text.
 */
export function parseHex(text: string): { readonly hex: string; readonly alpha: number | null } {
  const [, found] = digits.exec(enteredText(text)) ?? [];
  if (found === undefined) throw new TypeError("Not a colour of 3, 4, 6 or 8 digits.");
  const long = found.length < 6 ? found.replace(/./g, "$&$&") : found;
  const last = long.slice(6);
  const alpha = last === "" ? null : rounded(Number.parseInt(last, 16) / 255);
  return { hex: `#${long.slice(0, 6).toLowerCase()}`, alpha };
}

/**
 * Parses a colour like {@link parseHex}, but it is opaque by default. Returns null instead of throwing.
 */
export function readHex(text: string): SiteColor | null {
  try {
    const { hex, alpha } = parseHex(text);
    return { hex, alpha: alpha ?? 1 };
  } catch {
    return null;
  }
}

/**
 * Reads a colour in the form of the settings: `#hex, alpha`. The second part overrides an opacity in the digits.
 *
 * @returns null if it is invalid.
 */
export function readSiteColor(raw: unknown): SiteColor | null {
  if (typeof raw !== "string" || !raw.trim().startsWith("#")) return null;
  const [first = "", second, ...more] = raw.split(",").map((part) => part.trim());
  const color = readHex(first);
  if (color === null || more.length > 0) return null;
  if (second === undefined) return color;
  if (!opacity.test(second)) return null;
  return { hex: color.hex, alpha: rounded(Math.min(1, Number(second))) };
}

/** Formats a colour in its one stored form: `#rrggbb, a`. */
export function writeSiteColor({ hex, alpha }: SiteColor): string {
  return `${hex}, ${rounded(alpha)}`;
}

/** Formats a colour as the user types it: six digits, or eight if it is not opaque. */
export function hexTextOf({ hex, alpha }: SiteColor): string {
  const last = Math.round(alpha * 255);
  return last === 255 ? hex : hex + last.toString(16).padStart(2, "0");
}

/** Formats a colour as CSS: `rgba(12, 48, 76, 1)`. */
export function cssColorOf(color: SiteColor): string {
  return `rgba(${[...channelsOf(color.hex), color.alpha].join(", ")})`;
}

/** The red, green and blue channels of `#rrggbb`, from 0 to 255. */
export function channelsOf(hex: string): readonly [red: number, green: number, blue: number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Rounds an opacity to a thousandth, which is finer than two hexadecimal digits. */
function rounded(alpha: number): number {
  return Math.round(alpha * 1000) / 1000;
}
