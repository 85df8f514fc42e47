import { type ColumnRole, columnRoles } from "./column-roles.ts";

/** A known name that is no part of a service address. Rows that differ only in `counter` are equal. */
type OtherKind = "latitude" | "longitude" | "billing" | "counter" | "other";
export type ColumnKind = ColumnRole | OtherKind;

/** Names of the same column, the most common one first. */
const synonyms: Readonly<Record<Exclude<ColumnKind, "billing">, readonly string[]>> = {
  address: namesIn(
    "address; street address; address 1; address line 1; addr; addr 1; address line",
    "addr line; address1 line; line 1; add1; street 1; street line 1; street address 1",
    "street address line 1; street name and number; street number and name",
    "street and number; number and street; full address; full street address",
    "complete address; address full; address street; civic address; delivery address",
    "address text; formatted address; direccion",
  ),
  number: namesIn(
    "number; street number; street no; street num; street nbr; str no; st no; st num",
    "st number; st nbr; st #; street #; house number; house no; house num; house nbr",
    "house #; house; hse no; hse nbr; hse num; address number; address no; address num",
    "addr no; addr num; addr number; building number; bldg number; bldg no; bldg num",
    "civic number; civic no; primary number; street address number",
  ),
  direction: namesIn(
    "direction; dir; pre dir; predir; pre direction; predirection; predirectional",
    "pre directional; street direction; street dir; st dir; street pre direction",
    "street predirection; street pre dir; street prefix; prefix direction; dir prefix",
    "directional prefix; directional",
  ),
  street: namesIn(
    "street; street name; st name; str name; road; road name; strt name; primary street",
    "thoroughfare; calle",
  ),
  suffix: namesIn(
    "suffix; street suffix; st suffix; street type; st type; road type; suf; street sfx",
    "sfx; street ending; thoroughfare type",
  ),
  endDirection: namesIn(
    "post dir; postdir; post direction; postdirection; postdirectional; post directional",
    "street post direction; street postdirection; street post dir; suffix direction",
    "dir suffix; directional suffix",
  ),
  building: namesIn("building; bldg; building name; bldg name; building id; tower; structure"),
  floor: namesIn("floor; fl; flr; floor number; floor no; floor num; floor #; level"),
  unitType: namesIn(
    "unit type; suite type; secondary type; unit designator; secondary designator",
    "apt type",
  ),
  unit: namesIn(
    "unit; suite; ste; apt; apartment; room; rm; space; unit number; unit no; unit num",
    "unit #; suite number; suite no; suite num; suite #; ste no; ste #; apt number",
    "apt no; apt #; room number; room no; apt suite; suite apt; suite unit; unit suite",
    "ste unit; ste apt; suite floor; suite room; apt unit; apt ste; apt suite unit",
    "unit apt suite; secondary number; secondary address; secondary unit; address 2",
    "address line 2; addr 2; add2; line 2; street 2; street line 2; street address 2",
    "street address line 2; address 3; address line 3; line 3",
  ),
  urbanization: namesIn("urbanization; urb; urbanizacion; urbanization name; urban"),
  city: namesIn(
    "city; town; municipality; city name; city town; town city; locality; place",
    "post office; village; ciudad; pueblo; municipio",
  ),
  state: namesIn(
    "state; province; state province; province state; state prov; st; st prov; prov",
    "state code; state abbreviation; state abbr; state abbrev; state name; state region",
    "region; province code",
  ),
  zip: namesIn(
    "zip; zip code; zip 5; zip5; 5 digit zip; postal code; postal; postcode; post code",
    "postal zip; postal zip code; zip postal; zip postal code; zip cd; us zip; zip code 5",
    "zip or postal code; codigo postal",
  ),
  zip4: namesIn(
    "zip 4; zip plus 4; zip plus four; plus 4; plus four; 4 digit zip; zip ext",
    "zip extension; zip code 4",
  ),
  country: namesIn("country; country code; nation; country name; country region; pais"),
  name: namesIn(
    "name; site name; location name; location; site; label; customer; customer name",
    "account name; company; company name; business name; business; store; store name",
    "branch; branch name; office; office name; site description; location description",
    "facility; facility name; property; property name; clinic; site label; nickname",
  ),
  id: namesIn(
    "id; site id; location id; loc id; reference; ref; external id; site number; site no",
    "site #; location number; location no; location #; store number; store no; store #",
    "branch number; branch no; site code; location code; store id; record id; customer id",
    "account id; account number; site ref",
  ),
  currentProvider: namesIn(
    "current provider; current carrier; current isp; existing provider; existing carrier",
    "existing isp; incumbent; incumbent provider; incumbent carrier; carrier; isp",
  ),
  currentMonthly: namesIn(
    "current monthly; current monthly cost; current monthly price; current mrc; current cost",
    "current price; current bill; current spend; existing mrc; existing monthly",
    "existing monthly cost; existing cost; monthly bill; monthly spend; monthly cost; mrc",
    "monthly charge",
  ),
  contractEnd: namesIn(
    "contract end; contract ends; contract end date; contract expiration",
    "contract expiration date; contract expires; contract expiry; contract exp",
    "contract exp date; end of contract; term end; term end date; expires; expiration",
    "expiration date",
  ),
  latitude: namesIn("latitude; lat; lat deg"),
  longitude: namesIn("longitude; lng; lon; long; long deg"),
  counter: namesIn("#; no; nr; row; row number; row #; line; line number; line #; item; item #"),
  other: namesIn(
    "notes; note; comments; comment; remarks; phone; phone number; telephone; tel",
    "main number; email; e-mail; contact; contact name; site contact; county; bandwidth",
    "speed; status; term; provider; monthly; date; type",
    "qty; quantity; priority",
  ),
};

