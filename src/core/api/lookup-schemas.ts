/**
 * How the answers of the lookup calls are read: tolerantly (rulings M5), into the area's own types.
 * An odd member is a missing one; only an answer that is no object at all fails its schema. Known
 * members are picked one by one, so no key of the server reaches our objects (rulings W7).
 */
import * as v from "valibot";
import type { AddressSuggestion, AddressSuggestions } from "../lookup/address-suggestions.ts";
import type {
  LookupSetting,
  MapSetting,
  PollAnswer,
  StartAnswer,
} from "../lookup/lookup-answers.ts";
import type {
  Place,
  PlaceLocation,
  PricingLink,
  Provider,
  Serviceability,
  ServiceabilityEntry,
  ServiceabilityMetadata,
  ServiceabilityPart,
} from "../lookup/place.ts";

type Schema<Output> = v.GenericSchema<unknown, Output>;

const anything = v.fallback(v.unknown(), null);

/** An object that is no list. */
const record = v.custom<object>(
  (raw) => typeof raw === "object" && raw !== null && !Array.isArray(raw),
);

/** Texts and numbers, as text. */
const untrimmed = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const scalar = v.pipe(untrimmed, v.trim());

/** A {@link scalar}; anything else is `""`. */
const text = v.fallback(scalar, "");

/** Prefixes and suffixes keep their spaces: they are joined as sent (rulings G22). */
const affix = v.fallback(untrimmed, "");

const plainText = v.fallback(v.pipe(scalar, v.transform(toPlainText)), "");

/** Numbers and numeric texts; anything else is null. */
const numeric = v.fallback(
  v.nullable(v.pipe(scalar, v.minLength(1), v.transform(Number), v.finite())),
  null,
);

/** Missing is no item, a lone item a list of one, an object with number keys a list; odd items go. */
function list<Item>(item: Schema<Item>) {
  const read = (raw: unknown): readonly Item[] =>
    toList(raw).flatMap((one) => {
      const outcome = v.safeParse(item, one);
      return outcome.success ? [outcome.output] : [];
    });
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), []);
}

function toList(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (raw === null || raw === undefined || raw === "") return [];
  const isNumbered = typeof raw === "object" && Object.keys(raw).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(raw) : [raw];
}

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** Markup as text (rulings D12): tags go, then entities are decoded once. Still never HTML. */
function toPlainText(markup: string): string {
  return markup
    .replace(/<\/?(?:br|p|div|li|tr|td)\b[^<>]*>/gi, " ")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities.get(name.toLowerCase()) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}

const metadata: Schema<ServiceabilityMetadata> = v.pipe(
  record,
  v.object({
    key: text,
    label: text,
    prefix: affix,
    value: text,
    suffix: affix,
    format: text,
    color: text,
  }),
);

const entry: Schema<ServiceabilityEntry> = v.pipe(
  v.union([
    record,
    v.pipe(
      scalar,
      v.transform((value) => ({ value })),
    ),
  ]),
  v.object({
    label: text,
    prefix: affix,
    value: text,
    suffix: affix,
    color: text,
    description: text,
    footnote: text,
    footnote_color: text,
    metadata: list(metadata),
    visible: anything,
    type: text,
  }),
  v.transform(
    ({ footnote_color, visible, type, ...rest }): ServiceabilityEntry => ({
      ...rest,
      footnoteColor: footnote_color,
      visible: ![false, 0, "0", "false"].some((hidden) => hidden === visible),
      type: type === "loader" || type === "error" ? type : "value",
    }),
  ),
);

const entries = v.pipe(
  list(entry),
  v.transform((all) => all.filter((one) => !isBlank(one))),
);

function isBlank({
  label,
  value,
  description,
  footnote,
  color,
  metadata,
  type,
}: ServiceabilityEntry) {
  return type === "value" && !(label || value || description || footnote || color || metadata[0]);
}

const partTitles = { coax: "Coax", fiber: "Fiber" } as const;

function part(key: keyof typeof partTitles) {
  const named = v.fallback(v.object({ name: text }), { name: "" });
  const read = (raw: unknown): readonly ServiceabilityPart[] => {
    const found = v.parse(entries, raw);
    const title = v.parse(named, raw).name || partTitles[key];
    return found.length > 0 ? [{ key, title, entries: found }] : [];
  };
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), []);
}

