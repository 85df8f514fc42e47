import { attributePattern, type HtmlToken } from "./read-tokens.ts";

/** A tag of this length may have many attributes. */
const longTag = 10_000;
/** No element has as many. */
const mostAttributes = 200;

/**
 * A start tag as it is written, without the attributes after the first 200: parsers compare every attribute with all
 * before it.
 */
export function shortTag(html: string, { name, from, to }: HtmlToken): string {
  if (to - from < longTag) return html.slice(from, to);
  const attribute = new RegExp(attributePattern);
  attribute.lastIndex = from + 1 + name.length;
  for (let count = 0; count < mostAttributes; count += 1) {
    const end = attribute.exec(html)?.[1];
    if (end !== undefined) return html.slice(from, to);
  }
  return `${html.slice(from, attribute.lastIndex)}>`;
}
