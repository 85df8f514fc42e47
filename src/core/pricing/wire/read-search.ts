import { isRecord, recordOf } from "../../values/record.ts";
import { readMembers } from "../../wire/read-members.ts";
import type { HeadlinePrice, SearchResult } from "../catalogue.ts";
import type { FilterOption, Package, ProviderOption } from "../filter-options.ts";
import {
  filterOptionMembers,
  headlineMembers,
  type OptionRow,
  type PackageRow,
  type PricingSearch,
  type ProviderOptionRow,
  packageMembers,
  providerOptionMembers,
  queryMembers,
} from "./pricing-search.ts";
import { readAvailabilities } from "./read-availabilities.ts";
import { readService } from "./read-service.ts";
import { readServiceablePart } from "./read-serviceability.ts";
import { idsOf, listOf, readConditionSource, wireTextOf } from "./wire-values.ts";

/** Reads the answer of a search. Entries that are not objects are left out. */
export function readSearch(search: PricingSearch): SearchResult {
  const answer = search.rows ? search : (search.data ?? search);
  const options = answer.filter_options;
  const providers = recordsOf(options?.provider).map(readProviderOption).filter(isChoice);
  return {
    services: recordsOf(answer.rows).map(readService),
    options: {
      provider: providers,
      term: recordsOf(options?.term).map(readOption).filter(isChoice),
      package: recordsOf(options?.package).map(readPackage).filter(isChoice),
      region: recordsOf(options?.region).map(readOption).filter(isChoice),
    },
    headlinePrices: listOf(answer.pricing).map((row) => readHeadlinePrice(row, providers)),
    address: wireTextOf(answer.address_display),
    query: {
      ...readMembers(queryMembers, recordOf(answer.query)),
      members: readConditionSource(answer.query),
    },
    location: readConditionSource(answer.location),
    contracts: {
      providers: contractProvidersOf(answer.contracts_available),
      capabilities: idsOf(answer.acl).map((capability) => capability.toLowerCase()),
    },
    locationAsSent: locationAsSentOf(answer),
  };
}

/** An option without a value is a placeholder, such as "Choose one". */
function isChoice({ value }: FilterOption): boolean {
  return value !== "";
}

export function readOption(row: OptionRow): FilterOption {
  const { value, label, title, name } = readMembers(filterOptionMembers, row);
  return { value, label: label || title || name || value, members: readConditionSource(row) };
}

export function readProviderOption(row: ProviderOptionRow): ProviderOption {
  const option = readOption(row);
  const { key, logoUri, region_id, serviceability } = readMembers(providerOptionMembers, row);
  return {
    ...option,
    key: (key || option.value).toLowerCase(),
    logoUri,
    regionId: region_id,
    served: {
      fiber: readServiceablePart(serviceability, "fiber"),
      coax: readServiceablePart(serviceability, "coax"),
    },
    availabilities: readAvailabilities(serviceability),
    lookedUp: [],
    serviceability: readConditionSource(serviceability),
  };
}

export function readPackage(row: PackageRow): Package {
  const wire = readMembers(packageMembers, row);
  return {
    ...readOption(row),
    provider: wire.provider,
    terms: wire.terms,
    regions: wire.region,
    serviceIds: wire.dependencies,
    price: wire.price,
    nrc: wire.non_recurring_charge,
    installDiscount: wire.install_discount,
    usesPackageRates: wire.use_package_mrc,
    includesFees: wire.include_fee,
  };
}

/** The server may refer to the provider by value or key. The result contains its value. */
function readHeadlinePrice(raw: unknown, providers: readonly ProviderOption[]): HeadlinePrice {
  const { provider, value } = readMembers(headlineMembers, recordOf(raw));
  const named =
    providers.find((one) => one.value === provider) ??
    providers.find((one) => provider !== "" && one.key === provider.toLowerCase());
  return { provider: named?.value ?? provider, price: value, members: readConditionSource(raw) };
}

function contractProvidersOf(raw: unknown): readonly string[] {
  const keys = isRecord(raw) ? Object.keys(raw) : idsOf(raw);
  return keys.map((key) => key.trim().toLowerCase());
}

/** The members of the location take precedence over those of the answer. */
function locationAsSentOf({ location, address_display, postal_code, lec }: PricingSearch) {
  const found = Object.entries({ address_display, postal_code, lec }).filter(
    ([, value]) => wireTextOf(value) !== "",
  );
  if (!isRecord(location) && found.length === 0) return null;
  return { ...Object.fromEntries(found), ...(isRecord(location) ? location : {}) };
}

function recordsOf<Item>(list: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item): boolean => isRecord(item)) : [];
}
