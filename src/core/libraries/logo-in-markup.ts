/** A picture in markup: its address and alternative text as written, not checked yet. */
export interface MarkedPicture {
  readonly src: string;
  readonly alt: string;
}

/** Parts that contain no tags: comments, and elements whose content is text. */
const unread =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|textarea|title|xmp|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** An `img` tag up to its end, skipping quoted values. */
const pictureTag = /<img(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * The first picture in the markup of a logo (decisions Q5), read as text. No document is created, so nothing runs or is
 * fetched, and no Trusted Types policy is needed. Null if there is no picture with an address.
 */
export function logoInMarkup(markup: string): MarkedPicture | null {
  if (!/<img/i.test(markup)) return null;
  for (const [, inside = ""] of markup.replace(unread, "").matchAll(pictureTag)) {
    const src = decode(attributeOf(inside, "src")).trim();
    if (src !== "") return { src, alt: decode(attributeOf(inside, "alt")).trim() };
  }
  return null;
}

/** The first attribute of a name counts, as in HTML. */
function attributeOf(inside: string, wanted: string): string {
  for (const [, name = "", double, single, bare] of inside.matchAll(attribute)) {
    if (name.toLowerCase() === wanted) return double ?? single ?? bare ?? "";
  }
  return "";
}

const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["apos", "'"],
  ["colon", ":"],
  ["gt", ">"],
  ["lt", "<"],
  ["nbsp", " "],
  ["newline", "\n"],
  ["quot", '"'],
  ["sol", "/"],
  ["tab", "\t"],
]);

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,7}));?/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
