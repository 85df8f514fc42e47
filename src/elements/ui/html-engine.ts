import { type HtmlProfile, htmlNamespace, sanitizerConfigOf } from "./html-profile.ts";

/**
 * Parses untrusted HTML into a detached tree: no script runs, nothing is fetched. Drops everything that the profile
 * does not allow. Throws if the page forbids parsing HTML.
 */
export type HtmlEngine = (html: string, profile: HtmlProfile) => Node;

type Sanitizing = { setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void };

/**
 * The most elements of one text that sanitisers remove. For each one they look through what is around it, so that many of
 * them take time that grows with their square; `textEngine` reads a text with more.
 */
export const mostRemoved = 2000;

/** Thrown by the browser's sanitiser for a text of which too much would have to be removed. */
export class TooMuchToRemove extends Error {}

/** The browser's own sanitiser, which needs no Trusted Types policy. Null if it has none. */
export function findNativeEngine(): HtmlEngine | null {
  if (typeof Element === "undefined" || !("setHTML" in Element.prototype)) return null;
  return (html, profile) => {
    const sanitizer = sanitizerConfigOf(profile, html);
    if (html.length > shortChars && !hasLittleToRemove(html, sanitizer)) {
      throw new TooMuchToRemove("There is too much to remove.");
    }
    return parse(html, sanitizer);
  };
}

function parse(html: string, sanitizer: SanitizerConfig): Element {
  const inert = document.implementation.createHTMLDocument("");
  const box: Element & Partial<Sanitizing> = inert.createElement("div");
  box.setHTML?.(html, { sanitizer });
  return box;
}

/** A shorter text has too few elements to matter. */
const shortChars = 10_000;

/** Browsers remove these from every text. */
const unsafe = /<(?:embed|frame|iframe|object|script|use)(?:[\s/>]|$)/gi;

/** Counts in a tree that keeps everything else. */
function hasLittleToRemove(html: string, { elements = [] }: SanitizerConfig): boolean {
  let left = mostRemoved;
  for (const _tag of html.matchAll(unsafe)) if (--left < 0) return false;
  const kept = new Set(elements.map((one) => keyOf(one)));
  const tree = parse(html, { removeElements: [], removeAttributes: [] });
  for (const { localName: name, namespaceURI } of tree.querySelectorAll("*")) {
    if (!kept.has(keyOf({ name, namespace: namespaceURI })) && --left < 0) return false;
  }
  return true;
}

function keyOf(element: string | SanitizerElementNamespace): string {
  if (typeof element === "string") return element;
  const { name, namespace = htmlNamespace } = element;
  return `${namespace} ${name}`;
}
