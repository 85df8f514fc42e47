import { readProviderRow } from "../../src/core/api/provider-row.ts";
import { type Criterion, criterionKeyOf } from "../../src/core/finder/criterion.ts";
import type { ProviderRow } from "../../src/core/finder/finder.ts";
import { createIndexBuilder } from "../../src/core/finder/match-index.ts";
import { matchRows } from "../../src/core/finder/match-rows.ts";
import { facetCount, largeDirectory, wordCount } from "./large-directory.ts";
import { median } from "./statistics.ts";

const toggles = 200;
const maxCriteria = 6;
/** The same number as in the finder's store. */
const rowsPerStep = 50;

/** Milliseconds. */
export interface MatchTimes {
  /** Median of toggling a filter: all counts and the order are recomputed. */
  readonly toggleMs: number;
  /** The same with a plain loop over rows and filters. */
  readonly loopMs: number;
  /** The 99th percentile of the steps of reading and indexing. */
  readonly stepMs: number;
}

declare global {
  var measureMatching: () => MatchTimes;
}

globalThis.measureMatching = () => {
  const wire = largeDirectory();
  const rows: ProviderRow[] = [];
  const steps: number[] = [];
  const step = (act: () => void) => {
    const start = performance.now();
    act();
    steps.push(performance.now() - start);
  };
  for (let at = 0; at < wire.rows.length; at += rowsPerStep) {
    step(() => {
      rows.push(
        ...wire.rows.slice(at, at + rowsPerStep).flatMap((raw) => readProviderRow(raw) ?? []),
      );
    });
  }
  const builder = createIndexBuilder(rows);
  for (let isDone = false; !isDone; ) {
    step(() => {
      isDone = builder.step(rowsPerStep);
    });
  }
  const times: { match: number; loop: number }[] = [];
  let criteria: readonly Criterion[] = [];
  for (let toggle = 0; toggle < toggles; toggle += 1) {
    criteria = toggled(criteria, filterAt(toggle));
    const start = performance.now();
    const { order } = matchRows(builder.index, { category: null, subCategory: null, criteria });
    const middle = performance.now();
    const loop = loopOver(rows, criteria);
    times.push({ match: middle - start, loop: performance.now() - middle });
    if (loop.some((row, place) => row !== order[place])) throw new Error("The orders differ.");
  }
  return {
    toggleMs: median(times.map(({ match }) => match)),
    loopMs: median(times.map(({ loop }) => loop)),
    stepMs: steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.99)] ?? Number.NaN,
  };
};

function filterAt(toggle: number): Criterion {
  const facet = (toggle * 7) % facetCount;
  const value = `${facet}-${(toggle * 3) % wordCount}`;
  return {
    kind: "filter",
    key: `f${facet}`,
    facetId: `f${facet}`,
    value,
    label: value,
    parent: null,
  };
}

/** Adds a filter; beyond a maximum the oldest is removed. */
function toggled(criteria: readonly Criterion[], one: Criterion): readonly Criterion[] {
  const others = criteria.filter((other) => criterionKeyOf(other) !== criterionKeyOf(one));
  return [...others, one].slice(-maxCriteria);
}

/** Row numbers by falling count. */
function loopOver(rows: readonly ProviderRow[], criteria: readonly Criterion[]): readonly number[] {
  return rows
    .map(({ taxonomy }, row) => ({
      row,
      count: criteria.filter((criterion) =>
        taxonomy.some(
          ({ facetId, value }) => facetId === criterion.key && value === criterion.value,
        ),
      ).length,
    }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ row }) => row);
}
