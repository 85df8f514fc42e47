import { answerOf, type Criterion, criterionKeyOf, filterOf } from "../../core/finder/criterion.ts";
import type { FinderOptions, ProviderRow } from "../../core/finder/finder.ts";
import type { MatchIndex } from "../../core/finder/match-index.ts";
import { type FilterOption, filterOptionsOf } from "../../core/finder/option-index.ts";

/** The loaded finder with its lookup tables. */
export interface ReadyFinder {
  readonly options: FinderOptions;
  readonly index: MatchIndex;
  readonly words: readonly FilterOption[];
  readonly criteria: ReadonlyMap<string, Criterion>;
  readonly byNid: ReadonlyMap<string, ProviderRow>;
}

export function readyFinderOf(options: FinderOptions, index: MatchIndex): ReadyFinder {
  const words = filterOptionsOf(options.facets);
  const criteria = [
    ...words.map(({ item }): Criterion => filterOf(item)),
    ...options.questions.flatMap(({ answers }) => answers.map((one): Criterion => answerOf(one))),
  ];
  return {
    options,
    index,
    words,
    criteria: new Map(criteria.map((criterion) => [criterionKeyOf(criterion), criterion])),
    byNid: new Map(index.rows.map((row) => [String(row.nid), row])),
  };
}
