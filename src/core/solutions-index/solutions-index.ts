/** A word of a category, or a heading among them (2 §3 Term item). Missing texts are empty. */
export interface IndexTerm {
  readonly type: "header" | "term";
  readonly label: string;
  readonly value: string;
  /** Value of the term it belongs below; null at the top. */
  readonly parent: string | null;
  /** The vocabulary. */
  readonly bundle: string;
  /** The provider's field that holds its terms. */
  readonly field: string;
  /** By which it is saved: a uuid. */
  readonly id: string;
}

/** One category of terms (2 §3). */
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

/** A provider with what it covers (2 §3). */
export interface IndexProvider {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** Its edits wait for a review. */
  readonly inModeration: boolean;
  /** Categories its taxonomy names, also those it covers nothing of. */
  readonly bundles: readonly string[];
  readonly covered: readonly CoveredTerm[];
}

/** The answer of the solutions index (2 §3). */
export interface SolutionsIndex {
  readonly capabilities: readonly string[];
  readonly providers: readonly IndexProvider[];
  readonly categories: readonly IndexCategory[];
}
