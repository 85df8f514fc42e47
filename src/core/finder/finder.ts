/** A provider of the finder (2 §3). */
export interface ProviderRow {
  /** As it was sent: it goes back in that form (decisions P33). */
  readonly nid: string | number;
  readonly name: string;
  /** `""` when it has no page. */
  readonly uri: string;
  /** Address of a picture, or markup with one; `""` when there is none (decisions Q5). */
  readonly logo: string;
  /** Values of its categories and child categories. */
  readonly categories: readonly string[];
  readonly taxonomy: readonly TaxonomyItem[];
}

/** One thing that a provider does. */
export interface TaxonomyItem {
  readonly facetId: string;
  readonly value: string;
}

/** A kind of solution. */
export interface FinderCategory {
  readonly value: string;
  readonly label: string;
  /** Null at the top (decisions P19). */
  readonly parent: string | null;
}

export interface FinderQuestion {
  readonly id: string;
  readonly question: string;
  /** Values of the categories it is asked in. */
  readonly categories: readonly string[];
  readonly answers: readonly FinderAnswer[];
}

/** An answer to a question: what a criterion is made of. */
export interface FinderAnswer {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly parent: string | null;
}

export interface FinderFacet {
  readonly key: string;
  readonly title: string;
  readonly items: readonly FacetItem[];
}

/** A word of a facet. Those below it stand in `children`. */
export interface FacetItem {
  readonly key: string;
  /** `""` when none was sent: the key is its facet then. */
  readonly facetId: string;
  readonly value: string;
  readonly label: string;
  readonly parent: string | null;
  /** It groups others and cannot be chosen. */
  readonly isHeader: boolean;
  readonly children: readonly FacetItem[];
}

/** Everything the finder shows but the providers. */
export interface FinderOptions {
  readonly categories: readonly FinderCategory[];
  readonly questions: readonly FinderQuestion[];
  readonly facets: readonly FinderFacet[];
  /** HTML of the server; `""` when it says nothing. */
  readonly message: string;
}