/** The names in texts that list them. */
function namesIn(...lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split("; "));
}

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

/** A name without case and punctuation, in which `#` stays: `Site #` is a number, `Site` is a name. */
function spelledColumnName(name: string): string {
  return plainColumnName(name.replaceAll("#", " zz"));
}

const kinds: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(synonyms).flatMap(([kind, names]) =>
    names.map((name) => [spelledColumnName(name), kind as ColumnKind] as const),
  ),
);

/** Words before a name that say whose address it is, longer ones first. */
const servicePrefixes = [
  "serviceability",
  "service",
  "installation",
  "install",
  "physical",
  "premises",
  "premise",
  "location",
  "property",
  "customer",
  "building",
  "branch",
  "office",
  "actual",
  "enduser",
  "site",
  "store",
  "svc",
  "loc",
  "aloc",
  "full",
  "us",
];
const otherPrefixes = [
  "billing",
  "billto",
  "bill",
  "mailing",
  "mail",
  "shipping",
  "shipto",
  "ship",
  "remitto",
  "remit",
  "invoice",
  "corporate",
  "previous",
  "former",
  "old",
  "home",
  "return",
  "legal",
  "headquarters",
  "hq",
  "vendor",
];
const addressRoles: readonly ColumnKind[] = columnRoles.filter(
  (role) => role !== "name" && role !== "id",
);

/** The meaning of a column name. */
export interface NamedColumn {
  readonly kind: ColumnKind;
  /** True if the name says that the address is that of the service. */
  readonly isService: boolean;
}

/** Reads the name of a column. Null if it is unknown. A remark in parentheses counts only if it is known. */
export function namedColumnOf(name: string): NamedColumn | null {
  const bare = name.slice(0, maxNameLength);
  const open = bare.indexOf("(");
  const remark = open < 0 ? "" : bare.slice(open);
  const main = open < 0 ? bare : bare.slice(0, open);
  const found = nameReading(spelledColumnName(main)) ?? nameReading(spelledColumnName(bare));
  if (found === null || remark === "") return found;
  const said = plainColumnName(remark);
  if (otherPrefixes.includes(said) && addressRoles.includes(found.kind)) return billing;
  return { ...found, isService: found.isService || servicePrefixes.includes(said) };
}

const billing: NamedColumn = { kind: "billing", isService: false };

function nameReading(spelled: string): NamedColumn | null {
  const kind = kinds.get(spelled);
  if (kind !== undefined) return { kind, isService: false };
  const other = restAfter(otherPrefixes, spelled);
  if (other !== null) return billing;
  const service = restAfter(servicePrefixes, spelled);
  return service === null ? null : { kind: service, isService: true };
}

/** The kind of a name of an address without the prefix that it begins with. */
function restAfter(prefixes: readonly string[], spelled: string): ColumnKind | null {
  for (const prefix of prefixes) {
    if (!spelled.startsWith(prefix)) continue;
    const kind = kinds.get(spelled.slice(prefix.length));
    if (kind !== undefined && addressRoles.includes(kind)) return kind;
  }
  return null;
}

/** The kind of a column, by its name. Null if the name is unknown. */
export function columnKindOf(name: string): ColumnKind | null {
  return namedColumnOf(name)?.kind ?? null;
}

/** The place of a name among those of its kind, the most common one first. */
export function commonnessOf(name: string, kind: ColumnKind): number {
  if (kind === "billing") return 0;
  const place = synonyms[kind].map(spelledColumnName).indexOf(spelledColumnName(name));
  return place < 0 ? synonyms[kind].length : place;
}

/** The part of the address that a column of the template holds; null if it holds another text. */
export function roleOfTemplate(name: string): ColumnRole | null {
  const kind = namedColumnOf(name)?.kind;
  const role = columnRoles.find((one) => one === kind);
  return role ?? null;
}
