/** Names of the same column, the most common one first. */
const synonyms = {
  address: [
    "address",
    "street address",
    "street",
    "address 1",
    "address line 1",
    "addr",
    "address1",
    "service address",
    "site address",
    "location address",
    "street name and number",
    "full address",
  ],
  unit: [
    "address 2",
    "address line 2",
    "address2",
    "unit",
    "suite",
    "apt",
    "apartment",
    "apt suite",
    "unit number",
    "suite number",
  ],
  city: ["city", "town", "municipality", "service city", "city name"],
  state: ["state", "province", "state province", "state prov", "st", "state code", "service state"],
  zip: [
    "zip",
    "zip code",
    "zipcode",
    "postal code",
    "postalcode",
    "postcode",
    "post code",
    "zip postal code",
    "service zip",
  ],
  country: ["country", "country code", "nation"],
  name: [
    "name",
    "site name",
    "location name",
    "location",
    "site",
    "customer",
    "customer name",
    "account name",
  ],
  id: ["id", "site id", "location id", "reference", "ref", "external id"],
} as const;

type ColumnKind = keyof typeof synonyms;

/**
 * The maximum number of characters of a name that are normalised, because normalising takes quadratic time on a run of
 * accents.
 */
const maxNameLength = 1000;

/** Strips case, spaces and punctuation from a column name. */
export function plainColumnName(name: string): string {
  return name
    .slice(0, maxNameLength)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

const kinds: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(synonyms).flatMap(([kind, names]) =>
    names.map((name) => [plainColumnName(name), kind as ColumnKind] as const),
  ),
);

/** The kind of a column, by its name. Null if the name is unknown. */
export function columnKindOf(name: string): ColumnKind | null {
  return kinds.get(plainColumnName(name)) ?? null;
}

const addressKinds: readonly (ColumnKind | null)[] = ["address", "unit", "city", "state", "zip"];

export interface AddressColumns {
  /** The index of the street address, or -1 if it is missing. */
  readonly street: number;
  /** The indexes of all columns that together form an address. */
  readonly all: readonly number[];
}

export function addressColumnsOf(header: readonly string[]): AddressColumns {
  const kindsHere = header.map(columnKindOf);
  return {
    street: kindsHere.indexOf("address"),
    all: kindsHere.flatMap((kind, index) => (addressKinds.includes(kind) ? [index] : [])),
  };
}