const parts: Schema<Serviceability> = v.pipe(
  record,
  v.check((raw) => "coax" in raw || "fiber" in raw),
  v.object({ coax: part("coax"), fiber: part("fiber"), version: text }),
  v.transform(
    ({ coax, fiber, version }): Serviceability => ({
      kind: "parts",
      parts: [...coax, ...fiber],
      version,
    }),
  ),
);

const flat: Schema<Serviceability> = v.pipe(
  entries,
  v.transform((found): Serviceability => ({ kind: "list", entries: found })),
);

const noServiceability: Serviceability = { kind: "none" };

const serviceability = v.fallback(
  v.pipe(
    v.union([parts, flat]),
    v.transform((read): Serviceability => {
      if (read.kind === "list") return read.entries.length > 0 ? read : noServiceability;
      return read.kind === "parts" && read.parts.length > 0 ? read : noServiceability;
    }),
  ),
  noServiceability,
);

const accessType = v.union([scalar, v.pipe(v.object({ name: scalar }), v.transform(nameOf))]);

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

const pricingLink: Schema<PricingLink | null> = v.fallback(
  v.union([
    v.null(),
    v.pipe(
      scalar,
      v.minLength(1),
      v.transform((uri) => ({ uri, label: "" })),
    ),
    v.object({ uri: v.pipe(scalar, v.minLength(1)), label: plainText }),
  ]),
  null,
);

const provider: Schema<Provider> = v.pipe(
  record,
  v.object({
    key: text,
    name: text,
    label: text,
    logo_uri: text,
    uri: text,
    serviceability,
    pricing_link: pricingLink,
    access_type: list(accessType),
    distance: text,
    type: text,
  }),
  v.check(({ key, name, label }) => key + name + label !== ""),
  v.transform(({ logo_uri, pricing_link, access_type, distance, ...rest }) => {
    const distanceFeet = v.parse(numeric, distance.replace(/(?<=\d),(?=\d{3}\b)/g, ""));
    return {
      ...rest,
      logoUri: logo_uri,
      pricingLink: pricing_link,
      accessTypes: access_type.filter((name) => name !== ""),
      distanceFeet,
      distanceText: distanceFeet === null ? distance : "",
    };
  }),
);

const addressEntries = {
  pretty: text,
  street: text,
  city: text,
  state_prov: text,
  postal_code: text,
};

const noAddress = { pretty: "", street: "", city: "", state_prov: "", postal_code: "" };

/** Parts of the address stand in `address` or beside it (rulings G32). */
const location = v.fallback(
  v.pipe(
    record,
    v.object({
      ...addressEntries,
      latitude: numeric,
      longitude: numeric,
      address: v.fallback(
        v.union([
          v.pipe(record, v.object(addressEntries)),
          v.pipe(
            scalar,
            v.transform((pretty) => ({ ...noAddress, pretty })),
          ),
        ]),
        noAddress,
      ),
    }),
    v.transform(({ address, latitude, longitude, ...beside }): PlaceLocation => {
      const street = address.street || beside.street;
      const city = address.city || beside.city;
      const stateProv = address.state_prov || beside.state_prov;
      const postalCode = address.postal_code || beside.postal_code;
      const composed = joinTexts([street, city, joinTexts([stateProv, postalCode], " ")], ", ");
      const pretty = address.pretty || beside.pretty || composed;
      return { latitude, longitude, pretty, street, city, stateProv, postalCode };
    }),
  ),
  {
    latitude: null,
    longitude: null,
    pretty: "",
    street: "",
    city: "",
    stateProv: "",
    postalCode: "",
  },
);

function joinTexts(texts: readonly string[], separator: string): string {
  return texts.filter((one) => one !== "").join(separator);
}

/** Reads a place (1 §3). Fails when it is no object. */
export const placeSchema: Schema<Place> = v.pipe(
  record,
  v.object({
    providers: list(provider),
    lec_provider_name: text,
    cable_provider_name: text,
    location,
    npa_nxx: text,
    lata: text,
    clli_code: text,
  }),
  v.transform((place) => ({
    providers: place.providers,
    lecProviderName: place.lec_provider_name,
    cableProviderName: place.cable_provider_name,
    location: place.location,
    npaNxx: place.npa_nxx,
    lata: place.lata,
    clliCode: place.clli_code,
  })),
);

