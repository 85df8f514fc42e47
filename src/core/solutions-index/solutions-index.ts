/** A term of a category, or a heading. A missing string is empty. */
export interface IndexTerm {
  readonly type: "header" | "term";
  readonly label: string;
  readonly value: string;
  /** The value of the parent term. Null at the top. */
  readonly parent: string | null;
  /** The vocabulary to which the term belongs. */
  readonly bundle: string;
  /** The field of the provider that holds its terms. */
  readonly field: string;
  /** The UUID that a save refers to. */
  readonly id: string;
}

/** A category of terms. */
export interface IndexCategory {
  readonly bundle: string;
  readonly label: string;
  readonly items: readonly IndexTerm[];
}

/** A term that a provider covers. */
export interface CoveredTerm {
  readonly vid: string;
  readonly value: string;
  readonly field: string;
  readonly id: string;
}

/** A provider and its covered terms. */
export interface IndexProvider {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** True if its edits await a review. */
  readonly inModeration: boolean;
  /** The categories of its taxonomy, including those without covered terms. */
  readonly bundles: readonly string[];
  readonly covered: readonly CoveredTerm[];
}

/** The answer of the solutions index. */
export interface SolutionsIndex {
  readonly capabilities: readonly string[];
  readonly providers: readonly IndexProvider[];
  readonly categories: readonly IndexCategory[];
}

/** The keys of the selected terms; see {@link termKeyOf}. */
export type TermSelection = ReadonlySet<string>;

/** Values are unique within a vocabulary. */
export function termKeyOf({ bundle, value }: Pick<IndexTerm, "bundle" | "value">): string {
  return JSON.stringify([bundle, value]);
}

/** True if a change of a term can be saved, which requires the term's field and id. */
export function isSavable({ field, id }: Pick<IndexTerm, "field" | "id">): boolean {
  return field !== "" && id !== "";
}

/** The terms of the index that a provider covers. */
export function coveredTermsOf(
  { covered }: Pick<IndexProvider, "covered">,
  categories: readonly IndexCategory[],
): TermSelection {
  const ids = new Set(covered.map(({ id }) => id).filter(Boolean));
  const values = new Set(
    covered.flatMap(({ vid, field, value }) => [
      JSON.stringify(["vid", vid, value]),
      JSON.stringify(["field", field, value]),
    ]),
  );
  const isCovered = ({ id, bundle, field, value }: IndexTerm) =>
    (id !== "" && ids.has(id)) ||
    (bundle !== "" && values.has(JSON.stringify(["vid", bundle, value]))) ||
    (field !== "" && values.has(JSON.stringify(["field", field, value])));
  const terms = categories.flatMap(({ items }) => items).filter(({ type }) => type === "term");
  return new Set(terms.filter(isCovered).map(termKeyOf));
}

/** Ticks or unticks a single term. */
export function toggleTerm(selection: TermSelection, key: string): TermSelection {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Counts the terms that are ticked in only one of the two. */
export function countChanges(now: TermSelection, before: TermSelection): number {
  const added = [...now].filter((key) => !before.has(key)).length;
  return added + before.size - (now.size - added);
}

/**
 * Writes the count as `(total)`, or as `(selected/total)` for a provider. Headings do not count, and each value counts
 * once.
 */
export function termCountText(
  items: readonly IndexTerm[],
  selection: TermSelection | null,
  write: (count: number) => string,
): string {
  const terms = items.filter(({ type }) => type === "term");
  const total = write(new Set(terms.map(({ value }) => value)).size);
  if (selection === null) return `(${total})`;
  const selected = terms.filter((term) => selection.has(termKeyOf(term)));
  return `(${write(new Set(selected.map(({ value }) => value)).size)}/${total})`;
}
