import { type CharacterReference, characterOf, replaceReferences } from "./character-references.ts";
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
  const text = escapeUnknownTags(markup)
    .replace(/<\/?(?:br|p|div|li|tr|td)\b[^<>]*>/gi, " ")
    .replace(/<\/?[a-z!][^<>]*>/gi, "");
  return replaceReferences(text, read).replace(/\s+/g, " ").trim();
}

function read({ text, name, code, isClosed }: CharacterReference): string {
  if (!isClosed) return text;
  if (name !== null) return entities.get(name.toLowerCase()) ?? text;
  return characterOf(code ?? 0) ?? text;
}
