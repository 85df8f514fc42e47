import type { BackendParts } from "../backend-parts.ts";
import { prettyAddressOf } from "../catalogue/addresses.ts";
import { findBuilding } from "../catalogue/find-building.ts";
import { findCarrier } from "../catalogue/find-carrier.ts";
import { describePlace } from "../place/describe-place.ts";
import type { Building, User } from "../store/documents.ts";
import type { RateCard } from "../store/pricing-documents.ts";
import { regionOf, regions } from "./catalogue/regions.ts";
import { terms } from "./catalogue/terms.ts";
import { pricedProvidersOf, withEveryCarrier } from "./find-priced-providers.ts";
import type { PricingScenario } from "./scenarios.ts";
import type { SearchAnswer } from "./search-answer.ts";
import { soldAtPlace } from "./sold-at-place.ts";

interface Search {
  readonly address: string;
  /** Key or name of a carrier. */
  readonly provider: string;
  readonly user: User | null;
  readonly scenario: PricingScenario | null;
}

/** Everything that the carriers of an address sell there. */
export async function searchPricing(parts: BackendParts, search: Search): Promise<SearchAnswer> {
  const building = await findBuilding(parts.store, search.address);
  const acl = search.user ? search.user.capabilities : [];
  if (!building) return { ...nothing, acl: [...acl] };
  const carriers = await parts.store.carriers.find();
  const { logoBase } = parts.options;
  const found = describePlace(building, carriers, logoBase);
  const place =
    search.scenario?.change === "all-carriers"
      ? withEveryCarrier(found, building, carriers, logoBase)
      : found;
  const cards = (await readCards(parts, place.providers)).map((card) => soldAtPlace(card, place));
  const asked = findCarrier(carriers, search.provider);
  return {
    ...pricesOf(cards, building, pricedProvidersOf(place, building, cards)),
    location: place.location,
    lec: place.lec_provider_name ?? null,
    query: { provider: asked?.id ?? (search.provider || null) },
    acl: [...acl],
  };
}

async function readCards(
  { store }: BackendParts,
  providers: readonly { key?: string }[],
): Promise<RateCard[]> {
  const cards = await Promise.all(providers.map(({ key }) => store.rateCards.get(key ?? "")));
  return cards.flatMap((card) => card ?? []);
}

function pricesOf(
  cards: readonly RateCard[],
  building: Building,
  providers: SearchAnswer["filter_options"]["provider"],
): SearchAnswer {
  const rows = cards.flatMap(({ services }) => services);
  const priced = new Set(cards.flatMap((card) => card.regions));
  return {
    ...nothing,
    errorMessage: null,
    rows,
    total: rows.length,
    filter_options: {
      provider: providers,
      term: terms.map(({ value, label }) => ({ value, label })),
      package: cards.flatMap(({ packages }) => packages),
      region: regions
        .filter(({ value }) => priced.has(value))
        .map(({ value, label }) => ({ value, label })),
    },
    address_display: prettyAddressOf(building),
    postal_code: building.postalCode,
    pricing: cards.flatMap((card) => lowestOf(card, regionOf(building.state)?.value) ?? []),
    contracts_available: cards.filter((card) => card.takesContracts).map(({ id }) => id),
  };
}

/** The lowest price of a line of any kind in the region. */
function lowestOf({ id, services }: RateCard, region = "") {
  const prices = services.flatMap(({ type, mrc, region: own }) => {
    const isLine = type === "broadband" || type === "dedicated";
    return isLine && typeof mrc === "number" && (!own || own.includes(region)) ? mrc : [];
  });
  return prices.length > 0 ? { provider: id, value: { price: Math.min(...prices) } } : null;
}

const nothing: SearchAnswer = {
  message: null,
  errorMessage: "<p>The address could not be validated.</p>",
  rows: [],
  total: 0,
  filter_options: { provider: [], term: [], package: [], region: [] },
  location: null,
  address_display: null,
  postal_code: null,
  lec: null,
  flag: false,
  pricing: [],
  contracts_available: [],
  query: { provider: null },
  acl: [],
};
