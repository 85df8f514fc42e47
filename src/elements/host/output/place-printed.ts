import { readPictureSet, safeHref, safeImageSrc } from "../../../core/internal.ts";
import { inlineStyle } from "../../ui/parse-html.ts";
import type { PrintedHead, PrintedSheet } from "./read-printed.ts";

/**
 * The address of a printed document's page, against which its links are resolved, and the origins from which its
 * pictures and sheets may be loaded.
 */
export interface PrintedPlace {
  readonly base: string;
  readonly origins: readonly string[];
}

/**
 * Checks the links and pictures of a document. Removes the `href` of a link that does not lead to a web page. Keeps
 * only pictures in `data:` addresses or from the given origins, and replaces any other picture with its alternative
 * text.
 */
export function checkAddresses(tree: Element, place: PrintedPlace): void {
  for (const link of tree.querySelectorAll("[href]")) {
    const href = safeHref(link.getAttribute("href"), place.base)?.href;
    if (href === undefined) link.removeAttribute("href");
    else link.setAttribute("href", href);
  }
  for (const node of tree.querySelectorAll("img, source")) {
    const set = readPictureSet(node.getAttribute("srcset") ?? "").flatMap((picture) => {
      const address = pictureSrcOf(picture.address, place);
      const { descriptor } = picture;
      return address === null ? [] : [`${address.replace(/,/g, "%2C")} ${descriptor}`.trim()];
    });
    const src = pictureSrcOf(node.getAttribute("src"), place);
    if (set.length === 0) node.removeAttribute("srcset");
    else node.setAttribute("srcset", set.join(", "));
    if (src !== null) node.setAttribute("src", src);
    else if (node.localName === "img" && set.length === 0) node.replaceWith(wordsOf(node));
    else node.removeAttribute("src");
    node.setAttribute("referrerpolicy", "no-referrer");
  }
}

function wordsOf(image: Element): Element {
  const words = image.ownerDocument.createElement("span");
  words.textContent = image.getAttribute("alt");
  return words;
}

function pictureSrcOf(raw: string | null, { base, origins }: PrintedPlace): string | null {
  const src = safeImageSrc(raw, base);
  return src !== null && isAllowed(src, origins) ? src : null;
}

function isAllowed(address: string, origins: readonly string[]): boolean {
  return address.startsWith("data:") || origins.includes(new URL(address).origin);
}

/**
 * Moves a sanitized document into an empty one, adds its styles as sheets, and waits until everything is loaded.
 */
export async function placePrinted(
  view: Window & typeof globalThis,
  { title, sheets }: PrintedHead,
  printed: Document,
  origins: readonly string[],
): Promise<void> {
  const { document: inner } = view;
  inner.title = title;
  copyAttributes(inner.documentElement, printed.documentElement);
  copyAttributes(inner.body, printed.body);
  const links = new Set(sheets.flatMap((sheet) => placeSheet(view, sheet, origins)));
  for (const link of links) link.addEventListener("error", () => links.delete(link));
  inner.body.append(...printed.body.childNodes);
  for (const node of inner.querySelectorAll(`[${inlineStyle}]`)) {
    if (isStyled(node)) node.style.cssText = node.getAttribute(inlineStyle) ?? "";
  }
  await whenSettled(() => {
    const areSheetsThere = [...links].every(({ sheet }) => sheet !== null);
    return areSheetsThere && [...inner.images].every(({ complete }) => complete);
  });
}

function isStyled(node: Element): node is Element & ElementCSSInlineStyle {
  return "style" in node;
}

function copyAttributes(node: HTMLElement, { attributes }: Element): void {
  for (const { name, value } of attributes) node.setAttribute(name, value);
}

/**
 * Adds a sheet to the document of the frame. Returns its `link` element if the browser has to load the sheet.
 */
function placeSheet(
  { document: inner, CSSStyleSheet: Sheet }: Window & typeof globalThis,
  printed: PrintedSheet,
  origins: readonly string[],
): readonly HTMLLinkElement[] {
  if (printed.kind === "text") {
    const sheet = new Sheet({ media: printed.media });
    // A constructed sheet ignores `@import`.
    sheet.replaceSync(printed.css);
    inner.adoptedStyleSheets.push(sheet);
    return [];
  }
  const { href } = printed;
  if (!isAllowed(href, origins)) return [];
  const link = inner.createElement("link");
  Object.assign(link, { rel: "stylesheet", referrerPolicy: "no-referrer", href });
  link.media = printed.media;
  inner.head.append(link);
  return [link];
}

/** A sheet or picture that takes longer to load is left out of the print. */
const maxWaitMs = 10_000;

/**
 * Polls until the frame has loaded everything, because WebKit fires no events in a frame without scripts.
 */
function whenSettled(isSettled: () => boolean): Promise<void> {
  const end = performance.now() + maxWaitMs;
  return new Promise((resolve) => {
    const look = () => {
      if (!isSettled() && performance.now() < end) return;
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(look, 50);
    look();
  });
}
