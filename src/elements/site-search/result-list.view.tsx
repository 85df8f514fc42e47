import { type ReactNode, useCallback } from "react";
import { type AnswerContext, answerLinkOf } from "../../core/links/links.ts";
import { pathWordsOf } from "../../core/navigation/path-words.ts";
import type { SiteResult } from "../../core/navigation/site-result.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { LongList } from "../ui/long-list.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { siteSearchTexts } from "./site-search.messages.ts";

interface ResultListProps {
  readonly results: readonly SiteResult[];
  /**
   * The number of results that the server sent. It is larger than the list if there are too many to show.
   */
  readonly total: number;
  /** Words to highlight in the descriptions. */
  readonly words: string;
  readonly base: AnswerContext;
}

/** The list of result links, in the server's order. */
export function ResultList({ results, total, words, base }: ResultListProps): ReactNode {
  const texts = useTexts(siteSearchTexts);
  const { number } = useFormatting();
  const draw = useCallback(
    (result: SiteResult) => (
      <div className="result">
        <ResultLink result={result} base={base} />
        {result.description !== "" && (
          <p>
            <MarkedText text={result.description} words={words} />
          </p>
        )}
      </div>
    ),
    [words, base],
  );
  return (
    <>
      <p className="muted">
        {total > results.length
          ? texts.firstOf(number(results.length), number(total))
          : texts.count(total, number(total))}
      </p>
      <LongList
        className="results"
        label={texts.results}
        rows={results}
        searchText={searchTextOf}
        draw={draw}
      />
    </>
  );
}

function searchTextOf({ title, description, link }: SiteResult): string {
  return [title, description, link].join(" ");
}

/** The linked title of a result, or plain text if the link is unsafe. */
function ResultLink({
  result: { title, link },
  base,
}: Omit<ResultListProps, "results" | "total" | "words"> & {
  readonly result: SiteResult;
}): ReactNode {
  const target = answerLinkOf(link, base);
  if (target === null) return <span className="result-title">{title}</span>;
  const { host, pathname } = new URL(target.href);
  if (!target.sameOrigin) {
    return (
      <>
        <span className="result-title">
          <ExternalLink href={target.href}>{title}</ExternalLink>
        </span>
        <span className="result-place">{host}</span>
      </>
    );
  }
  return (
    <>
      <a className="result-title" href={target.href}>
        {title}
      </a>
      <span className="result-place">{pathWordsOf(pathname) || host}</span>
    </>
  );
}
