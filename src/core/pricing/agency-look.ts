import { safeImageSrc } from "../links.ts";
import { textOf } from "./read-wire.ts";

/** The colour of an agency that has chosen none (1 §9). */
export const defaultSiteColor = "#0c304c, 1";

/**
 * The address of a logo as a printer elsewhere can fetch it (rulings N13): inline PNG and JPEG
 * pictures and absolute addresses stay, a path stands on the origin.
 *
 * @returns null for none, and for an address that is not safe.
 */
export function absoluteLogoUrl(logo: unknown, origin: string): string | null {
  return safeImageSrc(logo, origin);
}

/** A site colour, `#hex, alpha`, as CSS; the default one for what cannot be read (rulings N13). */
export function borderColorOf(siteColor: unknown): string {
  return rgbaOf(textOf(siteColor)) ?? rgbaOf(defaultSiteColor) ?? "";
}

const shape = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:\s*,\s*(0?\.\d+|1\.0+|[01]))?$/i;

/** Without an alpha it is opaque. */
function rgbaOf(text: string): string | null {
  const [, hex, alpha = "1"] = shape.exec(text) ?? [];
  if (hex === undefined) return null;
  const long = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const channels = [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
  return `rgba(${[...channels, Number(alpha)].join(", ")})`;
}
