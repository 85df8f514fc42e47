import { useEffect, useMemo, useState } from "react";
import type { HtmlProfile } from "./html-profile.ts";
import { type HtmlEngine, loadedHtmlEngine, loadHtmlEngine } from "./load-html-engine.ts";

/**
 * Untrusted HTML, sanitised by a profile into a detached tree (decisions M8). Null until the sanitiser is loaded, and where
 * there is none: the page's Trusted Types may refuse it. It is loaded for a text with markup alone.
 */
export function useHtmlTree(html: string, profile: HtmlProfile): Element | null {
  const [engine, setEngine] = useState(loadedHtmlEngine);
  const isNeeded = /[<&]/.test(html);
  useEffect(() => {
    if (engine !== null || !isNeeded) return;
    let isGone = false;
    void loadHtmlEngine().then((found) => {
      if (!isGone) setEngine(found);
    });
    return () => {
      isGone = true;
    };
  }, [engine, isNeeded]);
  return useMemo(
    () => (engine !== null && isNeeded ? readTree(engine, html, profile) : null),
    [engine, html, profile, isNeeded],
  );
}

function readTree(engine: HtmlEngine, html: string, profile: HtmlProfile): Element | null {
  try {
    return engine.sanitizeHtml(html, profile);
  } catch {
    return null; // The text is refused, for instance for an element of too many attributes: its words are shown.
  }
}
