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

/** The carriers of the catalogue and some hundred generated providers, always the same. */
export function generateProviders(): DirectoryProvider[] {
  const taken = new Set(carriers.map(({ name }) => name));
  const known = carriers.map(({ id, name, kind, uri }) => ({
    name,
    uri,
    logoKey: id,
    tops: carrierCategories[kind] ?? ["network"],
  }));
  const others = Array.from({ length: invented }, (_, number) => inventProvider(number, taken));
  return [...known, ...others]
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
    .map(({ name, uri, logoKey, tops }, index) => {
      const id = String(firstNid + index);
      const dice = createDice(`provider ${name}`);
      return {
        id,
        name,
        uri,
        logoKey: logoKey ?? `provider-${id}`,
        categories: tops.flatMap((top) => [top, ...someChildren(top, dice)]),
        terms: Object.fromEntries(
          facets
            .map((facet) => [facet.key, someTerms(facet, tops, dice)] as const)
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
  };
}

function someChildren(top: string, dice: Dice): string[] {
  const children = childrenOf(top);
  const chosen = children.filter(() => dice.falls(0.6)).map(({ value }) => value);
  const [first] = children;
  return chosen.length > 0 || !first ? chosen : [first.value];
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
