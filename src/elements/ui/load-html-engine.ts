import { findNativeEngine, type HtmlEngine } from "./html-engine.ts";

/** DOMPurify, or our own reader where the page's policy allows no parser. Null if the file fails to load. */
export async function loadFallbackEngine(): Promise<HtmlEngine | null> {
  try {
    const { findFallbackEngine } = await import("./fallback-engine.ts");
    return findFallbackEngine();
  } catch {
    return null;
  }
}

/** The browser's sanitiser, or else the one that stands in for it. */
export async function loadHtmlEngine(): Promise<HtmlEngine | null> {
  return findNativeEngine() ?? loadFallbackEngine();
}
