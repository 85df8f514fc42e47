import { readStartTags } from "./read-start-tags.ts";

/** What a document says about its text. */
export interface DocumentFacts {
  /** Null if it does not say. */
  readonly direction: "ltr" | "rtl" | null;
  readonly language: string | undefined;
}

/** Reads a document's first tags, up to its body. */
export function readDocumentFacts(html: string): DocumentFacts {
  let direction: DocumentFacts["direction"] = null;
  let language: string | undefined;
  for (const { name, attributes } of readStartTags(html.slice(0, mostChars))) {
    if (name !== "html" && name !== "body") continue;
    const dir = attributes.get("dir")?.trim().toLowerCase();
    if (dir === "ltr" || dir === "rtl") direction = dir;
    const lang = attributes.get("lang")?.trim();
    if (lang !== undefined && /^[a-z\d-]{2,35}$/i.test(lang)) language = lang;
    if (name === "body") break;
  }
  return { direction, language };
}

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Nkoo}\p{sc=Syrc}\p{sc=Thaa}]/u;

/** The direction of texts by their first letter. */
export function directionOf(texts: Iterable<string>): "ltr" | "rtl" {
  for (const text of texts) {
    const letter = /\p{L}/u.exec(text)?.[0];
    if (letter !== undefined) return rightToLeft.test(letter) ? "rtl" : "ltr";
  }
  return "ltr";
}

/** A longer head is not read for its body's attributes. */
const mostChars = 100_000;
