import { type HtmlToken, readTokens } from "./read-tokens.ts";

/**
 * Neutral names for elements that sanitisers remove whatever they are told, and for forms, whose fields could stand in for
 * the form's own properties.
 */
const neutralNames: ReadonlyMap<string, string> = new Map([
  ["embed", "scout-object"],
  ["form", "scout-form"],
  ["frame", "scout-frame"],
  ["iframe", "scout-frame"],
  ["listing", "pre"],
  ["noscript", "scout-noscript"],
  ["object", "scout-object"],
  ["plaintext", "pre"],
  ["xmp", "pre"],
]);

const withoutEndTag: ReadonlySet<string> = new Set(["embed", "frame"]);

/** Elements whose raw content is text of the page. */
const withText: ReadonlySet<string> = new Set(["plaintext", "title", "xmp"]);

/**
 * HTML in which frames, objects, forms and raw texts bear neutral names (decisions ZA10), so that every sanitiser
 * leaves them to be replaced by what they say. The result is as unsafe as what was given.
 */
export function neutraliseMarkup(html: string): string {
  let neutral = "";
  /** What comes before this is in the result. */
  let done = 0;
  for (const token of readTokens(html)) {
    const piece = neutralPieceOf(token, html);
    if (piece === null) continue;
    neutral += html.slice(done, token.from) + piece;
    done = token.to;
  }
  return neutral + html.slice(done);
}

/** Null for a piece that stays as it is. */
function neutralPieceOf({ kind, name, from, to }: HtmlToken, html: string): string | null {
  if (kind === "raw") {
    return withText.has(name) ? html.slice(from, to).replace(/</g, "&lt;") : "";
  }
  const newName = neutralNames.get(name);
  if (newName === undefined) return null;
  if (kind === "end") return `</${newName}>`;
  if (kind !== "start") return "";
  const rest = html.slice(from + 1 + name.length, to);
  return `<${newName}${rest}${withoutEndTag.has(name) ? `</${newName}>` : ""}`;
}
