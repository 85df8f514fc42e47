/**
 * A colour of the server, if its syntax is harmless: hex, a name, `rgb()` or `hsl()` (rulings G21).
 * Only the browser knows whether it is a colour: ask `CSS.supports("color", …)` before use. Status
 * shades of two words ("Light Green") become the name of one.
 */
export function safeColourOf(raw: string): string | null {
  const colour = raw.trim().toLowerCase();
  if (!/^[#a-z0-9 (),.%]{1,64}$/.test(colour)) return null;
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(colour)) return colour;
  if (/^(?:rgb|hsl)a?\([\d ,.%]+\)$/.test(colour)) return colour;
  const name = colour.replaceAll(" ", "");
  return /^[a-z]+$/.test(name) && !keywords.has(name) ? name : null;
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
