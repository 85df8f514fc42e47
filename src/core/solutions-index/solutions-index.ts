/** A term of a category, or a heading (2 §3 Term item). Missing texts are empty. */
export interface IndexTerm {
  readonly type: "header" | "term";
  readonly label: string;
  readonly value: string;
  /** The value of the parent term. Null at the top. */
  readonly parent: string | null;
  /** The vocabulary. */
  readonly bundle: string;
  /** The field of the provider that holds its terms. */
  readonly field: string;
  /** A uuid, used to save the term. */
  readonly id: string;
}

/** A category of terms (2 §3). */
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

/** A provider and its covered terms (2 §3). */
export interface IndexProvider {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** Its edits await a review. */
  readonly inModeration: boolean;
  /** The categories of its taxonomy, including those without covered terms. */
  readonly bundles: readonly string[];
  readonly covered: readonly CoveredTerm[];
}

/** The answer of the solutions index (2 §3). */
export interface SolutionsIndex {
  readonly capabilities: readonly string[];
  readonly providers: readonly IndexProvider[];
  readonly categories: readonly IndexCategory[];
}
