import { readTokens } from "./read-tokens.ts";

/**
 * Escapes tags of unknown elements. In `<p>No <zip> column`, the paragraph stays markup and `<zip>` becomes text. The
 * result is as unsafe as the input.
 */
export function escapeUnknownTags(html: string): string {
  let escaped = "";
  for (const { kind, from, to } of readTokens(html, "html")) {
    const piece = html.slice(from, to);
    escaped += kind === "text" ? piece.replace(/<(?=\/?[a-z])/gi, "&lt;") : piece;
  }
  return escaped;
}
