/** Parts without text: comments, and elements whose content is dropped. */
const unread =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|svg|math|title|textarea|select|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** A tag up to its end, skipping quoted values. */
const tags = /<(\/?)([a-z][a-z\d]*)(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)/gi;

const inlineTags = /^(?:a|abbr|b|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/i;

const named: Readonly<Record<string, string>> = {
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
};

/**
 * The text of an HTML fragment on one line, for titles and places that cannot show HTML. The fragment is read as text
 * and never parsed into a document, and the result must not be either.
 */
export function cleanText(html: string): string {
  return html
    .replace(unread, " ")
    .replace(/<[!?][^>]*(?:>|$)/g, "")
    .replace(tags, (_, _slash, name: string) => (inlineTags.test(name) ? "" : " "))
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, characterOf)
    .replace(/\s+/g, " ")
    .trim();
}

function characterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isCharacter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : " ";
}
