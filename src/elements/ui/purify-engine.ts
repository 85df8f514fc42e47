import purify from "dompurify";
import type { HtmlEngine } from "./html-engine.ts";
import { messageHtml, purifyConfigOf } from "./html-profile.ts";

const clean: HtmlEngine = (html, profile) => purify.sanitize(html, purifyConfigOf(profile));

/**
 * DOMPurify, or null where it does not work: under Trusted Types it needs a policy named
 * `dompurify`, and without one it answers everything with nothing.
 */
export function findPurifyEngine(): HtmlEngine | null {
  if (!purify.isSupported) return null;
  const trial: Node | null = clean("<b>yes</b>", messageHtml);
  return trial?.textContent === "yes" ? clean : null;
}
