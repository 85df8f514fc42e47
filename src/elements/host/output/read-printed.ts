import { safeHref, safeImageSrc } from "../../../core/internal.ts";
import { baseAddress, inlineStyle, styleElement } from "../../ui/parse-html.ts";

/** A style sheet of a document. */
export type PrintedSheet = { readonly media: string } & (
  | { readonly kind: "text"; readonly css: string }
  | { readonly kind: "link"; readonly href: string }
);

/** The parts of a document that its print needs in addition to its content. */
export interface PrintedHead {
  readonly title: string;
  /** The style sheets, in document order. */
  readonly sheets: readonly PrintedSheet[];
  /** Resolves the addresses of the document. */
  readonly base: string;
}

/**
 * Reads a document before it is sanitized. Makes the addresses in its styles absolute, because the frame that prints
 * the document has another address.
 *
 * @param base - an absolute address. If the document has a `base` element, the address of that element, resolved
 *   against this one, is used instead.
 */
export function readPrinted(document: Document, base: string): PrintedHead {
  const own = document.querySelector(`base[${baseAddress}]`)?.getAttribute(baseAddress);
  const resolved = safeHref(own, base)?.href ?? base;
  for (const node of document.querySelectorAll(`[${inlineStyle}]`)) {
    node.setAttribute(inlineStyle, absoluteCss(node.getAttribute(inlineStyle) ?? "", resolved));
  }
  const sheets = [...document.querySelectorAll(`${styleElement}, link[rel~=stylesheet i][href]`)];
  return {
    title: document.title,
    sheets: sheets.flatMap((node) => sheetOf(node, resolved)),
    base: resolved,
  };
}

function sheetOf(node: Element, base: string): readonly PrintedSheet[] {
  const media = node.getAttribute("media") ?? "";
  if (node.localName === styleElement) {
    return [{ kind: "text", css: absoluteCss(node.textContent, base), media }];
  }
  const href = safeHref(node.getAttribute("href"), base)?.href;
  return href === undefined ? [] : [{ kind: "link", href, media }];
}

/** An invalid address, or one within the document, stays as it is. */
function absoluteCss(css: string, base: string): string {
  return css.replace(
    /url\(\s*("[^"]*"|'[^']*'|[^\s"'()]+)\s*\)/gi,
    (whole: string, address: string) => {
      const written = address.replace(/^["']|["']$/g, "").trim();
      const absolute = written.startsWith("#") ? null : safeImageSrc(written, base);
      return absolute === null ? whole : `url("${absolute}")`;
    },
  );
}
