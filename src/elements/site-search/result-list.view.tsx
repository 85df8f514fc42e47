import type { MouseEvent, ReactNode } from "react";
import { type AnswerContext, answerLinkOf } from "../../core/links.ts";
import type { SiteResult } from "../../core/navigation/site-result.ts";
import { isPlainClick } from "../../core/plain-click.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { messages } from "./site-search.messages.ts";

interface ResultListProps {
  readonly results: readonly SiteResult[];
  /** Words to highlight in the descriptions. */
  readonly words: string;
  readonly base: AnswerContext;
  readonly onNavigate: (href: string) => void;
}

/** The list of result links, in the server's order. */
export function ResultList({ results, ...props }: ResultListProps): ReactNode {
  return (
    <>
      <p className="muted">{messages.count(results.length)}</p>
      <ol className="results" aria-label={messages.results}>
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results are identified by position
          <li key={index} className="result">
            <ResultLink result={result} {...props} />
            {result.description !== "" && (
              <p>
                <MarkedText text={result.description} words={props.words} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The linked title of a result, or plain text if the link is unsafe. */
function ResultLink({
  result: { title, link },
  base,
  onNavigate,
}: Omit<ResultListProps, "results"> & { readonly result: SiteResult }): ReactNode {
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
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(target.href);
  };
  return (
    <>
      <a className="result-title" href={target.href} onClick={handleClick}>
        {title}
      </a>
      <span className="result-place">{pathname}</span>
    </>
  );
}
