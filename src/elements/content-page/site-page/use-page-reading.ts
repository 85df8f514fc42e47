import { useEffect, useState } from "react";
import { type DocumentFacts, readDocumentFacts } from "../../../core/html/document-facts.ts";
import { neutraliseMarkup } from "../../../core/html/neutral-markup.ts";
import { type HtmlEngine, TooMuchToRemove } from "../../ui/html-engine.ts";
import { loadTextEngine } from "../../ui/load-html-engine.ts";
import { useHtmlEngine } from "../../ui/use-html-tree.ts";
import { pageHtml } from "./page-profile.ts";
import { type PageReading, readPage } from "./read-page.ts";

export type ReadingState =
  | { readonly kind: "pending" }
  /** The page's policy forbids parsing HTML. */
  | { readonly kind: "forbidden" }
  /** `page` is null if there is nothing to show. */
  | { readonly kind: "read"; readonly page: PageReading | null };

/** Longer pages are read in several tasks. */
const shortChars = 100_000;

/** Sanitises and reads a page of a content site (decisions V1 to V5, V14), a long one without blocking for long. */
export function usePageReading(html: string, selectors: readonly string[]): ReadingState {
  const { engine, isPending } = useHtmlEngine(true);
  const [state, setState] = useState<ReadingState>({ kind: "pending" });
  useEffect(() => {
    if (isPending) return;
    if (engine === null) return setState({ kind: "forbidden" });
    let isGone = false;
    const read = (by: HtmlEngine) => {
      const steps = readInSteps(html, selectors, by);
      const go = () => {
        if (isGone) return;
        const step = steps.next();
        if (!step.done) {
          if (html.length > shortChars) setTimeout(go);
          else go();
        } else if (step.value !== null) setState(step.value);
        else
          void loadTextEngine().then((own) => (own ? read(own) : setState({ kind: "forbidden" })));
      };
      go();
    };
    read(engine);
    return () => {
      isGone = true;
    };
  }, [engine, isPending, html, selectors]);
  return state;
}

/** Ends with null where another engine is needed. */
function* readInSteps(
  html: string,
  selectors: readonly string[],
  engine: HtmlEngine,
): Generator<void, ReadingState | null> {
  const markup = neutraliseMarkup(html);
  const facts: DocumentFacts = readDocumentFacts(html);
  yield;
  let tree: Node;
  try {
    tree = engine(markup, pageHtml);
  } catch (error) {
    return error instanceof TooMuchToRemove ? null : { kind: "forbidden" };
  }
  yield;
  return { kind: "read", page: yield* readPage(tree, selectors, facts) };
}
