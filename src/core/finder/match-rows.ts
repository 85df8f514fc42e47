import {
  type AnswerCriterion,
  type Criterion,
  criterionKeyOf,
  type FilterCriterion,
} from "./criterion.ts";
import type { ProviderRow } from "./finder.ts";
import {
  countBits,
  countCommon,
  createMatchIndex,
  hasBit,
  type MatchIndex,
} from "./match-index.ts";

/** The query. A null category means all (2 §4). */
export interface MatchQuery {
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly criteria: readonly Criterion[];
}

/** The shown providers, in order. */
export interface MatchResult {
  /** Row numbers: first the matches in server order, then the others by descending number of hits. */
  readonly order: Uint32Array;
  /** The number of rows in the order that match. 0 without criteria. */
  readonly matched: number;
  /** The number of criteria of the query. */
  readonly total: number;
  /** Hits by row number, including rows that are not shown. */
  readonly counts: Uint16Array;
}

/** Finds and sorts the providers (decisions P.0). A match meets every criterion. */
export function matchRows(index: MatchIndex, query: MatchQuery): MatchResult {
  const { rows } = index;
  const total = query.criteria.length;
  const counts = new Uint16Array(rows.length);
  for (const criterion of query.criteria) countBits(index.hitsOf(criterion), counts);
  const inCategory = query.category === null ? null : index.inCategory(query.category);
  const inSub =
    query.category === null || query.subCategory === null
      ? null
      : index.inCategory(query.subCategory);

  const isCandidate = (row: number) =>
    (inCategory === null || hasBit(inCategory, row)) && (inSub === null || hasBit(inSub, row));

  // Counting sort: rows are grouped by hits, the most hits first, each group in server order.
  const sizes = new Uint32Array(total + 1);
  for (let row = 0; row < rows.length; row += 1) {
    const count = counts[row] ?? 0;
    if (isCandidate(row)) sizes[count] = (sizes[count] ?? 0) + 1;
  }
  const places = new Uint32Array(total + 1);
  for (let count = total - 1; count >= 0; count -= 1) {
    places[count] = (places[count + 1] ?? 0) + (sizes[count + 1] ?? 0);
  }
  const order = new Uint32Array((places[0] ?? 0) + (sizes[0] ?? 0));
  for (let row = 0; row < rows.length; row += 1) {
    if (!isCandidate(row)) continue;
    const count = counts[row] ?? 0;
    const place = places[count] ?? 0;
    order[place] = row;
    places[count] = place + 1;
  }
  return { order, matched: total === 0 ? 0 : (sizes[total] ?? 0), total, counts };
}

/** The same result with only those rows for which `isKept` is true. */
export function keepRows(result: MatchResult, isKept: (row: number) => boolean): MatchResult {
  const matches = result.order.subarray(0, result.matched);
  return {
    ...result,
    order: result.order.filter((row) => isKept(row)),
    matched: matches.filter((row) => isKept(row)).length,
  };
}

/**
 * Creates a function that counts the matches with one more criterion. For a criterion that is already applied, it
 * counts the current matches.
 */
export function matchCounterOf(
  index: MatchIndex,
  { category, subCategory, criteria }: MatchQuery,
): (criterion: Criterion) => number {
  const places =
    category === null ? [] : [category, ...(subCategory === null ? [] : [subCategory])];
  const asked = [
    ...places.map((place) => index.inCategory(place)),
    ...criteria.map((criterion) => index.hitsOf(criterion)),
  ];
  return (criterion) => countCommon([index.hitsOf(criterion), ...asked]);
}

/** The criteria that a row meets, in their order. */
export function criteriaMetBy(
  index: MatchIndex,
  criteria: readonly Criterion[],
  row: number,
): readonly Criterion[] {
  return criteria.filter((criterion) => hasBit(index.hitsOf(criterion), row));
}

/** A provider and the number of criteria that it meets. */
export interface ProviderMatch {
  readonly row: ProviderRow;
  readonly matchCount: number;
  readonly match: boolean;
}

/** Criteria as one list, or as separate filters and answers. */
export type ProviderQuery = {
  /** The value of a category. Null means all categories. */
  readonly category: string | null;
  readonly subCategory?: string | null;
} & (
  | { readonly criteria: readonly Criterion[] }
  | {
      readonly filters: readonly Omit<FilterCriterion, "kind">[];
      readonly answers: readonly Omit<AnswerCriterion, "kind">[];
    }
);

/**
 * The providers in the finder's order (decisions P.0, P40). Duplicate criteria count once. To run many queries on the
 * same rows, build an index once and use {@link matchRows}.
 *
 * @param rows - as `readProviderRows` reads them from the wire.
 * @throws TypeError for raw rows, for a category that is not a string, for criteria that are not a list, and for a
 * criterion of an unknown kind. RangeError for the category `"all"`, unless a row has it: use null for all categories.
 */
export function matchProviders(
  rows: readonly ProviderRow[],
  query: ProviderQuery,
): readonly ProviderMatch[] {
  refuseUnreadRows(rows);
  const criteria = distinctCriteria(criteriaOf(query));
  const { category, subCategory = null } = query;
  refuseCategory(category, rows);
  const { order, counts, total } = matchRows(createMatchIndex(rows), {
    category,
    subCategory,
    criteria,
  });
  return [...order].flatMap((number) => {
    const row = rows[number];
    const matchCount = counts[number] ?? 0;
    return row ? [{ row, matchCount, match: total > 0 && matchCount === total }] : [];
  });
}

function criteriaOf(query: ProviderQuery): readonly Criterion[] {
  if ("criteria" in query) {
    const criteria = listOf(query.criteria, "criteria");
    for (const criterion of criteria) refuseUnknownKind(criterion);
    return criteria;
  }
  return [
    ...listOf(query.filters, "filters").map((filter) => ({ ...filter, kind: "filter" as const })),
    ...listOf(query.answers, "answers").map((answer) => ({ ...answer, kind: "answer" as const })),
  ];
}

function listOf<Item>(list: readonly Item[], name: string): readonly Item[] {
  if (!Array.isArray(list)) throw new TypeError(`${name} is not a list.`);
  return list;
}

/**
 * Throws for an unknown kind, which plain JavaScript can pass. Treated as a filter, it would silently match nothing.
 */
function refuseUnknownKind(criterion: Criterion): void {
  const kind: unknown = criterion?.kind;
  if (kind !== "filter" && kind !== "answer") {
    throw new TypeError(`A criterion's kind is "filter" or "answer", not ${JSON.stringify(kind)}.`);
  }
}

function refuseUnreadRows(rows: readonly ProviderRow[]): void {
  const isRead = listOf(rows, "rows").every(
    (row) =>
      Array.isArray(row?.taxonomy) &&
      Array.isArray(row.categories) &&
      row.categories.every((category) => typeof category === "string") &&
      row.taxonomy.every((term) => typeof term?.value === "string"),
  );
  if (!isRead) throw new TypeError("The rows are not those of readProviderRows.");
}

function refuseCategory(category: unknown, rows: readonly ProviderRow[]): void {
  if (category === null) return;
  if (typeof category !== "string") throw new TypeError("The category is neither a text nor null.");
  if (category === "all" && !rows.some(({ categories }) => categories.includes(category))) {
    throw new RangeError('No category is named "all": null is all categories.');
  }
}

function distinctCriteria(criteria: readonly Criterion[]): readonly Criterion[] {
  const known = new Map(criteria.map((criterion) => [criterionKeyOf(criterion), criterion]));
  return [...known.values()];
}
