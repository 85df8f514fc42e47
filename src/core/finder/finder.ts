/** A provider of the finder (2 §3). */
export interface ProviderRow {
  /** The id as it was sent, because it is sent back in the same form. */
  readonly nid: string | number;
  readonly name: string;
  /** The address of the provider's page; `""` if it has no page. */
  readonly uri: string;
  /** The address of a picture, or markup that contains one. `""` if it is missing. */
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

/** A category of the finder: a kind of solution. */
export interface FinderCategory {
  readonly value: string;
  readonly label: string;
  /** The value of the parent category; null for a category at the top. */
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
  /** The id of the facet; `""` if the server sent no id. Then the key identifies the facet. */
  readonly facetId: string;
  readonly value: string;
  readonly label: string;
  readonly parent: string | null;
  /** True for a heading, which cannot be chosen. */
  readonly isHeader: boolean;
  readonly children: readonly FacetItem[];
  /** The number of children that belong to deeper levels than are drawn. */
  readonly deeper?: number;
}

/** Everything that the finder shows, except the providers. */
export interface FinderOptions {
  readonly categories: readonly FinderCategory[];
  readonly questions: readonly FinderQuestion[];
  readonly facets: readonly FinderFacet[];
  /** A message as HTML of the server; `""` without one. */
  readonly message: string;
}
