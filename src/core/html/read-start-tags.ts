import { decodeAttribute } from "./decode-attribute.ts";

/** A start tag of an HTML text. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** By name in lower case, with decoded values. The first of two equal names counts. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Elements whose content is text, never tags. */
const textTags: ReadonlySet<string> = new Set([
  "iframe",
  "noembed",
  "noframes",
  "noscript",
  "plaintext",
  "script",
  "style",
  "template",
  "textarea",
  "title",
  "xmp",
]);

/**
 * Reads the start tags of an HTML text in document order (decisions Y3). No document is created, so nothing runs or is
 * fetched, and it works under policies that forbid every parser. Comments, scripts, styles, templates and other raw
 * text contain no tags. Never throws.
 */
export function readStartTags(html: string): readonly StartTag[] {
  const tags: StartTag[] = [];
  let at = html.indexOf("<");
  while (at !== -1) {
    const next = html.slice(at + 1, at + 2);
    if (/[a-z]/i.test(next)) {
      const { tag, end } = readTag(html, at + 1);
      if (end === -1) return tags;
      tags.push(tag);
      at = textTags.has(tag.name) ? endOfText(html, tag.name, end) : end;
    } else if (html.startsWith("<!--", at)) {
      at = endOfComment(html, at);
    } else {
      at = /[!/?]/.test(next) ? after(html, ">", at + 1) : at + 1;
    }
    if (at === -1) return tags;
    at = html.indexOf("<", at);
  }
  return tags;
}

/** Reads a tag from its name on. `end` is -1 if the text ends inside it. */
function readTag(html: string, from: number): { readonly tag: StartTag; readonly end: number } {
  const name = /[^\s/>]*/.exec(html.slice(from))?.[0] ?? "";
  const attributes = new Map<string, string>();
  const tag = { name: name.toLowerCase(), attributes };
  const attribute =
    /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?)/y;
  attribute.lastIndex = from + name.length;
  for (;;) {
    const [whole, close, key, double, single, bare] = attribute.exec(html) ?? [];
    if (whole === undefined) return { tag, end: -1 };
    if (close !== undefined) return { tag, end: attribute.lastIndex };
    const lower = (key ?? "").toLowerCase();
    if (!attributes.has(lower)) {
      attributes.set(lower, decodeAttribute(double ?? single ?? bare ?? ""));
    }
  }
}

/** The index after the end tag of a raw text, or -1 if there is none. */
function endOfText(html: string, name: string, from: number): number {
  if (name === "plaintext") return -1;
  const endTag = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  endTag.lastIndex = from;
  const found = endTag.exec(html);
  return found === null ? -1 : after(html, ">", endTag.lastIndex);
}

function endOfComment(html: string, from: number): number {
  if (/^<!--(?:-?>)/.test(html.slice(from, from + 6))) return after(html, ">", from);
  const end = /--!?>/g;
  end.lastIndex = from + 4;
  return end.exec(html) === null ? -1 : end.lastIndex;
}

function after(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? -1 : at + text.length;
}
