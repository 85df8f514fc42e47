import { findNativeEngine, type HtmlEngine, TooMuchToRemove } from "./html-engine.ts";
import type { HtmlProfile } from "./html-profile.ts";

/** DOMPurify, or our own reader where the page's policy allows no parser. Null if the file fails to load. */
export async function loadFallbackEngine(): Promise<HtmlEngine | null> {
  try {
    const { findFallbackEngine } = await import("./fallback-engine.ts");
    return findFallbackEngine();
  } catch {
    return null;
  }
}

/** Our own reader, for what the browser's sanitiser refuses. Null if the file fails to load. */
export async function loadTextEngine(): Promise<HtmlEngine | null> {
  try {
    const { textEngine } = await import("./text-engine.ts");
    return textEngine;
  } catch {
    return null;
  }
}

/** Sanitises with the browser's sanitiser, or else with one that stands in for it. Null if there is none. */
export async function sanitizeHtml(html: string, profile: HtmlProfile): Promise<Node | null> {
  const engine = findNativeEngine() ?? (await loadFallbackEngine());
  try {
    return engine?.(html, profile) ?? null;
  } catch (error) {
    if (!(error instanceof TooMuchToRemove)) throw error;
    const own = await loadTextEngine();
    return own?.(html, profile) ?? null;
  }
}
