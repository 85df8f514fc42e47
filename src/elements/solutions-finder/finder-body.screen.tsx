import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { criterionKeyOf, filterOptionsOf, maxCriteria } from "../../core/finder/criterion.ts";
import type { FinderOptions, ProviderRow } from "../../core/finder/finder.ts";
import { questionsOf } from "../../core/finder/finder-categories.ts";
import type { FinderState } from "../../core/finder/finder-state.ts";
import { activeKeysOf } from "../../core/finder/shown-facet.ts";
import { useIsPainted } from "../host/element/use-is-painted.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { afterPaint } from "../host/page/after-paint.ts";
import { Alert } from "../ui/alert.tsx";
import { Announce } from "../ui/announce.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { SafeHtml } from "../ui/safe-html.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { Chips } from "./chips.view.tsx";
import { type FilterContent, FinderFilters } from "./finder-filters.view.tsx";
import type { OpenFinderModel } from "./open-finder.model.ts";
import { ProviderResults } from "./provider-results.view.tsx";
import { finderTexts } from "./solutions-finder.messages.ts";

interface FinderBodyProps {
  readonly model: OpenFinderModel;
  readonly options: FinderOptions;
  readonly rows: readonly ProviderRow[];
  /** Called when a focused button is about to disappear. */
  readonly onLeave: () => void;
}

const ProposalPanel = optionalPart(() =>
  import("./proposal-panel.screen.tsx").then((module) => module.ProposalPanelScreen),
);

/** Filters and results, and the proposal as soon as it is needed. */
export function FinderBody({ model, options, rows, onLeave }: FinderBodyProps): ReactNode {
  const texts = useTexts(finderTexts);
  const choices = useSignal(model.choices);
  const result = useSignal(model.result);
  const metBy = useSignal(model.metBy);
  const namedFound = useSignal(model.namedFound);
  const proposal = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLElement>(null);
  const hasChoices =
    choices.category !== null || choices.criteria.length > 0 || choices.selected.length > 0;
  // Draws the results first, then the proposal with its candidates.
  const available = usePainted(result);
  const isFirstFrame = !useIsPainted();
  const hasProposal = usePainted(hasChoices) && available !== null;
  if (result === null) return null;
  const content = filterContentOf(options, choices);
  return (
    <div className="stack">
      <Cleared model={model} onLeave={onLeave} />
      <Announce message={namedFound} />
      <div className="finder">
        {content !== null && (
          <Filters
            // A changed kind of content is another panel.
            key={choices.category}
            model={model}
            content={content}
            choices={choices}
            onSkip={() => results.current?.focus()}
            isFirstFrame={isFirstFrame}
          />
        )}
        <section className="finder-results" aria-label={texts.results} ref={results} tabIndex={-1}>
          {hasProposal && (
            <button type="button" className="finder-skip" onClick={() => proposal.current?.focus()}>
              {texts.skipToProposal}
            </button>
          )}
          <Applied
            model={model}
            options={options}
            choices={choices}
            onEmptied={() => results.current?.focus({ preventScroll: true })}
          />
          {options.message === "" ? (
            <ProviderResults
              rows={rows}
              result={result}
              selected={choices.selected}
              metBy={metBy}
              base={model.base}
              onSelect={model.selectProvider}
              isInCategory={choices.category !== null}
              isSearched={content === null}
              isFirstFrame={isFirstFrame}
            />
          ) : (
            <SafeHtml html={options.message} base={model.base} />
          )}
        </section>
        {hasProposal ? (
          <ProposalPanel
            model={model}
            rows={rows}
            result={available}
            isSearched={content === null}
            headingRef={proposal}
            resultsRef={results}
            fallback={<NoProposal />}
          />
        ) : (
          options.message === "" && rows.length > 0 && <NoProposal />
        )}
      </div>
    </div>
  );
}

/** Keeps the column of the proposal until the first choice (decisions P27), so that no card moves then. */
function NoProposal(): ReactNode {
  const texts = useTexts(finderTexts);
  return (
    <div className="finder-proposal card none" part="card">
      <p className="muted">{texts.noneSelected}</p>
    </div>
  );
}

