import { type CharacterReference, characterOf, replaceReferences } from "./character-references.ts";

/** Parts that are no text: comments, and tags whose content is not read. */
const unread =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|svg|math|title|textarea|select|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** A tag to its end, over the quoted values in it. */
const tags = /<(\/?)([a-z][a-z\d]*)(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)/gi;

const inlineTags = /^(?:a|abbr|b|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/i;

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    apos: "'",
    bull: "•",
    cent: "¢",
    copy: "©",
    deg: "°",
    eacute: "é",
    euro: "€",
    gt: ">",
    hellip: "…",
    laquo: "«",
    ldquo: "“",
    lsquo: "‘",
    lt: "<",
    mdash: "—",
    middot: "·",
    nbsp: " ",
    ndash: "–",
    ntilde: "ñ",
    quot: '"',
    raquo: "»",
    rdquo: "”",
    reg: "®",
    rsquo: "’",
    times: "×",
    trade: "™",
  }),
);

/**
 * The words of a piece of HTML on one line, for titles and for places where HTML cannot be shown.
 * Reads it as text: nothing is parsed into a document, and the result must never be either.
 */
export function cleanText(html: string): string {
  const text = html
    .replace(unread, " ")
    .replace(/<[!?][^>]*(?:>|$)/g, "")
    .replace(tags, (_, _slash, name: string) => (inlineTags.test(name) ? "" : " "));
  return replaceReferences(text, read).replace(/\s+/g, " ").trim();
}

function read({ text, name, code, isClosed }: CharacterReference): string {
  if (!isClosed) return text;
  if (name !== null) return named.get(name) ?? text;
  return code !== null && code > 31 ? (characterOf(code) ?? " ") : " ";
}
