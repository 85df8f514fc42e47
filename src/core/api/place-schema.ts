import * as v from "valibot";
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
import {
  affix,
  anything,
  list,
  numeric,
  plainText,
  record,
  type Schema,
  scalar,
  text,
} from "./reading.ts";

const metadata: Schema<ServiceabilityMetadata> = v.pipe(
  record,
  v.object({
    key: text,
    label: plainText,
    prefix: affix,
    value: plainText,
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
    label: plainText,
    prefix: affix,
    value: plainText,
    suffix: affix,
    color: text,
    description: plainText,
    footnote: plainText,
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

/** Parts of the address are in `address` or beside it (decisions G32). */
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

/** Reads a place (1 §3). Fails unless it is an object. */
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
