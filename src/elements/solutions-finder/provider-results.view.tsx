import { memo, type ReactNode, useCallback, useId, useMemo } from "react";
import type { ProviderRow } from "../../core/finder/finder.ts";
import { maxSelected } from "../../core/finder/finder-state.ts";
import type { MatchResult } from "../../core/finder/match-rows.ts";
import { providerLogoOf } from "../../core/libraries/provider-logo.ts";
import { type AnswerContext, answerLinkOf } from "../../core/links/links.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { Empty } from "../ui/empty.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Heading } from "../ui/heading.tsx";
import { ImageWithFallback } from "../ui/image-with-fallback.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { finderTexts } from "./solutions-finder.messages.ts";

interface ProviderResultsProps {
  readonly rows: readonly ProviderRow[];
  readonly result: MatchResult;
  readonly selected: readonly string[];
  /** Returns the labels of the filters and answers that a row meets. */
  readonly metBy: (row: number) => readonly string[];
  readonly base: AnswerContext;
  readonly onSelect: (nid: string, isSelected: boolean) => void;
  /** True if a category is chosen. Another category may have providers. */
  readonly isInCategory: boolean;
  /** True if the lists have a search of their own, because the panel with the search is hidden. */
  readonly isSearched: boolean;
  readonly isFirstFrame: boolean;
}

/** The providers: those that match all filters first, then the others. */
export const ProviderResults = memo(function ProviderResults(props: ProviderResultsProps) {
  const texts = useTexts(finderTexts);
  const { rows, result, selected, metBy, base, onSelect, isInCategory, isSearched, isFirstFrame } =
    props;
  const format = useFormatting();
  const { order, matched, total, counts } = result;
  const chosen = useMemo(() => new Set(selected), [selected]);
  const isFull = selected.length >= maxSelected;
  const matches = useMemo(() => order.subarray(0, matched), [order, matched]);
  const others = useMemo(() => order.subarray(matched), [order, matched]);

  const keyOf = useCallback((number: number) => String(rows[number]?.nid), [rows]);
  const nameOf = useCallback((number: number) => rows[number]?.name ?? "", [rows]);
  const searchText = isSearched ? nameOf : undefined;
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
          counter={total === 0 ? "" : texts.counter(counts[number] ?? 0, total)}
          met={format.list(metBy(number))}
          isSelected={chosen.has(nid)}
          isFull={isFull}
          onSelect={onSelect}
        />
      );
    },
    [texts, rows, base, total, counts, metBy, format, chosen, isFull, onSelect],
  );

  const isFiltered = total > 0;
  const hasBoth = isFiltered && others.length > 0;
  const [first, heading] = isFiltered
    ? [matches, texts.matched(matched, format.number)]
    : [others, texts.found(others.length, format.number)];
  return (
    <>
      <ResultList
        heading={heading}
        numbers={first}
        keyOf={keyOf}
        searchText={searchText}
        draw={draw}
        isFirstFrame={isFirstFrame && !hasBoth}
      >
        {first.length === 0 && <NoProviders isFiltered={isFiltered} isInCategory={isInCategory} />}
      </ResultList>
      {hasBoth && (
        <ResultList
          heading={texts.available(others.length, format.number)}
          numbers={others}
          keyOf={keyOf}
          searchText={searchText}
          draw={draw}
          isFirstFrame={isFirstFrame}
        />
      )}
    </>
  );
});

interface NoProvidersProps {
  readonly isFiltered: boolean;
  readonly isInCategory: boolean;
}

function NoProviders({ isFiltered, isInCategory }: NoProvidersProps): ReactNode {
  const texts = useTexts(finderTexts);
  if (isFiltered) return <p className="muted">{texts.noMatches}</p>;
  return (
    <Empty icon="search" hint={isInCategory && texts.chooseOther}>
      {texts.noProviders}
    </Empty>
  );
}

interface ResultListProps {
  readonly heading: string;
  readonly numbers: ArrayLike<number>;
  readonly keyOf: (number: number) => string;
  readonly searchText: ((number: number) => string) | undefined;
  readonly draw: (number: number) => ReactNode;
  readonly isFirstFrame: boolean;
  readonly children?: ReactNode;
}

function ResultList(props: ResultListProps): ReactNode {
  const { heading, numbers, keyOf, searchText, draw, isFirstFrame, children } = props;
  return (
    <div className="result-list">
      <Heading level={2}>{heading}</Heading>
      {children}
      {numbers.length > 0 && (
        <CardGrid
          label={heading}
          rows={numbers}
          rowKey={keyOf}
          searchText={searchText}
          draw={draw}
          isFirstFrame={isFirstFrame}
        />
      )}
    </div>
  );
}

interface ProviderCardProps {
  readonly nid: string;
  readonly name: string;
  /** Null if the provider has no page. The name is then plain text. */
  readonly href: string | null;
  readonly logo: string | null;
  /** The number of matching filters, or `""` without filters. */
  readonly counter: string;
  /** The names of the matching filters, or `""`. */
  readonly met: string;
  readonly isSelected: boolean;
  /** True if the maximum number of providers is selected. */
  readonly isFull: boolean;
  readonly onSelect: (nid: string, isSelected: boolean) => void;
}

/**
 * A provider. The card is a check box, and its label is a link with its own target area. If the
 * maximum is reached, a click is still handled, because it announces the limit.
 */
const ProviderCard = memo(function ProviderCard(props: ProviderCardProps): ReactNode {
  const texts = useTexts(finderTexts);
  const id = useId();
  const { nid, name, href, counter, met, isSelected } = props;
  const counterId = counter === "" ? undefined : `${id}-counter`;
  const metId = met === "" ? undefined : `${id}-met`;
  const reasonId = props.isFull && !isSelected ? `${id}-reason` : undefined;
  return (
    <div className="provider-card" part="card">
      <input
        id={id}
        type="checkbox"
        className="choice-input"
        checked={isSelected}
        aria-disabled={reasonId !== undefined || undefined}
        aria-describedby={[counterId, metId, reasonId].filter(Boolean).join(" ") || undefined}
        onChange={(event) => props.onSelect(nid, event.currentTarget.checked)}
      />
      <label className="provider-card-cover" htmlFor={id}>
        <VisuallyHidden>{texts.select(name)}</VisuallyHidden>
      </label>
      <ImageWithFallback src={props.logo} name={name} isDecorative />
      <span className="provider-card-name" dir="auto">
        {href === null ? name : <ExternalLink href={href}>{name}</ExternalLink>}
      </span>
      {counterId !== undefined && (
        <span className="provider-card-matches">
          <span className="provider-card-counter" id={counterId}>
            {counter}
          </span>
          {metId !== undefined && <span id={metId}>{texts.meets(met)}</span>}
        </span>
      )}
      {reasonId !== undefined && (
        <span className="choice-reason" role="tooltip" id={reasonId}>
          {texts.selectionFull}
        </span>
      )}
    </div>
  );
});
