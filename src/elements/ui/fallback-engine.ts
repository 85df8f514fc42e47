import type { HtmlEngine } from "./html-engine.ts";
import { findPurifyEngine } from "./purify-engine.ts";
import { textEngine } from "./text-engine.ts";

/** DOMPurify, or our own reader where the page's policy allows no parser. */
export function findFallbackEngine(): HtmlEngine {
  return findPurifyEngine() ?? textEngine;
}
