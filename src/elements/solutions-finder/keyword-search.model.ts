import { suggestSolutions } from "../../core/api/keyword-suggestions.ts";
import type { Core } from "../../core/create-core.ts";
import {
  type AnswerCriterion,
  answerOf,
  type Criterion,
  criterionKeyOf,
  type FacetOption,
  filterOf,
  isSameLabel,
} from "../../core/finder/criterion.ts";
import type { FinderQuestion } from "../../core/finder/finder.ts";
import { type FinderPlace, findPlaces, placeNamed } from "../../core/finder/finder-places.ts";
import {
  answerSuggestionsOf,
  type CriterionSuggestion,
  keywordSuggestionsOf,
} from "../../core/finder/finder-suggestions.ts";
import { isAmbiguous, resolveFilter } from "../../core/finder/read-filters.ts";
import type { KeywordSuggestion } from "../../core/navigation/keyword-suggestion.ts";
import { computed, type ReadonlySignal, type Signal, signal } from "../../core/signals.ts";
import { createSuggestionsStore } from "../../core/stores/page/suggestions-store.ts";
import { enteredText } from "../../core/texts/fold-text.ts";

/** The scope of a search: terms of all facets, or answers to the questions of a category. */
export type SearchScope =
  | { readonly kind: "keywords"; readonly options: readonly FacetOption[] }
  | { readonly kind: "answers"; readonly questions: readonly FinderQuestion[] };

export interface KeywordSearch {
  readonly text: ReadonlySignal<string>;
  /** Undefined until there is an answer for the text. */
  readonly suggestions: ReadonlySignal<readonly { value: string; label: string }[] | undefined>;
  readonly isLoading: ReadonlySignal<boolean>;
  /** The reason why the text was not accepted: it finds nothing, or several options. */
  readonly problem: ReadonlySignal<SearchProblem | null>;
  /** True if similar suggestions are offered for a text that names no criterion. */
  readonly isOffering: ReadonlySignal<boolean>;
  type(text: string): void;
  /**
   * Accepts the value of a suggestion, or a typed text. A text stands for the criterion of that
   * name, or else for the place of that name, or else for its only suggestion.
   */
  submit(value: string): void;
  /** Keeps an unknown text in the box and offers similar suggestions. */
  offer(text: string): void;
  clear(): void;
}

/** The labels of suggestions that lead to a place. */
interface PlaceTexts {
  readonly categoryPlace: (label: string, above: string | null) => string;
  readonly facetPlace: (title: string) => string;
  readonly questionPlace: (question: string) => string;
}

type SearchProblem = "unknown" | "ambiguous";

interface KeywordSearchParts {
  readonly core: Core;
  readonly texts: ReadonlySignal<PlaceTexts>;
  readonly text: Signal<string>;
  readonly scope: ReadonlySignal<SearchScope>;
  readonly applied: ReadonlySignal<readonly Criterion[]>;
  /** Categories and groups that the search leads to. */
  readonly places: ReadonlySignal<readonly FinderPlace[]>;
  /** True if the text finds providers by their names. */
  readonly isNamed: ReadonlySignal<boolean>;
  readonly onChoose: (criterion: Criterion) => void;
  readonly onGo: (place: FinderPlace) => void;
}

/** The minimum length for suggestions. */
const minLength = 2;

