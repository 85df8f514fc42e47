import { decodeReferences } from "./character-references.ts";
import { readTokens, type TagNames } from "./read-tokens.ts";

/** Elements that do not end a word. */
const inlineElements: ReadonlySet<string> = new Set(
  (
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rb rp ruby s samp small " +
    "span strike strong sub sup time tt u var wbr"
  ).split(" "),
);

/** True if the words of an element join the words beside it. */
export function isInlineElement(name: string): boolean {
  return inlineElements.has(name);
}

/** Elements whose content is not shown as text. */
const unreadElements: ReadonlySet<string> = new Set(["datalist", "select", "template"]);

/** Elements of raw text whose content is shown as text. */
const shownRaw: ReadonlySet<string> = new Set(["plaintext", "xmp"]);

/**
 * Converts HTML to plain text on one line. Removes tags and puts a space between blocks. With `html`, only names of
 * HTML elements are tags, and other tags stay as text. The result is text. Do not use it as HTML.
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
