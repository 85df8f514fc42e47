import type { FinderState } from "../../core/finder/finder-state.ts";
import {
  criteriaMetBy,
  keepRows,
  type MatchResult,
  matchCounterOf,
  matchRows,
} from "../../core/finder/match-rows.ts";
import { computed, type ReadonlySignal } from "../../core/signals.ts";
import { foldText } from "../../core/texts/fold-text.ts";
import { findWords, foldWords } from "../../core/texts/fold-words.ts";
import type { ReadyFinder } from "./start-choices.model.ts";

/** The providers that match the choices. */
export interface FinderMatches {
  /** Null until the providers are loaded. */
  readonly result: ReadonlySignal<MatchResult | null>;
  /** True if names contain the words of the search box. The result has only these providers then. */
  readonly isNamed: ReadonlySignal<boolean>;
  /**
   * Returns how many providers match with a filter or an answer, by its key. Null for an unknown
   * key.
   */
  readonly countOf: ReadonlySignal<(key: string) => number | null>;
  /** Returns the labels of the filters and answers that a row meets, by its number. */
  readonly metBy: ReadonlySignal<(row: number) => readonly string[]>;
}

/** @param text - the text of the search box. If no name contains its words, all providers stay */
export function createFinderMatches(
  ready: ReadonlySignal<ReadyFinder | null>,
  choices: ReadonlySignal<FinderState>,
  text: ReadonlySignal<string>,
): FinderMatches {
  const all = computed(() => {
    const { category, subCategory, criteria } = choices.value;
    const index = ready.value?.index;
    return index ? matchRows(index, { category, subCategory, criteria }) : null;
  });

  const names = computed(
    () =>
      ready.value?.index.rows.map(({ name }) => ({
        text: foldText(name),
        words: foldWords(name),
      })) ?? [],
  );

  const named = computed(() => {
    const words = foldText(text.value).split(/\s+/).filter(Boolean);
    if (words.length === 0 || all.value === null) return null;
    // "tmobile" is "T-Mobile", too.
    const joined = foldWords(text.value);
    const found = keepRows(all.value, (row) => {
      const name = names.value[row];
      if (name === undefined) return false;
      return words.every((word) => name.text.includes(word)) || findWords(name.words, joined) >= 0;
    });
    return found.order.length === 0 ? null : found;
  });

  const countOf = computed(() => {
    const { category, subCategory, criteria } = choices.value;
    const now = ready.value;
    if (now === null) return () => null;
    const count = matchCounterOf(now.index, { category, subCategory, criteria });
    return (key: string) => {
      const criterion = now.criteria.get(key);
      return criterion === undefined ? null : count(criterion);
    };
  });

  const metBy = computed(() => {
    const { criteria } = choices.value;
    const index = ready.value?.index;
    return (row: number) =>
      index ? criteriaMetBy(index, criteria, row).map(({ label }) => label) : [];
  });

  return {
    result: computed(() => named.value ?? all.value),
    isNamed: computed(() => named.value !== null),
    countOf,
    metBy,
  };
}