/** The search box "Search Keywords" for filters or answers, categories, groups, and providers. */
export function createKeywordSearch(parts: KeywordSearchParts): KeywordSearch {
  const { core, texts, text, scope, applied, places, isNamed, onChoose, onGo } = parts;
  const refused = signal<SearchProblem | null>(null);
  const server = createSuggestionsStore<KeywordSuggestion>({
    clock: core.ports.clock,
    minLength,
    fetch: (query, abort) => suggestSolutions(core.client, query, abort),
  });

  const found = computed((): readonly CriterionSuggestion[] => {
    const labels = new Set(applied.value.map(({ label }) => label));
    const { value } = scope;
    return value.kind === "keywords"
      ? keywordSuggestionsOf(server.state.value.rows, value.options, labels)
      : answerSuggestionsOf(text.value, value.questions, labels);
  });

  const led = computed(() =>
    enteredText(text.value).length < minLength ? nowhere : findPlaces(text.value, places.value),
  );
  const isLed = computed(() => led.value.first.length + led.value.others.length > 0);

  /** The suggestion with a value. By then the text of the box is that value. */
  function suggestedAs(value: string): Criterion | undefined {
    const now = scope.peek();
    const all: readonly Criterion[] =
      now.kind === "keywords"
        ? now.options.map(({ item }) => filterOf(item))
        : now.questions.flatMap(({ answers }) => answers.map(answerOf));
    return all.find((criterion) => criterionKeyOf(criterion) === value);
  }

  /** The only criterion with this name, or null. */
  function resolve(typed: string): Criterion | null {
    const now = scope.peek();
    if (now.kind === "keywords") return resolveFilter(typed, now.options);
    const [only, ...others] = answersNamed(typed, now.questions);
    return only && others.length === 0 ? only : null;
  }

  /** The place of a suggestion, or the only one that a text names, unless several criteria have that name. */
  function placeOf(value: string): FinderPlace | null {
    const all = places.peek();
    return (
      all.find((place) => placeValueOf(place) === value) ??
      (isShared(value) ? null : placeNamed(value, all))
    );
  }

  /** The only suggestion for a text, or null. */
  function onlySuggestionFor(typed: string): Criterion | FinderPlace | null {
    const isAnswered =
      scope.peek().kind === "answers" || server.state.peek().query === enteredText(typed);
    const { first, others } = led.peek();
    const criteria = found.peek().map(({ criterion }) => criterion);
    // Part of a category's name may be meant for the providers that it finds.
    const shownPlaces = isNamed.peek() && criteria.length === 0 ? [] : [...first, ...others];
    const [only, other] = [...criteria, ...shownPlaces];
    return isAnswered && only !== undefined && other === undefined ? only : null;
  }

  /** True if several criteria have this name. */
  function isShared(name: string): boolean {
    const now = scope.peek();
    return now.kind === "keywords"
      ? isAmbiguous(name, now.options)
      : answersNamed(name, now.questions).length > 1;
  }

  function offer(unknown: string): void {
    const now = scope.peek();
    text.value = unknown;
    refused.value = isShared(unknown) ? "ambiguous" : "unknown";
    if (now.kind === "keywords") server.suggest(unknown);
  }

  function clear(): void {
    text.value = "";
    refused.value = null;
    server.clear();
  }

  return {
    text,
    suggestions: computed(() => {
      const isKnown =
        scope.value.kind === "answers"
          ? enteredText(text.value) !== ""
          : server.state.value.query !== "";
      if (!isKnown) return undefined;
      const { first, others } = led.value;
      return [
        ...first.map((place) => suggestionOf(place, texts.value)),
        ...found.value.map(({ label, criterion }) => ({ value: criterionKeyOf(criterion), label })),
        ...others.map((place) => suggestionOf(place, texts.value)),
      ];
    }),
    isLoading: computed(() => scope.value.kind === "keywords" && server.state.value.isLoading),
    problem: computed(() =>
      refused.value === "unknown" && (isNamed.value || isLed.value) ? null : refused.value,
    ),
    isOffering: computed(() => refused.value !== null),
    type(typed) {
      text.value = typed;
      refused.value = null;
      if (scope.peek().kind === "keywords") server.suggest(typed);
    },
    submit(value) {
      if (enteredText(value) === "") return;
      const chosen =
        suggestedAs(value) ?? resolve(value) ?? placeOf(value) ?? onlySuggestionFor(value);
      if (chosen === null) {
        offer(value);
        return;
      }
      clear();
      if (chosen.kind === "filter" || chosen.kind === "answer") onChoose(chosen);
      else onGo(chosen);
    },
    offer,
    clear,
  };
}

const nowhere = findPlaces("", []);

function suggestionOf(place: FinderPlace, texts: PlaceTexts): { value: string; label: string } {
  return { value: placeValueOf(place), label: placeLabelOf(place, texts) };
}

/** Differs from the keys of criteria by its kind. */
function placeValueOf({ kind, key }: FinderPlace): string {
  return `${kind}\u0000${key}`;
}

function placeLabelOf(place: FinderPlace, texts: PlaceTexts): string {
  switch (place.kind) {
    case "category":
      return texts.categoryPlace(place.label, place.above);
    case "facet":
      return texts.facetPlace(place.label);
    case "question":
      return texts.questionPlace(place.label);
  }
}

/** The distinct answers with a label. Several questions may offer the same one. */
function answersNamed(
  label: string,
  questions: readonly FinderQuestion[],
): readonly AnswerCriterion[] {
  const answers = questions.flatMap((question) => question.answers).map(answerOf);
  const named = answers.filter((answer) => isSameLabel(answer.label, label));
  return [...new Map(named.map((answer) => [criterionKeyOf(answer), answer])).values()];
}
