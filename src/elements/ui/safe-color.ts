/**
 * A colour from the wire: hex, a name, `rgb()` or `hsl()`, and one the browser knows (decisions G21).
 * Status shades of two words ("Light Green") become the name of one. Undefined for anything else.
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

/** Words that CSS takes for a colour and that are none to judge. */
const keywords: ReadonlySet<string> = new Set([
  "inherit",
  "initial",
  "unset",
  "revert",
  "transparent",
  "currentcolor",
]);
