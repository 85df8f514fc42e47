import { type HtmlProfile, sanitizerConfigOf } from "./html-profile.ts";

/**
 * Reads HTML from outside into a tree that stands in no page: no script of it runs, nothing in it is
 * fetched. What the profile does not name is left out. Throws where the page forbids to read HTML.
 */
export type HtmlEngine = (html: string, profile: HtmlProfile) => Node;

type Sanitizing = { setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void };

/** The browser's own sanitiser, which needs no Trusted Types policy; null where it has none. */
export function findNativeEngine(): HtmlEngine | null {
  if (typeof Element === "undefined" || !("setHTML" in Element.prototype)) return null;
  return (html, profile) => {
    const inert = document.implementation.createHTMLDocument("");
    const box: Element & Partial<Sanitizing> = inert.createElement("div");
    box.setHTML?.(html, { sanitizer: sanitizerConfigOf(profile) });
    return box;
  };
}
