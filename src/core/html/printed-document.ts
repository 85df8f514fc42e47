import { decodeReferences } from "./character-references.ts";
import { readAttributes } from "./read-start-tags.ts";
import { readTokens } from "./read-tokens.ts";
import { shortTag } from "./short-tag.ts";

/** A style sheet of a document. */
export type PrintedSheet =
  | { readonly kind: "text"; readonly css: string; readonly media: string }
  /** `href` is as written. */
  | { readonly kind: "link"; readonly href: string; readonly media: string };

/** A document that is taken apart to be printed. */
export interface PrintedDocument {
  readonly title: string;
  /** In document order. */
  readonly sheets: readonly PrintedSheet[];
  /** Of the tags `html` and `body`, by name. */
  readonly html: ReadonlyMap<string, string>;
  readonly body: ReadonlyMap<string, string>;
  /** The rest, as unsafe as what was given. */
  readonly markup: string;
}

const taken: ReadonlySet<string> = new Set(["style", "title"]);

/** Reads a document's title, sheets and outer tags, as text: nothing is created, so nothing is fetched (decisions N10). */
export function readPrintedDocument(document: string): PrintedDocument {
  const sheets: PrintedSheet[] = [];
  const outer = { html: new Map<string, string>(), body: new Map<string, string>() };
  let title = "";
  let markup = "";
  let media = "";
  for (const token of readTokens(document)) {
    const { kind, name, from, to } = token;
    const piece = kind === "start" ? shortTag(document, token) : document.slice(from, to);
    if (kind === "raw" && name === "style") sheets.push({ kind: "text", css: piece, media });
    if (kind === "raw" && name === "title")
      title ||= decodeReferences(piece).replace(/\s+/g, " ").trim();
    if (taken.has(name)) {
      if (kind === "start") media = readAttributes(piece, name.length + 1).get("media") ?? "";
      continue;
    }
    markup += piece;
    if (kind !== "start" || !/^(?:html|body|link)$/.test(name)) continue;
    const attributes = readAttributes(piece, name.length + 1);
    if (name === "link" && /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes.get("rel") ?? "")) {
      const href = attributes.get("href") ?? "";
      sheets.push({ kind: "link", href, media: attributes.get("media") ?? "" });
    }
    if (name !== "html" && name !== "body") continue;
    for (const [key, value] of attributes) if (!outer[name].has(key)) outer[name].set(key, value);
  }
  return { title, sheets, ...outer, markup };
}
