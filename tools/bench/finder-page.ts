import { readProviderRow } from "../../src/core/api/provider-row.ts";
import { type Criterion, criterionKeyOf } from "../../src/core/finder/criterion.ts";
import type { ProviderRow } from "../../src/core/finder/finder.ts";
import { createIndexBuilder } from "../../src/core/finder/match-index.ts";
import { matchRows } from "../../src/core/finder/match-rows.ts";
import { facetCount, largeDirectory, wordCount } from "./large-directory.ts";
import { median } from "./statistics.ts";

const toggles = 200;
const maxCriteria = 6;
/** The number of rows that a step indexes, as in the finder's store. */
const rowsPerStep = 50;

/** The times of matching, in milliseconds. */
export interface MatchTimes {
  /** The median time to toggle a filter, which recomputes all counts and the order. */
  readonly toggleMs: number;
  /** The median time of a plain loop over the rows and filters, for comparison. */
  readonly loopMs: number;
  /** The 99th percentile of the times that a step of reading and indexing takes. */
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

/** Adds a filter. If there are too many, removes the oldest one. */
function toggled(criteria: readonly Criterion[], one: Criterion): readonly Criterion[] {
  const others = criteria.filter((other) => criterionKeyOf(other) !== criterionKeyOf(one));
  return [...others, one].slice(-maxCriteria);
}

/** The row numbers, sorted by the number of criteria that the row meets, the highest first. */
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
