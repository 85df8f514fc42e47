import { keyNames } from "./acts-messages.ts";
/** Opens the palette, on an Apple keyboard with ⌘. */
export const paletteKeys = "Control+K";

/** Formats the shortcuts of `aria-keyshortcuts` for display: `Ctrl+Z`, or `⌘Z` on an Apple keyboard. */
export function keyTextOf(keys: string, isApple: boolean): string {
  const ways = keys.split(" ");
  if (ways.length > 1) return ways.map((way) => keyTextOf(way, isApple)).join(", ");
  const parts = keys.split("+");
  if (!isApple) return parts.map((part) => keyNames[part] ?? part).join("+");
  return parts.map((part) => appleKeys.get(part) ?? part).join("");
}

const appleKeys: ReadonlyMap<string, string> = new Map([
  ["Control", "⌘"],
  ["Shift", "⇧"],
  ["Alt", "⌥"],
]);
