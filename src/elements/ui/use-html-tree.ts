import { useEffect, useMemo, useState } from "react";
import type { HtmlProfile } from "./html-profile.ts";
import { type HtmlEngine, loadedHtmlEngine, loadHtmlEngine } from "./load-html-engine.ts";

/**
 * Sanitizes untrusted HTML by a profile into a detached tree. Returns null while the sanitizer is loading, or if the
 * page's Trusted Types refuse it. The sanitizer is loaded only for a text with markup.
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
    return null; // Refused, such as for too many attributes; the caller shows its words.
  }
}
