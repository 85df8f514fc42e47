import type { Criterion } from "../../../src/core/finder/criterion.ts";
import type { ProviderRow } from "../../../src/core/finder/finder.ts";

/** Implements decision P.0 literally, without regard to speed. */
export function naiveMatch(
  rows: readonly ProviderRow[],
  category: string | null,
  subCategory: string | null,
  criteria: readonly Criterion[],
) {
  const keys = new Set(criteria.map(({ kind, key, value }) => JSON.stringify([kind, key, value])));
  const distinct = [...keys].map((wanted) => {
    const found = criteria.findLast(
      ({ kind, key, value }) => JSON.stringify([kind, key, value]) === wanted,
    );
    if (!found) throw new Error("A key without its criterion.");
    return found;
  });
  const facetIds = rows.flatMap(({ taxonomy }) => taxonomy.map(({ facetId }) => facetId));

  function hits(row: ProviderRow, criterion: Criterion): boolean {
    const { key, value } = criterion;
    if (criterion.kind === "filter") {
      const wanted = [key, criterion.facetId].filter((id) => id !== "");
      return row.taxonomy.some((item) => wanted.includes(item.facetId) && item.value === value);
    }
    const isFacet = key !== "" && facetIds.includes(key);
    const has = row.taxonomy.some(
      (item) => item.value === value && (!isFacet || item.facetId === key),
    );
    return has || row.categories.includes(value);
  }

  const candidates = rows.filter(
    (row) =>
      category === null ||
      (row.categories.includes(category) &&
        (subCategory === null || row.categories.includes(subCategory))),
  );
  const scored = candidates.map((row) => {
    const matchCount = distinct.filter((criterion) => hits(row, criterion)).length;
    return { row, matchCount, match: matchCount === distinct.length && matchCount > 0 };
  });
  if (distinct.length === 0) return scored;
  const matches = scored.filter(({ match }) => match);
  const rest = scored.filter(({ match }) => !match);
  return [...matches, ...rest.toSorted((one, other) => other.matchCount - one.matchCount)];
}
