import { safeHref, safeImageSrc } from "../links/links.ts";
import { decodeReferences } from "./character-references.ts";
import { readPictureSet } from "./picture-set.ts";
import { readAttributes } from "./read-start-tags.ts";
import { attributePattern, type HtmlToken, readTokens } from "./read-tokens.ts";

/**
 * A document whose pictures and sheets have absolute addresses (decisions B18), so that they are found wherever it is shown:
 * a frame has the page's address, or none of its own, and a page's policy may refuse a `base` element. The result is as
 * unsafe as what was given.
 *
 * @param base - absolute; a `base` element of the document is resolved against it and counts instead.
 */
export function withAbsoluteAddresses(html: string, base: string): string {
  let result = "";
  /** What comes before this is in the result. */
  let done = 0;
  let root: string | null = null;
  for (const token of readTokens(html)) {
    if (token.kind === "start" && token.name === "base" && root === null) {
      root = baseIn(html, token, base);
    }
    const piece = absolutePieceOf(html, token, root ?? base);
    if (piece === null) continue;
    result += html.slice(done, token.from) + piece;
    done = token.to;
  }
  return result + html.slice(done);
}

/** Null for a piece that stays as it is. */
function absolutePieceOf(html: string, token: HtmlToken, base: string): string | null {
  if (token.kind === "start") return absoluteTag(html, token, base);
  const isSheet = token.kind === "raw" && token.name === "style";
  return isSheet ? absoluteCss(html.slice(token.from, token.to), base) : null;
}

function baseIn(html: string, { name, from }: HtmlToken, base: string): string | null {
  const href = readAttributes(html, from + 1 + name.length).get("href");
  return safeHref(href, base)?.href ?? null;
}

/** The tag with its attributes made absolute. */
function absoluteTag(html: string, { name, from }: HtmlToken, base: string): string | null {
  const attribute = new RegExp(attributePattern);
  attribute.lastIndex = from + 1 + name.length;
  let tag = html.slice(from, attribute.lastIndex);
  for (;;) {
    const [whole, close, key = "", double, single, bare] = attribute.exec(html) ?? [];
    if (whole === undefined) return null;
    if (close !== undefined) return tag + whole;
    const written = double ?? single ?? bare;
    const change = changeOf(name, key.toLowerCase());
    const value =
      written === undefined ? undefined : change?.(decodeReferences(written, "attribute"), base);
    tag += value === undefined ? whole : ` ${key}="${escaped(value)}"`;
  }
}

type Change = (value: string, base: string) => string;

/** What names a picture or a sheet: the elements by the name of the attribute. */
const addresses: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["src", new Set(["img", "input", "source"])],
  ["href", new Set(["link", "image"])],
  ["xlink:href", new Set(["image"])],
  ["background", new Set(["body", "table", "tbody", "thead", "tfoot", "tr", "td", "th"])],
]);

function changeOf(element: string, attribute: string): Change | undefined {
  if (attribute === "style") return absoluteCss;
  if (attribute === "srcset") return absoluteSet;
  return addresses.get(attribute)?.has(element) ? absoluteAddress : undefined;
}

/** An address that leads nowhere, or within the document, stays as it is. */
function absoluteAddress(address: string, base: string): string {
  return address.trim().startsWith("#") ? address : (safeImageSrc(address, base) ?? address);
}

function absoluteSet(set: string, base: string): string {
  return readPictureSet(set)
    .map(({ address, descriptor }) => `${absoluteAddress(address, base)} ${descriptor}`.trim())
    .join(", ");
}

function absoluteCss(css: string, base: string): string {
  return css.replace(
    /url\(\s*("[^"]*"|'[^']*'|[^\s"'()]+)\s*\)/gi,
    (whole: string, address: string) => {
      const written = address.replace(/^["']|["']$/g, "");
      const absolute = absoluteAddress(written, base);
      return absolute === written ? whole : `url("${absolute}")`;
    },
  );
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