/** Facets if all categories are shown, the questions of a chosen one, or null without any. */
function filterContentOf(
  { categories, questions, facets, message }: FinderOptions,
  { category, subCategory }: FinderState,
): FilterContent | null {
  if (category === null) {
    return message !== "" || facets.length === 0 ? null : { kind: "facets", facets };
  }
  const asked = questionsOf(category, subCategory, categories, questions);
  return asked.length === 0 ? null : { kind: "questions", questions: asked };
}

/** Offers to restore what a change of the category or "Remove all" cleared. */
function Cleared({
  model,
  onLeave,
}: {
  readonly model: OpenFinderModel;
  readonly onLeave: () => void;
}): ReactNode {
  const texts = useTexts(finderTexts);
  const cleared = useSignal(model.cleared);
  const format = useFormatting();
  if (cleared === null) return null;
  const leaving = (act: () => void) => () => {
    onLeave();
    act();
  };
  return (
    <Alert
      kind="info"
      action={{ label: texts.undo, onAct: leaving(model.restoreCleared) }}
      onDismiss={leaving(model.dismissCleared)}
    >
      {texts.cleared(cleared.filters, cleared.providers, format)}
    </Alert>
  );
}

/**
 * Returns the value of the last painted frame. Views that depend on it are drawn after the others.
 */
function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}

interface FiltersProps {
  readonly model: OpenFinderModel;
  readonly content: FilterContent;
  readonly choices: FinderState;
  readonly onSkip: () => void;
  readonly isFirstFrame: boolean;
}

function Filters({ model, content, choices, onSkip, isFirstFrame }: FiltersProps): ReactNode {
  const texts = useTexts(finderTexts);
  const { category, criteria } = choices;
  const active = useMemo(() => activeKeysOf(criteria), [criteria]);
  const countOf = useSignal(model.countOf);
  const counts = useMemo(() => ({ countOf, unit: texts.unit }), [texts, countOf]);
  const problem = useSignal(model.keywords.problem);
  const destination = useSignal(model.destination);
  const search = {
    value: useSignal(model.keywords.text),
    suggestions: useSignal(model.keywords.suggestions),
    loading: useSignal(model.keywords.isLoading),
    error: problem && texts[category === null ? "filterProblem" : "answerProblem"][problem],
    isOffering: useSignal(model.keywords.isOffering),
    onValueChange: model.keywords.type,
    onSubmit: model.keywords.submit,
  };
  return (
    <FinderFilters
      content={content}
      search={search}
      active={active}
      unavailable={criteria.length >= maxCriteria && texts.filtersFull}
      counts={counts}
      onToggle={model.toggle}
      sought={destination !== null && destination.kind !== "category" ? destination.key : null}
      onReach={model.arrive}
      onClear={model.clear}
      onSkip={onSkip}
      isFirstFrame={isFirstFrame}
    />
  );
}

interface AppliedProps {
  readonly model: OpenFinderModel;
  readonly options: FinderOptions;
  readonly choices: FinderState;
  readonly onEmptied: () => void;
}

/** The applied criteria. Each can be removed. */
function Applied({ model, options, choices, onEmptied }: AppliedProps): ReactNode {
  const texts = useTexts(finderTexts);
  const titles = useMemo(() => {
    const words = filterOptionsOf(options.facets);
    return new Map(words.map(({ item, facetTitle }) => [`${item.key} ${item.value}`, facetTitle]));
  }, [options]);
  return (
    <Chips
      label={texts.applied}
      removeLabel={texts.remove}
      chips={choices.criteria.map((criterion) => ({
        key: criterionKeyOf(criterion),
        label: criterion.label,
        group:
          criterion.kind === "filter"
            ? titles.get(`${criterion.key} ${criterion.value}`)
            : undefined,
      }))}
      onRemove={(key) => model.toggle(key, false)}
      onEmptied={onEmptied}
    />
  );
}
