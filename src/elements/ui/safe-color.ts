/**
 * Checks a colour from the wire: hex, a name, `rgb()` or `hsl()` that the browser supports (decisions G21). Two-word
 * status shades ("Light Green") are converted to the CSS name. Undefined for anything else.
 */
export function safeColorOf(text: string | null | undefined): string | undefined {
  const color = harmless(text?.trim().toLowerCase() ?? "");
  return color !== undefined && CSS.supports("color", color) ? color : undefined;
}

function harmless(color: string): string | undefined {
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(color)) return color;
  if (/^(?:rgb|hsl)a?\([\d ,.%]{1,60}\)$/.test(color)) return color;
  const name = color.replaceAll(/[ -]/g, "");
  return /^[a-z]{1,40}$/.test(name) && !keywords.has(name) ? name : undefined;
}

/** CSS keywords that are valid as colours but do not describe one. */
const keywords: ReadonlySet<string> = new Set([
  "inherit",
  "initial",
  "unset",
  "revert",
  "transparent",
  "currentcolor",
]);
