import { canParseHtml } from "./parse-html.ts";

/** The module that sanitizes HTML. */
export type HtmlEngine = typeof import("./html-engine.ts");

let loadedEngine: HtmlEngine | null = null;

/** The sanitizer, or null if it is not loaded. */
export function loadedHtmlEngine(): HtmlEngine | null {
  return loadedEngine;
}

/**
 * Loads the sanitizer. Returns null if the page's Trusted Types refuse our policy, or if the file cannot be loaded.
 */
export async function loadHtmlEngine(): Promise<HtmlEngine | null> {
  if (!canParseHtml()) return null;
  try {
    loadedEngine = await import("./html-engine.ts");
  } catch {
    // Callers show the plain text instead.
  }
  return loadedEngine;
}
