import { type HtmlProfile, sanitizerConfigOf } from "./html-profile.ts";

/**
 * Parses untrusted HTML into a detached tree: no script runs, nothing is fetched. Drops everything that the profile
 * does not allow. Throws if the page forbids parsing HTML.
 */
export type HtmlEngine = (html: string, profile: HtmlProfile) => Node;

type Sanitizing = { setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void };

/** The browser's own sanitiser, which needs no Trusted Types policy. Null if it has none. */
export function findNativeEngine(): HtmlEngine | null {
  if (typeof Element === "undefined" || !("setHTML" in Element.prototype)) return null;
  return (html, profile) => {
    const inert = document.implementation.createHTMLDocument("");
    const box: Element & Partial<Sanitizing> = inert.createElement("div");
    box.setHTML?.(html, { sanitizer: sanitizerConfigOf(profile, html) });
    return box;
  };
}
