/** One sub-value of a serviceability entry (1 §3). Texts are `""` when missing. */
export interface ServiceabilityMetadata {
  readonly key: string;
  readonly label: string;
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  /** `currency`, `number`, `date`, `speed`; anything else is plain text (decisions G22). */
  readonly format: string;
  /** As sent: goes through `safeColourOf` before it is used. */
  readonly color: string;
}

/** What is known about one service of a provider at the address (1 §3). */
export interface ServiceabilityEntry {
  readonly label: string;
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  /** As sent: goes through `safeColourOf` before it is used. */
  readonly color: string;
  readonly description: string;
  readonly footnote: string;
  /** As sent: goes through `safeColourOf` before it is used. */
  readonly footnoteColor: string;
  readonly metadata: readonly ServiceabilityMetadata[];
  /** False only when the server says so (decisions G19). */
  readonly visible: boolean;
  readonly type: "loader" | "error" | "value";
}

/** The coax or the fiber half of the object form (decisions G19). */
export interface ServiceabilityPart {
  readonly key: "coax" | "fiber";
  /** The part's own name, or `Coax`, `Fiber`. */
  readonly title: string;
  readonly entries: readonly ServiceabilityEntry[];
}

/** Both wire shapes of serviceability, told apart once (decisions G19). */
export type Serviceability =
  | { readonly kind: "none" }
  | { readonly kind: "list"; readonly entries: readonly ServiceabilityEntry[] }
  | {
      readonly kind: "parts";
      readonly parts: readonly ServiceabilityPart[];
      /** Kept, selects nothing. */
      readonly version: string;
    };

/** Where a provider's pricing starts, as the server says it (decisions G26). */
export interface PricingLink {
  /** As sent: goes through `pricingLinkOf` before it is followed. */
  readonly uri: string;
  readonly label: string;
}

/** One provider of a place (1 §3). Texts are `""` when missing. */
export interface Provider {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  /** As sent: goes through `safeImageSrc` before it is shown (decisions G30). */
  readonly logoUri: string;
  /** As sent: goes through `safeHref` before it is followed (decisions G30). */
  readonly uri: string;
  readonly serviceability: Serviceability;
  readonly pricingLink: PricingLink | null;
  readonly accessTypes: readonly string[];
  /** Null when the server sent none, or sent words: those are in `distanceText`. */
  readonly distanceFeet: number | null;
  /** A distance that is no number, as text (decisions G23). */
  readonly distanceText: string;
  readonly type: string;
}

/** Where a place is (1 §3, decisions G32). */
export interface PlaceLocation {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The address to show; composed of the parts below when the server sent none. */
  readonly pretty: string;
  readonly street: string;
  readonly city: string;
  readonly stateProv: string;
  readonly postalCode: string;
}

/** The result of a lookup, partial or final (1 §3). Texts are `""` when missing. */
export interface Place {
  readonly providers: readonly Provider[];
  readonly lecProviderName: string;
  readonly cableProviderName: string;
  readonly location: PlaceLocation;
  readonly npaNxx: string;
  readonly lata: string;
  readonly clliCode: string;
}
