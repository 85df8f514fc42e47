import { readTokens } from "./read-tokens.ts";
import { shortTag } from "./short-tag.ts";

/**
 * HTML in which tags of no known element are text (decisions H21): of `<p>No <zip> column` the paragraph
 * stays markup and the column's name is shown. Attributes beyond any use are left out. The result is as unsafe as what was given.
 */
export function escapeUnknownTags(html: string): string {
  let escaped = "";
  for (const token of readTokens(html, "html")) {
    const { kind, from, to } = token;
    const piece = kind === "start" ? shortTag(html, token) : html.slice(from, to);
    escaped += kind === "text" ? piece.replace(/<(?=\/?[a-z])/gi, "&lt;") : piece;
  }
  return escaped;
}
