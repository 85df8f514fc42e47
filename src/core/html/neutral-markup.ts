import { type HtmlToken, readTokens } from "./read-tokens.ts";
import { shortTag } from "./short-tag.ts";

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
 * leaves them to be replaced by what they say. Attributes beyond any use are left out. The result is as unsafe as what was given.
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
function neutralPieceOf(token: HtmlToken, html: string): string | null {
  const { kind, name, from, to } = token;
  if (kind === "raw") {
    return withText.has(name) ? html.slice(from, to).replace(/</g, "&lt;") : "";
  }
  const newName = neutralNames.get(name);
  if (newName === undefined) return kind === "start" ? shortTag(html, token) : null;
  if (kind === "end") return `</${newName}>`;
  if (kind !== "start") return "";
  const rest = shortTag(html, token).slice(1 + name.length);
  return `<${newName}${rest}${withoutEndTag.has(name) ? `</${newName}>` : ""}`;
}
