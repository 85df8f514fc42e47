/** A detail of a serviceability entry. A missing string is `""`. */
export interface ServiceabilityMetadata {
  readonly key: string;
  readonly label: string;
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  /**
   * The format of the value: `currency`, `number`, `date` or `speed`. Any other format is plain text.
   */
  readonly format: string;
  /** The color as sent, which must pass `safeColourOf` before use. */
  readonly color: string;
}

/** A service of a provider at the address, and its availability. */
export interface ServiceabilityEntry {
  readonly label: string;
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  /** The color as sent, which must pass `safeColourOf` before use. */
  readonly color: string;
  readonly description: string;
  readonly footnote: string;
  /** The color of the footnote as sent, which must pass `safeColourOf` before use. */
  readonly footnoteColor: string;
  readonly metadata: readonly ServiceabilityMetadata[];
  /** True unless the server sends false. */
  readonly visible: boolean;
  readonly type: "loader" | "error" | "value";
}

/** The coax or fiber part of the object form. */
export interface ServiceabilityPart {
  readonly key: "coax" | "fiber";
  /** The part's own name; `""` if it has none. */
  readonly title: string;
  readonly entries: readonly ServiceabilityEntry[];
}

/** Both wire shapes of serviceability as one union (decisions G19). */
export type Serviceability =
  | { readonly kind: "none" }
  | { readonly kind: "list"; readonly entries: readonly ServiceabilityEntry[] }
  | {
      readonly kind: "parts";
      readonly parts: readonly ServiceabilityPart[];
      /** The version of the data, on which no decision depends. */
      readonly version: string;
    };

/** The start of a provider's pricing, as the server gives it. */
export interface PricingLink {
  /** The address as sent, which must pass `pricingLinkOf` before it is followed. */
  readonly uri: string;
  readonly label: string;
}

/** A provider of a place (1 §3). A missing string is `""`. */
export interface Provider {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  /** The address of the logo as sent, which must pass `safeImageSrc` before it is shown. */
  readonly logoUri: string;
  /**
   * The address of the provider's page as sent, which must pass `safeHref` before it is followed.
   */
  readonly uri: string;
  readonly serviceability: Serviceability;
  readonly pricingLink: PricingLink | null;
  readonly accessTypes: readonly string[];
  /**
   * The distance in feet. Null if the server sent no distance, or a string, which is in `distanceText`.
   */
  readonly distanceFeet: number | null;
  /** The distance as sent, if it is not a number. */
  readonly distanceText: string;
  readonly type: string;
}

/** The location of a place (1 §3, decisions G32). */
export interface PlaceLocation {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The address to show. If the server sent none, it is composed of the parts below. */
  readonly pretty: string;
  readonly street: string;
  readonly city: string;
  readonly stateProv: string;
  readonly postalCode: string;
}

/** The result of a lookup, partial or final (1 §3). A missing string is `""`. */
export interface Place {
  readonly providers: readonly Provider[];
  readonly lecProviderName: string;
  readonly cableProviderName: string;
  readonly location: PlaceLocation;
  readonly npaNxx: string;
  readonly lata: string;
  readonly clliCode: string;
}
