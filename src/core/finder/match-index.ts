import type { AnswerCriterion, Criterion } from "./criterion.ts";
import type { ProviderRow } from "./finder.ts";

/** An inverted index: the rows that have each term. */
export interface MatchIndex {
  readonly rows: readonly ProviderRow[];
  /** The rows that match a criterion. */
  hitsOf(criterion: Criterion): Bitset;
  /** The rows of a category or child category. */
  inCategory(category: string): Bitset;
}

/** An index that is built in steps, so that the page stays responsive. */
export interface IndexBuilder {
  /** Indexes up to this number of further rows. Returns true when all rows are indexed. */
  step(count: number): boolean;
  /** The index of the rows so far. */
  readonly index: MatchIndex;
}

type Postings = Map<string, number[]>;

export function createIndexBuilder(rows: readonly ProviderRow[]): IndexBuilder {
  /** Postings by facet and value, by value alone, and by category. */
  const byTerm: Postings = new Map();
  const byValue: Postings = new Map();
  const byCategory: Postings = new Map();
  const facetIds = new Set<string>();
  const sets = new Map<string, Bitset>();
  let next = 0;

  function take(row: ProviderRow, number: number): void {
    for (const { facetId, value } of row.taxonomy) {
      if (facetId !== "") facetIds.add(facetId);
      addPosting(byTerm, termKeyOf(facetId, value), number);
      addPosting(byValue, value, number);
    }
    for (const category of row.categories) addPosting(byCategory, category, number);
  }

  /** Bitsets are created on first use: most terms are never queried. */
  function setOf(name: string, ...lists: readonly (readonly number[] | undefined)[]): Bitset {
    const known = sets.get(name);
    if (known) return known;
    const set = createBitset(rows.length);
    for (const list of lists) for (const number of list ?? []) addBit(set, number);
    sets.set(name, set);
    return set;
  }

  /** The key of an answer may name a facet. Otherwise its value may occur in any facet. */
  function hitsOfAnswer({ key, value }: AnswerCriterion): Bitset {
    const listed = facetIds.has(key) ? byTerm.get(termKeyOf(key, value)) : byValue.get(value);
    return setOf(`answer ${termKeyOf(key, value)}`, listed, byCategory.get(value));
  }

  const index: MatchIndex = {
    rows,
    hitsOf(criterion) {
      if (criterion.kind === "answer") return hitsOfAnswer(criterion);
      const { key, facetId, value } = criterion;
      const [byId, byKey] = [termKeyOf(facetId || key, value), termKeyOf(key, value)];
      return setOf(`filter ${byId}\u0000${byKey}`, byTerm.get(byId), byTerm.get(byKey));
    },
    inCategory: (category) => setOf(`category ${category}`, byCategory.get(category)),
  };

  return {
    index,
    step(count) {
      const end = Math.min(next + count, rows.length);
      if (end > next) sets.clear();
      for (; next < end; next += 1) {
        const row = rows[next];
        if (row !== undefined) take(row, next);
      }
      return next >= rows.length;
    },
  };
}

/** Builds the whole index at once. */
export function createMatchIndex(rows: readonly ProviderRow[]): MatchIndex {
  const builder = createIndexBuilder(rows);
  builder.step(rows.length);
  return builder.index;
}

function addPosting(postings: Postings, key: string, number: number): void {
  const list = postings.get(key);
  if (list === undefined) postings.set(key, [number]);
  else list.push(number);
}

function termKeyOf(facetId: string, value: string): string {
  return `${facetId}\u0000${value}`;
}

/** A set of row numbers, 32 per word. */
type Bitset = Uint32Array;

function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

function addBit(set: Bitset, bit: number): void {
  const word = bit >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (bit & 31));
}

export function hasBit(set: Bitset, bit: number): boolean {
  return ((set[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** The number of rows that are in all sets. */
export function countCommon([first, ...others]: readonly Bitset[]): number {
  let count = 0;
  for (let word = 0; word < (first?.length ?? 0); word += 1) {
    let bits = first?.[word] ?? 0;
    for (const other of others) bits &= other[word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}

/** Increments the count of every row in the set. */
export function countBits(set: Bitset, counts: Uint16Array): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const row = (word << 5) + 31 - Math.clz32(bits & -bits);
      counts[row] = (counts[row] ?? 0) + 1;
      bits &= bits - 1;
    }
  }
}
