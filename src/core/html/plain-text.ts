import { escapeUnknownTags } from "./unknown-tags.ts";

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/**
 * Markup as text (decisions D12, ZA5): tags of HTML go, other tags are text, then entities are decoded
 * once. The result is never HTML.
 */
export function toPlainText(markup: string): string {
  return escapeUnknownTags(markup)
    .replace(/<\/?(?:br|p|div|li|tr|td)\b[^<>]*>/gi, " ")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities.get(name.toLowerCase()) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}
