import { memo, type ReactNode, useCallback, useMemo } from "react";
import type { ProviderRow } from "../../core/finder/finder.ts";
import { mostSelected } from "../../core/finder/finder-state.ts";
import type { MatchResult } from "../../core/finder/match-rows.ts";
import { providerLogoOf } from "../../core/libraries/provider-logo.ts";
import { type AnswerContext, answerLinkOf } from "../../core/links.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { Empty } from "../ui/empty.tsx";
import { Heading } from "../ui/heading.tsx";
import { ProviderCard } from "./provider-card.view.tsx";
import { messages } from "./solutions-finder.messages.ts";

interface ProviderResultsProps {
  readonly rows: readonly ProviderRow[];
  readonly result: MatchResult;
  readonly selected: readonly string[];
  readonly base: AnswerContext;
  readonly onSelect: (nid: string, isSelected: boolean) => void;
}

/** The providers: matches first, then the others (2 §2; decisions P1, P2, P25, P26). */
export const ProviderResults = memo(function ProviderResults(props: ProviderResultsProps) {
  const { rows, result, selected, base, onSelect } = props;
  const { order, matched, total, counts } = result;
  const chosen = useMemo(() => new Set(selected), [selected]);
  const isFull = selected.length >= mostSelected;
  const matches = useMemo(() => order.subarray(0, matched), [order, matched]);
  const others = useMemo(() => order.subarray(matched), [order, matched]);

  const keyOf = useCallback((number: number) => String(rows[number]?.nid), [rows]);
  const nameOf = useCallback((number: number) => rows[number]?.name ?? "", [rows]);
  const draw = useCallback(
    (number: number) => {
      const row = rows[number];
      if (row === undefined) return null;
      const nid = String(row.nid);
      return (
        <ProviderCard
          nid={nid}
          name={row.name}
          href={answerLinkOf(row.uri, base)?.href ?? null}
          logo={providerLogoOf(row, base).src}
          counter={total === 0 ? "" : messages.counter(counts[number] ?? 0, total)}
          isSelected={chosen.has(nid)}
          isFull={isFull}
          onSelect={onSelect}
        />
      );
    },
    [rows, base, total, counts, chosen, isFull, onSelect],
  );

  const isFiltered = total > 0;
  const [first, heading] = isFiltered
    ? [matches, messages.matched(matched)]
    : [others, messages.found(others.length)];
  return (
    <>
      <ResultList heading={heading} numbers={first} keyOf={keyOf} nameOf={nameOf} draw={draw}>
        {first.length === 0 && <NoProviders isFiltered={isFiltered} />}
      </ResultList>
      {isFiltered && others.length > 0 && (
        <ResultList
          heading={messages.available(others.length)}
          numbers={others}
          keyOf={keyOf}
          nameOf={nameOf}
          draw={draw}
        />
      )}
    </>
  );
});

function NoProviders({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  if (isFiltered) return <p className="muted">{messages.noMatches}</p>;
  return <Empty icon="search">{messages.noProviders}</Empty>;
}

interface ResultListProps {
  readonly heading: string;
  readonly numbers: ArrayLike<number>;
  readonly keyOf: (number: number) => string;
  readonly nameOf: (number: number) => string;
  readonly draw: (number: number) => ReactNode;
  readonly children?: ReactNode;
}

function ResultList(props: ResultListProps): ReactNode {
  const { heading, numbers, keyOf, nameOf, draw, children } = props;
  return (
    <div className="result-list">
      <Heading level={2}>{heading}</Heading>
      {children}
      {numbers.length > 0 && (
        <CardGrid label={heading} rows={numbers} rowKey={keyOf} searchText={nameOf} draw={draw} />
      )}
    </div>
  );
}
