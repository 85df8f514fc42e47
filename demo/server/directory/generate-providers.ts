import { carriers } from "../catalogue/carriers.ts";
import { createDice, type Dice } from "../catalogue/dice.ts";
import type { DirectoryProvider } from "../store/directory-documents.ts";
import { childrenOf, topCategories } from "./categories.ts";
import { inventName } from "./provider-names.ts";
import { choicesOf, type Facet, facets } from "./vocabulary.ts";

const invented = 390;
const firstNid = 5001;

/** The categories of a carrier by its kind. */
const carrierCategories: Readonly<Record<string, readonly string[]>> = {
  lec: ["network", "voice", "sd-wan"],
  cable: ["network", "voice"],
  fiber: ["network", "data-center"],
  "fixed-wireless": ["network", "mobility"],
  satellite: ["network"],
  reseller: ["network", "voice", "mobility", "managed"],
};

/** The access types of a carrier by its kind. */
const carrierAccess: Readonly<Record<string, readonly string[]>> = {
  lec: ["Fiber", "Lit Fiber", "Copper", "T1", "DSL", "Ethernet over Copper"],
  cable: ["Fiber", "Lit Fiber", "Coax"],
  fiber: ["Fiber", "Lit Fiber", "Dark Fiber", "Wavelengths"],
  "fixed-wireless": ["Fixed Wireless", "5G", "4G LTE"],
  satellite: ["Satellite", "Geostationary"],
  reseller: ["Fiber", "Coax", "Copper", "T1", "DSL", "Fixed Wireless", "5G", "4G LTE"],
};

/** The kinds of internet that a carrier sells, by its kind. */
const carrierInternet: Readonly<Record<string, readonly string[]>> = {
  lec: ["network-fiber", "network-broadband"],
  cable: ["network-fiber", "network-broadband"],
  fiber: ["network-fiber", "network-wan"],
  "fixed-wireless": ["network-wireless"],
  satellite: ["network-wireless"],
  reseller: ["network-fiber", "network-broadband", "network-wireless"],
};

/** The carriers of the catalogue and some hundred generated providers, always the same. */
export function generateProviders(): DirectoryProvider[] {
  const taken = new Set(carriers.map(({ name }) => name));
  const known = carriers.map(({ id, name, kind, uri }) => ({
    name,
    uri,
    logoKey: id,
    tops: carrierCategories[kind] ?? ["network"],
    internet: carrierInternet[kind] ?? [],
    access: id === "starlink" ? ["Satellite", "Low Earth Orbit"] : (carrierAccess[kind] ?? []),
  }));
  const others = Array.from({ length: invented }, (_, number) => inventProvider(number, taken));
  return [...known, ...others]
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
    .map(({ name, uri, logoKey, tops, internet, access }, index) => {
      const id = String(firstNid + index);
      const dice = createDice(`provider ${name}`);
      return {
        id,
        name,
        uri,
        logoKey: logoKey ?? `provider-${id}`,
        categories: tops.flatMap((top) => {
          const children = someChildren(top, dice);
          return [top, ...(top === "network" && internet.length > 0 ? internet : children)];
        }),
        terms: Object.fromEntries(
          facets
            .map((facet) => {
              const terms = someTerms(facet, tops, dice);
              const isKnown = facet.key === "access_types" && access.length > 0;
              return [facet.key, isKnown ? valuesOf(facet, access) : terms] as const;
            })
            .filter(([, values]) => values.length > 0),
        ),
        draftTerms: null,
        inModeration: false,
      };
    });
}

/** One provider in forty has no page. */
function inventProvider(number: number, taken: Set<string>) {
  const dice = createDice(`invented provider ${number}`);
  const [first] = topCategories;
  const main = topCategories[number % topCategories.length] ?? first;
  const more = topCategories.filter(() => dice.falls(0.12));
  const tops = [...new Set([main, ...more].flatMap((category) => category?.value ?? []))];
  const name = inventName(tops[0] ?? "", number, taken);
  const host = name.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return {
    name,
    uri: number % 40 === 7 ? null : `https://${host}.example.com/`,
    logoKey: null,
    tops,
    internet: [],
    access: [],
  };
}

function someChildren(top: string, dice: Dice): string[] {
  const children = childrenOf(top);
  const chosen = children.filter(() => dice.falls(0.6)).map(({ value }) => value);
  const [first] = children;
  return chosen.length > 0 || !first ? chosen : [first.value];
}

function valuesOf(facet: Facet, labels: readonly string[]): string[] {
  return choicesOf(facet)
    .filter(({ label }) => labels.includes(label))
    .map(({ value }) => value);
}

/** A company covers most terms of its own field, and few of other fields. */
function someTerms(facet: Facet, tops: readonly string[], dice: Dice): string[] {
  const isOwn =
    facet.categories.length === 0 || facet.categories.some((category) => tops.includes(category));
  const chance = isOwn ? 0.25 + dice.next() * 0.3 : 0.015;
  return choicesOf(facet)
    .filter(() => dice.falls(chance))
    .map(({ value }) => value);
}
