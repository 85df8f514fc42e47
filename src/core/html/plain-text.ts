import { decodeReferences } from "./character-references.ts";
import { readTokens, type TagNames } from "./read-tokens.ts";

/** Elements that do not end a word. */
const inlineElements: ReadonlySet<string> = new Set(
  (
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rb rp ruby s samp small " +
    "span strike strong sub sup time tt u var wbr"
  ).split(" "),
);

/** Whether an element's words join those beside it. */
export function isInlineElement(name: string): boolean {
  return inlineElements.has(name);
}

/** Elements whose content nobody reads. */
const unreadElements: ReadonlySet<string> = new Set(["datalist", "select", "template"]);

/** Raw content that is text. */
const shownRaw: ReadonlySet<string> = new Set(["plaintext", "xmp"]);

/**
 * The words of a piece of HTML on one line (decisions D12, H21). Its tags are left out, with a space between blocks; with
 * `html`, tags of other names are text. The result is text, never HTML again.
 */
export function toPlainText(html: string, tagNames: TagNames = "html"): string {
  let text = "";
  let outer: string | null = null;
  for (const { kind, name, from, to } of readTokens(html, tagNames)) {
    if (kind === "end" && name === outer) outer = null;
    else if (outer !== null) continue;
    else if (kind === "start" && unreadElements.has(name)) outer = name;
    else if (kind === "text") text += decodeReferences(html.slice(from, to));
    else if (kind === "raw" && shownRaw.has(name)) text += html.slice(from, to);
    if ((kind === "start" || kind === "end") && !isInlineElement(name)) text += " ";
  }
  return text.replace(/\s+/g, " ").trim();
}
