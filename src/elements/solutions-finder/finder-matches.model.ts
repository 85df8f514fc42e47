import type { FinderState } from "../../core/finder/finder-state.ts";
import {
  criteriaMetBy,
  type MatchResult,
  matchCounterOf,
  matchRows,
} from "../../core/finder/match-rows.ts";
import { computed, type ReadonlySignal } from "../../core/signals.ts";
import type { ReadyFinder } from "./start-choices.model.ts";

/** The providers that match the choices. */
export interface FinderMatches {
  /** Null until the providers are loaded. */
  readonly result: ReadonlySignal<MatchResult | null>;
  /**
   * Returns how many providers match with a filter or an answer, by its key. Null for an unknown
   * key.
   */
  readonly countOf: ReadonlySignal<(key: string) => number | null>;
  /** Returns the labels of the filters and answers that a row meets, by its number. */
  readonly metBy: ReadonlySignal<(row: number) => readonly string[]>;
}

export function createFinderMatches(
  ready: ReadonlySignal<ReadyFinder | null>,
  choices: ReadonlySignal<FinderState>,
): FinderMatches {
  const result = computed(() => {
    const { category, subCategory, criteria } = choices.value;
    const index = ready.value?.index;
    return index ? matchRows(index, { category, subCategory, criteria }) : null;
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

  return { result, countOf, metBy };
}
