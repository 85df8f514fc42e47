import purify from "dompurify";
import type { HtmlEngine } from "./html-engine.ts";
import { messageHtml, purifyConfigOf } from "./html-profile.ts";

const clean: HtmlEngine = (html, profile) => {
  const tree = purify.sanitize(html, purifyConfigOf(profile, html));
  if (profile.everywhere?.includes("id")) restoreNames(tree);
  return tree;
};

/** DOMPurify's prefix against DOM clobbering. The tree is never attached, so it is removed again. */
const prefix = "user-content-";

function restoreNames(tree: Node): void {
  if (!(tree instanceof Element)) return;
  for (const attribute of ["id", "name"]) {
    for (const node of tree.querySelectorAll(`[${attribute}^="${prefix}"]`)) {
      node.setAttribute(attribute, node.getAttribute(attribute)?.slice(prefix.length) ?? "");
    }
  }
}

/**
 * DOMPurify, or null if it does not work: under Trusted Types it needs a policy named `dompurify`, and returns nothing
 * without it.
 */
export function findPurifyEngine(): HtmlEngine | null {
  if (!purify.isSupported) return null;
  const trial: Node | null = clean("<b>yes</b>", messageHtml);
  return trial?.textContent === "yes" ? clean : null;
}
