import type { KeywordSuggestion } from "../navigation/keyword-suggestion.ts";
import { foldLabel } from "../texts/fold-text.ts";
import { findWords, foldWords } from "../texts/fold-words.ts";
import {
  type AnswerCriterion,
  answerOf,
  type FacetOption,
  type FilterCriterion,
  filterOf,
} from "./criterion.ts";
import type { FinderQuestion } from "./finder.ts";
import { resolveOption } from "./read-filters.ts";

/** A criterion that is suggested while the user types. */
export interface CriterionSuggestion {
  readonly label: string;
  readonly criterion: FilterCriterion | AnswerCriterion;
}

/**
 * The server's suggestions that are terms of the facets, found by label. Leaves out labels that are already applied. If
 * two labels are equal, the title of the facet is added.
 */
export function keywordSuggestionsOf(
  rows: readonly KeywordSuggestion[],
  options: readonly FacetOption[],
  applied: ReadonlySet<string>,
): readonly CriterionSuggestion[] {
  const found = rows.flatMap(({ value, label }) => {
    const option = resolveOption(value, options) ?? resolveOption(label, options);
    return option && !applied.has(option.item.label) ? [option] : [];
  });
  const suggestions = found.map(({ item, facetTitle }) => {
    const collides = options.filter((other) => other.item.label === item.label).length > 1;
    return {
      criterion: filterOf(item),
      label: collides && facetTitle ? `${item.label} (${facetTitle})` : item.label,
    };
  });
  return byLabel(suggestions);
}

/**
 * Answers whose label contains the text, with or without hyphens and spaces in its words, formatted as
 * `answer (question)`.
 */
export function answerSuggestionsOf(
  text: string,
  questions: readonly FinderQuestion[],
  applied: ReadonlySet<string>,
): readonly CriterionSuggestion[] {
  const part = foldLabel(text);
  if (part === "") return [];
  const words = foldWords(text);
  const isFound = (label: string) =>
    foldLabel(label).includes(part) || findWords(foldWords(label), words) >= 0;
  return byLabel(
    questions.flatMap(({ question, answers }) =>
      answers
        .filter(({ label }) => isFound(label) && !applied.has(label))
        .map((answer) => ({ criterion: answerOf(answer), label: `${answer.label} (${question})` })),
    ),
  );
}

function byLabel(suggestions: readonly CriterionSuggestion[]): readonly CriterionSuggestion[] {
  return suggestions.toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}
