import { decodeReferences } from "./character-references.ts";
import { attributePattern, readTokens } from "./read-tokens.ts";

/** A start tag of an HTML text. */
export interface StartTag {
  /** The name of the tag, in lower case. */
  readonly name: string;
  /**
   * The decoded values of the attributes, keyed by name in lower case. The first of two attributes with the same name
   * counts.
   */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Elements whose inner tags are skipped. */
const skippedElements: ReadonlySet<string> = new Set(["noscript", "template"]);

/**
 * Reads the start tags of an HTML text in document order. Comments, scripts, styles, templates and other raw text
 * contain no tags.
 */
export function* readStartTags(html: string): Generator<StartTag> {
  let outer: string | null = null;
  for (const { kind, name, from } of readTokens(html)) {
    if (kind === "end" && name === outer) outer = null;
    if (kind !== "start" || outer !== null) continue;
    if (skippedElements.has(name)) outer = name;
    yield { name, attributes: readAttributes(html, from + 1 + name.length) };
  }
}

/** Reads the attributes of a complete start tag, beginning after its name. */
export function readAttributes(html: string, from: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  const attribute = new RegExp(attributePattern);
  attribute.lastIndex = from;
  for (;;) {
    const [, , key, double, single, bare] = attribute.exec(html) ?? [];
    if (key === undefined) return attributes; // The end of the tag.
    const lower = key.toLowerCase();
    if (!attributes.has(lower)) {
      attributes.set(lower, decodeReferences(double ?? single ?? bare ?? "", "attribute"));
    }
  }
}
