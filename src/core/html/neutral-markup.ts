import { isKnownElement } from "./known-elements.ts";
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

/** Elements that nobody reads, whose tags are left out; their content is raw, or there is none. */
const leftOut: ReadonlySet<string> = new Set(
  "basefont bgsound keygen link meta noembed noframes param script style track".split(" "),
);

/** Elements that go with their content. */
const gone: ReadonlySet<string> = new Set(
  "annotation annotation-xml datalist defs desc metadata optgroup option symbol template".split(
    " ",
  ),
);

/** What stands in such elements has names of its own. */
const withOwnNames: ReadonlySet<string> = new Set(["svg", "math", "select"]);

const withoutEndTag: ReadonlySet<string> = new Set(["embed", "frame"]);

/** Elements whose raw content is text of the page. */
const withText: ReadonlySet<string> = new Set(["plaintext", "title", "xmp"]);

/**
 * HTML in which frames, objects, forms and raw texts bear neutral names (decisions V14), so that every sanitiser
 * leaves them to be replaced by what they say. What it would remove between words bears one, too (`scout-gone`, or `scout-none`
 * where only the tags go): for each removed node, browsers look past all texts that are left. Attributes beyond any use are left out. The result is as unsafe as what was given.
 */
export function neutraliseMarkup(html: string): string {
  let neutral = "";
  /** What comes before this is in the result. */
  let done = 0;
  /** How many elements with names of their own are open. */
  let depth = 0;
  for (const token of readTokens(html)) {
    if (withOwnNames.has(token.name)) {
      if (token.kind === "start") depth += 1;
      if (token.kind === "end") depth = Math.max(0, depth - 1);
    }
    const piece = neutralPieceOf(token, html, depth === 0);
    if (piece === null) continue;
    neutral += html.slice(done, token.from) + piece;
    done = token.to;
  }
  return neutral + html.slice(done);
}

/** Null for a piece that stays as it is. */
function neutralPieceOf(token: HtmlToken, html: string, isPlain: boolean): string | null {
  const { kind, name, from, to } = token;
  if (kind === "raw") {
    return withText.has(name) ? html.slice(from, to).replace(/</g, "&lt;") : "";
  }
  if (leftOut.has(name)) return "";
  const newName = neutralNames.get(name) ?? (isPlain ? removedNameOf(name) : undefined);
  if (newName === undefined) return kind === "start" ? shortTag(html, token) : null;
  if (kind === "end") return `</${newName}>`;
  if (kind !== "start") return "";
  const rest = shortTag(html, token).slice(1 + name.length);
  return `<${newName}${rest}${withoutEndTag.has(name) ? `</${newName}>` : ""}`;
}

/** The name of an element that a sanitiser would remove or replace by its content. */
function removedNameOf(name: string): string | undefined {
  if (gone.has(name)) return "scout-gone";
  // Parsers read `image` as `img`.
  const isUnknown = name !== "" && name !== "image" && !name.includes("-") && !isKnownElement(name);
  return isUnknown ? "scout-none" : undefined;
}
