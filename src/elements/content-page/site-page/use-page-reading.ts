import { useEffect, useState } from "react";
import { type HtmlEngine, loadHtmlEngine } from "../../ui/load-html-engine.ts";
import { parseHtml } from "../../ui/parse-html.ts";
import { pageHtml } from "./page-profile.ts";
import { type PageReading, readPage } from "./read-page.ts";

export type ReadingState =
  | { readonly kind: "pending" }
  /**
   * The page cannot be sanitised, because it is too long or the host page's Trusted Types block our
   * policy. Its text is shown.
   */
  | { readonly kind: "plain" }
  /** `page` is null if there is nothing to show. */
  | { readonly kind: "read"; readonly page: PageReading | null };

/** Pages with more characters are read in several tasks. */
const shortChars = 100_000;

/**
 * Sanitises and reads a page of a content site. A long page is read in steps, so that it does not
 * block the browser.
 */
export function usePageReading(html: string, selectors: readonly string[]): ReadingState {
  const [state, setState] = useState<ReadingState>({ kind: "pending" });
  useEffect(() => {
    if (html.length > pageHtml.maxChars) return setState({ kind: "plain" });
    let isGone = false;
    void loadHtmlEngine().then((engine) => {
      if (isGone) return;
      if (engine === null) return setState({ kind: "plain" });
      const steps = readInSteps(html, selectors, engine);
      const go = () => {
        if (isGone) return;
        const step = stepOf(steps);
        if (step === null) setState({ kind: "plain" });
        else if (step.done) setState({ kind: "read", page: step.value });
        else if (html.length > shortChars) setTimeout(go);
        else go();
      };
      go();
    });
    return () => {
      isGone = true;
    };
  }, [html, selectors]);
  return state;
}

/**
 * Runs a step. Returns null if the page is rejected, for example because an element has too many attributes.
 */
function stepOf<Value>(steps: Iterator<void, Value>): IteratorResult<void, Value> | null {
  try {
    return steps.next();
  } catch {
    return null;
  }
}

function* readInSteps(
  html: string,
  selectors: readonly string[],
  engine: HtmlEngine,
): Generator<void, PageReading | null> {
  const page = parseHtml(html);
  yield;
  engine.sanitizeDocument(page, pageHtml);
  yield;
  return yield* readPage(page, selectors);
}
