import purify from "dompurify";
import { type HtmlEngine, mostRemoved } from "./html-engine.ts";
import { messageHtml, purifyConfigOf } from "./html-profile.ts";
import { textEngine } from "./text-engine.ts";

/** DOMPurify, or our own reader where the page's policy allows no parser. */
export function findFallbackEngine(): HtmlEngine {
  return findPurifyEngine() ?? textEngine;
}

const clean: HtmlEngine = (html, profile) => {
  let left = mostRemoved;
  let seen = 0;
  // What DOMPurify replaces by its content, it copies.
  purify.addHook("uponSanitizeElement", () => {
    for (; seen < purify.removed.length; seen += 1) {
      const one = purify.removed[seen];
      if (one && "element" in one) left -= 1 + weightOf(one.element);
    }
    if (left < 0) throw new RangeError("There is too much to remove.");
  });
  try {
    const tree = purify.sanitize(html, purifyConfigOf(profile, html));
    if (profile.everywhere?.includes("id")) restoreNames(tree);
    return tree;
  } catch (error) {
    if (left < 0) return textEngine(html, profile);
    throw error;
  } finally {
    purify.removeHook("uponSanitizeElement");
  }
};

function weightOf(node: Node): number {
  return node instanceof Element ? node.getElementsByTagName("*").length : 0;
}

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
