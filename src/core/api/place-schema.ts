import * as v from "valibot";
import type { Place, PlaceLocation, PricingLink, Provider } from "../lookup/place.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { list, numeric, plainText, record, type Schema, scalar, text } from "./reading.ts";
import { sentServiceability, serviceability } from "./serviceability-schema.ts";

const accessTypeMembers = {
  name: member(scalar, required(sent.filledText), "Technology, such as fiber or coax."),
};
const accessType = v.union([scalar, v.pipe(v.object(accessTypeMembers), v.transform(nameOf))]);

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

const linkMembers = {
  uri: member(v.pipe(scalar, v.minLength(1)), required(sent.link), "Address of the prices."),
  label: member(plainText, required(sent.text), "Text of the link."),
};
const pricingLink: Schema<PricingLink | null> = v.fallback(
  v.union([
    v.null(),
    v.pipe(
      scalar,
      v.minLength(1),
      v.transform((uri) => ({ uri, label: "" })),
    ),
    v.object(linkMembers),
  ]),
  null,
);

const address = sent.orNull(sent.link);
const providerMembers = {
  key: member(text, sent.filledText, "Key of the provider; the pricing rules refer to it."),
  name: member(text, required(sent.filledText), "Name of the provider."),
  label: member(text, sent.text, "Words to show where there is no name."),
  logo_uri: member(text, address, "Address of the logo."),
  uri: member(text, address, "Address of the provider's page."),
  serviceability: member(
    serviceability,
    sentServiceability,
    "The provider's service at the address: whether it is available, how, and how fast.",
  ),
  pricing_link: member(
    pricingLink,
    sent.orNull(sentObject(linkMembers)),
    "Address of the provider's prices, and the text of the link.",
  ),
  access_type: member(
    list(accessType),
    sent.list(sentObject(accessTypeMembers)),
    "How the provider reaches the address, such as fiber or coax.",
  ),
  distance: member(text, sent.orNull(sent.looseNumber), "Feet from the address."),
  type: member(
    text,
    sent.oneOf("standard", "dynamic"),
    "Providers of the type `dynamic` are not in the table of available providers.",
  ),
};
/** A provider at the address. */
export const sentProvider = sentObject(providerMembers, {
  has_api: unread(sent.flag, "True if the provider itself confirmed the address."),
  coverage: unread(sent.textOrNull, "The provider's coverage near the address."),
});

const provider: Schema<Provider> = v.pipe(
  record,
  v.object(providerMembers),
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

const areaMembers = {
  city: member(text, sent.text, "City."),
  state_prov: member(text, sent.text, "State or province: two letters."),
  postal_code: member(text, sent.text, "Postal code."),
};
const addressMembers = {
  pretty: member(text, required(sent.filledText), "The whole address in one line."),
  street: member(text, required(sent.filledText), "Number and street."),
  ...areaMembers,
};

const noAddress = { pretty: "", street: "", city: "", state_prov: "", postal_code: "" };

const addressPart = v.fallback(
  v.union([
    v.pipe(record, v.object(addressMembers)),
    v.pipe(
      scalar,
      v.transform((pretty) => ({ ...noAddress, pretty })),
    ),
  ]),
  noAddress,
);
const locationMembers = {
  pretty: tolerated(text, "`pretty` of `address`."),
  street: tolerated(text, "`street` of `address`."),
  ...areaMembers,
  latitude: member(numeric, sent.looseNumber, "Degrees north."),
  longitude: member(numeric, sent.looseNumber, "Degrees east."),
  address: member(
    addressPart,
    required(sentObject(addressMembers)),
    "Parts of the address. Some of them may be members of the location instead.",
  ),
};
/** The schema of the location of an address as the server sends it. */
export const sentLocation = sentObject(locationMembers);

/** Each part of the address is in `address`, or next to it. */
const location = v.fallback(
  v.pipe(
    record,
    v.object(locationMembers),
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

/** The schema of a string that matches the pattern, or null. */
const coded = (pattern: string): sent.Sent<string | null> => ({
  anyOf: [{ type: "string", pattern }, { type: "null" }],
});
const placeMembers = {
  providers: member(
    list(provider),
    required(sent.list(sent.component("LookupProvider", sentProvider))),
    "The providers at the address and near it.",
  ),
  lec_provider_name: member(text, sent.textOrNull, "The local exchange carrier of the address."),
  cable_provider_name: member(text, sent.textOrNull, "The cable company of the address."),
  location: member(
    location,
    required(sent.component("LookupLocation", sentLocation)),
    "Where the address is.",
  ),
  npa_nxx: member(
    text,
    coded("^[2-9]\\d\\d-[2-9]\\d\\d$"),
    "Area code and exchange of the address.",
  ),
  lata: member(text, coded("^\\d{3}\\b"), "LATA: three digits, and its name."),
  clli_code: member(
    text,
    coded("^[A-Z0-9]{11}$"),
    "CLLI code of the wire centre: eleven letters and digits.",
  ),
};
/** The result of a lookup. */
export const sentPlace = sentObject(placeMembers);

/** Reads a place. Fails if it is not an object. */
export const placeSchema: Schema<Place> = v.pipe(
  record,
  v.object(placeMembers),
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
