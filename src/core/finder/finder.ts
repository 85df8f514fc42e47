/** A provider of the finder (2 §3). */
export interface ProviderRow {
  /** As sent, because it is sent back in the same form (decisions P33). */
  readonly nid: string | number;
  readonly name: string;
  /** `""` if it has no page. */
  readonly uri: string;
  /** Address of a picture, or markup with one; `""` if there is none (decisions Q5). */
  readonly logo: string;
  /** Values of its categories and child categories. */
  readonly categories: readonly string[];
  readonly taxonomy: readonly TaxonomyItem[];
}

/** A capability of a provider. */
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
  /** Values of the categories that the question belongs to. */
  readonly categories: readonly string[];
  readonly answers: readonly FinderAnswer[];
}

/** An answer to a question, from which a criterion is made. */
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

/** A term of a facet. `children` holds its sub-terms. */
export interface FacetItem {
  readonly key: string;
  /** `""` if none was sent; the key identifies the facet then. */
  readonly facetId: string;
  readonly value: string;
  readonly label: string;
  readonly parent: string | null;
  /** A heading that cannot be chosen. */
  readonly isHeader: boolean;
  readonly children: readonly FacetItem[];
  /** How many of the children stand at deeper levels than are drawn (decisions W26). */
  readonly deeper?: number;
}

/** Everything that the finder shows, except the providers. */
export interface FinderOptions {
  readonly categories: readonly FinderCategory[];
  readonly questions: readonly FinderQuestion[];
  readonly facets: readonly FinderFacet[];
  /** HTML of the server; `""` if there is none. */
  readonly message: string;
}
