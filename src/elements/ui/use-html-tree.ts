import { useEffect, useMemo, useState } from "react";
import { findNativeEngine, type HtmlEngine } from "./html-engine.ts";
import type { HtmlProfile } from "./html-profile.ts";

/** HTML from outside, cleaned into a tree that stands in no page. */
export type HtmlReading = {
  /** Null until something can clean it, and where nothing can. */
  readonly tree: Node | null;
  /** Something that may be able to is on its way. */
  readonly isPending: boolean;
};

/** Reads HTML from outside by the profile (decisions M8): with the browser's engine, else DOMPurify. */
export function useHtmlTree(html: string, profile: HtmlProfile): HtmlReading {
  const { engine, isPending } = useHtmlEngine(/[<&]/.test(html));
  const tree = useMemo(() => engine && readTree(engine, html, profile), [engine, html, profile]);
  return { tree, isPending };
}

function readTree(engine: HtmlEngine, html: string, profile: HtmlProfile): Node | null {
  try {
    return engine(html, profile);
  } catch {
    return null; // the page's policy forbids it: the words are shown
  }
}

/** The browser's own engine at once, else DOMPurify once it is there; none while none is needed. */
function useHtmlEngine(isNeeded: boolean) {
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
    import("./purify-engine.ts").then(
      ({ findPurifyEngine }) => settle(findPurifyEngine()),
      () => settle(null), // not to be had: the words stay
    );
    return () => {
      isGone = true;
    };
  }, [engine, isSettled, isNeeded]);
  return { engine, isPending: engine === null && isNeeded && !isSettled };
}
