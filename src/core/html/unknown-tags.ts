import { readTokens } from "./read-tokens.ts";

/**
 * HTML in which tags of no known element are text (decisions H21): of `<p>No <zip> column` the paragraph
 * stays markup and the column's name is shown. The result is as unsafe as what was given.
 */
export function escapeUnknownTags(html: string): string {
  let escaped = "";
  for (const { kind, from, to } of readTokens(html, "html")) {
    const piece = html.slice(from, to);
    escaped += kind === "text" ? piece.replace(/<(?=\/?[a-z])/gi, "&lt;") : piece;
  }
  return escaped;
}
