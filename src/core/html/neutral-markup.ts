import { readTokens } from "./read-tokens.ts";

/**
 * Neutral names for elements that sanitisers remove whatever they are told, and for forms, whose fields could stand in for
 * the form's own properties.
 */
const neutralNames: ReadonlyMap<string, string> = new Map([
  ["embed", "scout-object"],
  ["form", "scout-form"],
  ["frame", "scout-frame"],
  ["iframe", "scout-frame"],
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
  for (const { kind, name, from, to } of readTokens(html)) {
    const piece = html.slice(from, to);
    const newName = neutralNames.get(name);
    if (kind === "raw") neutral += withText.has(name) ? piece.replace(/</g, "&lt;") : "";
    else if (newName === undefined) neutral += piece;
    else if (kind === "end") neutral += `</${newName}>`;
    else if (kind === "start") {
      neutral += `<${newName}${piece.slice(1 + name.length)}`;
      if (withoutEndTag.has(name)) neutral += `</${newName}>`;
    }
  }
  return neutral;
}
