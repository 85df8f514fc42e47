import { useEffect, useMemo, useState } from "react";
import { findNativeEngine, type HtmlEngine } from "./html-engine.ts";
import type { HtmlProfile } from "./html-profile.ts";
import { loadFallbackEngine } from "./load-html-engine.ts";

/** Untrusted HTML, sanitised into a detached tree. */
export type HtmlReading = {
  /** Null until a sanitiser is available, and if there is none. */
  readonly tree: Node | null;
  /** Whether a sanitiser is loading. */
  readonly isPending: boolean;
};

/**
 * Sanitises untrusted HTML by a profile (decisions M8): with the browser's sanitiser, or else with DOMPurify, or without a
 * parser where the page's policy allows none.
 */
export function useHtmlTree(html: string, profile: HtmlProfile): HtmlReading {
  const { engine, isPending } = useHtmlEngine(/[<&]/.test(html));
  const tree = useMemo(() => engine && readTree(engine, html, profile), [engine, html, profile]);
  return { tree, isPending };
}

function readTree(engine: HtmlEngine, html: string, profile: HtmlProfile): Node | null {
  try {
    return engine(html, profile);
  } catch {
    return null; // The page's policy forbids it: the plain text is shown.
  }
}

/**
 * Returns the browser's sanitiser at once, or else another once it is loaded. Nothing is loaded if it is not needed.
 */
export function useHtmlEngine(isNeeded: boolean) {
  const [engine, setEngine] = useState<HtmlEngine | null>(findNativeEngine);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (engine !== null || isSettled || !isNeeded) return;
    let isGone = false;
    const settle = (found: HtmlEngine | null) => {
      if (isGone) return;
      setEngine(() => found);
      setSettled(true);
    };
    // Without an engine the plain text stays.
    void loadFallbackEngine().then(settle);
    return () => {
      isGone = true;
    };
  }, [engine, isSettled, isNeeded]);
  return { engine, isPending: engine === null && isNeeded && !isSettled };
}
