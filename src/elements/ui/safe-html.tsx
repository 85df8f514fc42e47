import { type ReactNode, useEffect, useMemo, useState } from "react";
import { cleanText } from "./clean-text.ts";
import { findNativeEngine, type HtmlEngine } from "./html-engine.ts";
import { type HtmlProfile, messageHtml } from "./html-profile.ts";
import { drawHtml } from "./html-tree.tsx";

/** Rich text from outside. */
export type SafeHtmlProps = {
  readonly html: string;
  /** The page's address: relative links start from it, and its origin is home. */
  readonly base: string;
  /** Follows a link that stays on the base's origin; without it the browser does. */
  readonly onNavigate?: ((href: string) => void) | undefined;
  /** What may be shown: that of messages unless another is given. */
  readonly profile?: HtmlProfile | undefined;
  readonly className?: string | undefined;
};

/**
 * Shows HTML from outside, cleaned (rulings M8, I10). Where nothing can clean it, and until
 * something can, its words are shown.
 */
export function SafeHtml({ html, base, onNavigate, profile, className }: SafeHtmlProps): ReactNode {
  const engine = useHtmlEngine(/[<&]/.test(html));
  const tree = useMemo(
    () => engine && readTree(engine, html, profile ?? messageHtml),
    [engine, html, profile],
  );
  return (
    <div className={className === undefined ? "rich-text" : `rich-text ${className}`}>
      {tree
        ? drawHtml(tree, { profile: profile ?? messageHtml, base, onNavigate })
        : cleanText(html)}
    </div>
  );
}

function readTree(engine: HtmlEngine, html: string, profile: HtmlProfile): Node | null {
  try {
    return engine(html, profile);
  } catch {
    return null; // the page's policy forbids it: the words are shown
  }
}

/** The browser's own engine at once, else DOMPurify once it is there; none while none is needed. */
function useHtmlEngine(isNeeded: boolean): HtmlEngine | null {
  const [engine, setEngine] = useState<HtmlEngine | null>(findNativeEngine);
  useEffect(() => {
    if (engine !== null || !isNeeded) return;
    let isGone = false;
    import("./purify-engine.ts").then(
      ({ findPurifyEngine }) => {
        if (!isGone) setEngine(findPurifyEngine);
      },
      () => {}, // not to be had: the words stay
    );
    return () => {
      isGone = true;
    };
  }, [engine, isNeeded]);
  return engine;
}
