import type { ColumnRole } from "./column-roles.ts";

/** A known name that is no part of a service address. Rows that differ only in `counter` are equal. */
type OtherKind = "latitude" | "longitude" | "billing" | "counter" | "other";
export type ColumnKind = ColumnRole | OtherKind;

/** Names of the same column, the most common one first. */
export const columnSynonyms: Readonly<Record<Exclude<ColumnKind, "billing">, readonly string[]>> = {
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
    "civic number; civic no; primary number; street address number; building #; bldg #",
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
    "apt no; apt #; room number; room no; secondary number; secondary address",
    "secondary unit; address 2",
    "address line 2; addr 2; add2; line 2; street 2; street line 2; street address 2",
    "street address line 2; address 3; address line 3; line 3",
  ),
  urbanization: namesIn("urbanization; urb; urbanizacion; urbanization name; urban"),
  cityStateZip: namesIn("csz"),
  city: namesIn(
    "city; town; municipality; city name; city town; town city; locality; place",
    "post office; village; ciudad; pueblo; municipio",
  ),
  state: namesIn(
    "state; province; state province; province state; state prov; st; st prov; prov",
    "state code; state abbreviation; state abbr; state abbrev; state name; state region",
    "region; province code; administrative area; estado",
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
    "sucursal; nombre; tienda",
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

/** Abbreviations of words in names, for names with spaces, signs or capitals between their words. */
export const columnAbbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    address: "addr adr",
    apartment: "apt",
    building: "bldg bld",
    customer: "cust",
    direction: "dir directional",
    floor: "flr fl",
    house: "hse",
    installation: "inst install",
    location: "loc",
    name: "nm",
    number: "num nbr no nr # value val",
    premise: "prem premises",
    room: "rm",
    service: "svc serv srv",
    street: "str strt",
    suffix: "sfx suf",
    suite: "ste",
  }).flatMap(([word, short]) => short.split(" ").map((one) => [one, word] as const)),
);

/** Words for a place within a building. A name of only these, such as "Unit/Suite/Apt", is a column of units. */
export const unitNameWords: ReadonlySet<string> = new Set(
  "unit suite apartment room floor space lot or".split(" "),
);

/** Words of a name such as "City, State ZIP", of a column with all three. */
export const placeNameWords: ReadonlySet<string> = new Set(
  "city town state st province zip postal code and".split(" "),
);

/** The kinds of owners of an address. `shipping` is that of the service if there is no other. */
export type ColumnOwner = "service" | "plain" | "shipping" | "other";

/** The two ends of a circuit: A is the customer's. */
const ends = ["loc", "location", "end", "side"];

const ownerWords = {
  service:
    "serviceability service installation install physical premises premise location property customer building branch office actual enduser site store svc serv loc full us",
  plain: "address address1 primary business work",
  shipping: "shipping shipto ship",
  other:
    "billing billto bill mailing mail remitto remit invoice corporate previous former old home return legal headquarters hq vendor alternate alt other secondary contact owner landlord parent address2 address3",
} as const satisfies Readonly<Record<ColumnOwner, string>>;

/** Words before a name that say whose address it is. */
export const ownerPrefixes: ReadonlyMap<string, ColumnOwner> = new Map([
  ...(["other", "shipping", "service", "plain"] as const).flatMap((owner) =>
    ownerWords[owner].split(" ").map((word) => [word, owner] as const),
  ),
  ...ends.flatMap((end) => [[`a${end}`, "service"] as const, [`${end}a`, "service"] as const]),
  ...ends.flatMap((end) => [[`z${end}`, "other"] as const, [`${end}z`, "other"] as const]),
]);

/** Words before "address" that make it another kind of address. */
export const networkWords: ReadonlySet<string> = new Set(
  "email mail e ip ipv4 ipv6 mac wan lan web website url gateway network".split(" "),
);