const placeMembers = ["providers", "location", "lec_provider_name", "cable_provider_name"];

/** `data` holds the place in `place`, or is it. */
const placeOfData = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((data) => {
      const { place } = v.parse(v.fallback(v.object({ place: anything }), { place: null }), data);
      return placeOf(place) ?? placeOf(data);
    }),
  ),
  null,
);

/** An object without any member of a place holds no place. */
function placeOf(raw: unknown): Place | null {
  const isPlace = v.is(record, raw) && placeMembers.some((member) => member in raw);
  return isPlace ? v.parse(placeSchema, raw) : null;
}

const noMap: MapSetting = { zoom: null, mapTypeId: "", height: "", width: "" };

const mapSetting: Schema<MapSetting> = v.fallback(
  v.pipe(
    record,
    v.object({ zoom: numeric, mapTypeId: text, map_type_id: text, height: text, width: text }),
    v.transform(({ map_type_id, ...map }) => ({ ...map, mapTypeId: map.mapTypeId || map_type_id })),
  ),
  noMap,
);

const setting = v.fallback(
  v.pipe(
    record,
    v.object({
      map: mapSetting,
      map_options: mapSetting,
      map_api_key: text,
      loading_message: list(plainText),
    }),
    v.transform(
      (wire): LookupSetting => ({
        map: wire.map_options === noMap ? wire.map : wire.map_options,
        mapApiKey: wire.map_api_key,
        loadingMessages: wire.loading_message.filter((message) => message !== ""),
      }),
    ),
  ),
  { map: noMap, mapApiKey: "", loadingMessages: [] },
);

const startData = v.pipe(
  record,
  v.transform((data): StartAnswer => {
    const wire = v.parse(
      v.object({ batch_id: text, batch_seed: text, batch_token: text, setting }),
      data,
    );
    const batch = { id: wire.batch_id, seed: wire.batch_seed, token: wire.batch_token };
    return {
      batch: batch.id === "" ? null : batch,
      place: v.parse(placeOfData, data),
      setting: wire.setting,
    };
  }),
);

/** Reads the answer of the start call (1 §3; rulings G15). Null when it has no data. */
export const lookupStartSchema: Schema<StartAnswer | null> = v.pipe(
  record,
  v.object({ data: v.fallback(v.nullable(startData), null) }),
  v.transform(({ data }) => data),
);

const detailLength = 200;

/** Reads the answer of an `op=do` call: the texts become plain, the rest is `parseBatchProgress`'s. */
export const lookupPollSchema: Schema<PollAnswer> = v.pipe(
  record,
  v.object({
    status: anything,
    percentage: anything,
    message: plainText,
    label: plainText,
    data: anything,
  }),
  v.transform(({ data, ...progress }) => ({
    progress,
    place: v.parse(placeOfData, data),
    detail: v.parse(plainText, data).slice(0, detailLength),
  })),
);

/** Reads the answer of an `op=finished` call (1 §7). Null when it has no place. */
export const lookupFinishSchema: Schema<Place | null> = v.pipe(
  record,
  v.object({ data: placeOfData }),
  v.transform(({ data }) => data),
);

const suggestion: Schema<AddressSuggestion> = v.pipe(
  v.union([
    v.pipe(
      scalar,
      v.transform((value) => ({ value: toPlainText(value), label: value })),
    ),
    record,
  ]),
  v.object({ value: text, label: plainText }),
  v.transform(({ value, label }) => ({
    value: value || label,
    label: label || toPlainText(value),
  })),
  v.check(({ label }) => label !== ""),
);

/** Reads the answer of the address suggestions call (1 §7; rulings F5, D12). */
export const addressSuggestionsSchema: Schema<AddressSuggestions> = v.pipe(
  record,
  v.object({
    data: v.fallback(v.object({ rows: list(suggestion), lookup_token: text }), {
      rows: [],
      lookup_token: "",
    }),
  }),
  v.transform(({ data }) => ({ rows: data.rows, lookupToken: data.lookup_token || null })),
);
