import { isKnownElement } from "./known-elements.ts";

/** A piece of an HTML text. The pieces follow each other without gaps. */
export interface HtmlToken {
  /**
   * `text` may contain character references. `raw` is the content of an element that has no inner tags. `other` is a
   * comment, a document type, or an unfinished tag at the end.
   */
  readonly kind: "text" | "raw" | "start" | "end" | "other";
  /** The lower-case name of the tag, or of the element around raw content. `""` for other tokens. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The names that count as tags: any name, or only those of HTML. Other tags are text. */
export type TagNames = "any" | "html";

/** Elements without inner tags: their content is raw text. */
const rawElements: ReadonlySet<string> = new Set(
  "iframe noembed noframes plaintext script style textarea title xmp".split(" "),
);

/** Elements that contain names of other languages, which HTML does not know. */
const foreignElements: ReadonlySet<string> = new Set(["svg", "math"]);

/**
 * Tokenizes HTML in one pass. It creates no document, so nothing runs or is fetched, and it works where Trusted Types
 * forbid the browser's parser. Never throws.
 */
export function* readTokens(html: string, tagNames: TagNames = "any"): Generator<HtmlToken> {
  let from = 0;
  let at = 0;
  let foreignUntil = 0;
  const findEndTag = createEndTagFinder(html);
  const isName = (name: string) => tagNames === "any" || at < foreignUntil || isKnownElement(name);

  for (;;) {
    at = html.indexOf("<", at);
    if (at === -1) break;
    const tag = readTag(html, at, isName);
    if (tag === null) {
      at += 1;
      continue;
    }
    if (from < at) yield { kind: "text", name: "", from, to: at };
    yield tag;
    from = tag.to;
    at = tag.to;
    if (tag.kind !== "start") continue;
    if (foreignElements.has(tag.name)) {
      foreignUntil = Math.max(foreignUntil, findEndTag(tag.name, at) ?? 0);
    } else if (rawElements.has(tag.name) && tag.from >= foreignUntil) {
      const to = (tag.name === "plaintext" ? null : findEndTag(tag.name, at)) ?? html.length;
      if (from < to) yield { kind: "raw", name: tag.name, from, to };
      from = to;
      at = to;
    }
  }
  if (from < html.length) yield { kind: "text", name: "", from, to: html.length };
}

/**
 * Limits the length of names, so that a text with many brackets is still read in one pass. The rest counts as
 * attributes.
 */
const tagStart = /<(\/?)([a-z][^\s/>]{0,63})/iy;
/** The rest of a tag in its usual form, matched at once. */
const plainTagEnd = /(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*\s*\/?>/y;

/** Reads the tag or comment at a bracket. Null if the bracket is text. Only tags are searched for their end. */
function readTag(html: string, at: number, isName: (name: string) => boolean): HtmlToken | null {
  if (html.startsWith("<!--", at))
    return { kind: "other", name: "", from: at, to: endOfComment(html, at) };
  const [, slash, name] = matchAt(tagStart, html, at) ?? [];
  if (name === undefined) {
    const isMarkup = /[!?/]/.test(html.charAt(at + 1));
    return isMarkup ? { kind: "other", name: "", from: at, to: endOf(html, ">", at) } : null;
  }
  const lower = name.toLowerCase();
  if (!isName(lower)) return null;
  const to = endOfTag(html, at + 1 + (slash?.length ?? 0) + name.length);
  if (to === null) return { kind: "other", name: lower, from: at, to: html.length };
  return { kind: slash === "/" ? "end" : "start", name: lower, from: at, to };
}

/** Matches one attribute of a tag, or the end of the tag. */
export const attributePattern =
  /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?)/y;

/** Returns the index of the end of a tag. Null if the text ends within the tag. */
function endOfTag(html: string, from: number): number | null {
  if (matchAt(plainTagEnd, html, from) !== null) return plainTagEnd.lastIndex;
  attributePattern.lastIndex = from;
  for (;;) {
    const found = attributePattern.exec(html);
    if (found === null) return null;
    if (found[1] !== undefined) return attributePattern.lastIndex;
  }
}

/**
 * Creates a finder of end tags for increasing positions. It does not search again for an end tag that is missing or
 * still ahead.
 */
function createEndTagFinder(html: string) {
  const last = new Map<string, number | null>();
  return (name: string, from: number): number | null => {
    const known = last.get(name);
    if (known === null || (known !== undefined && known >= from)) return known;
    const endTag = new RegExp(`</${name}(?=[\\s/>]|$)`, "gi");
    endTag.lastIndex = from;
    const found = endTag.exec(html)?.index ?? null;
    last.set(name, found);
    return found;
  };
}

function endOfComment(html: string, at: number): number {
  if (/<!---?>/.test(html.slice(at, at + 6))) return endOf(html, ">", at);
  const end = /--!?>/g;
  end.lastIndex = at + 4;
  return end.exec(html) === null ? html.length : end.lastIndex;
}

function endOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at + text.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
