import type {
  OptionRow,
  PackageRow,
  PricingSearch,
  ProviderOptionRow,
} from "../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../src/core/pricing/wire/service-row.ts";

/** Returns the answer of a search as the server sends it, with the messages of an empty result. */
export interface PricingWire extends PricingSearch {
  readonly message?: unknown;
  readonly errorMessage?: unknown;
}

interface Options {
  readonly provider?: readonly ProviderOptionRow[];
  readonly term?: readonly OptionRow[];
  readonly package?: readonly PackageRow[];
  readonly region?: readonly OptionRow[];
}

export const acme: ProviderOptionRow = { value: "acme", label: "Acme" };
export const bolt: ProviderOptionRow = { value: "bolt", label: "Bolt" };
export const threeYears: OptionRow = { value: "36", label: "36 Months" };
export const oneYear: OptionRow = { value: "12", label: "12 Months" };

/**
 * Returns a search answer. By default, it has one provider and one term, so that both are chosen
 * automatically.
 */
export function searchOf(
  rows: readonly ServiceRow[],
  options: Options = {},
  more: Partial<PricingWire> = {},
): PricingWire {
  return {
    rows,
    filter_options: { provider: [acme], term: [threeYears], package: [], region: [], ...options },
    address_display: "60 Main Street, Austin, TX 78701",
    ...more,
  };
}

/** The named providers accept contracts, and the agent may create them. */
export const contracts = {
  contracts_available: ["acme", "comcast", "spectrum"],
  acl: ["contracts:generate:all"],
} as const;

const radio = { widget: "radio" } as const;

/** One row of each kind. Prices are round, so that a total shows which rows it contains. */
export const rows = {
  internet: { id: "internet", type: "broadband", title: "Internet 100", mrc: 50, ...radio },
  faster: { id: "faster", type: "broadband", title: "Internet 500", mrc: 80, nrc: 100, ...radio },
  modem: {
    id: "modem",
    type: "broadband_router",
    title: "Modem",
    mrc: 10,
    dependencies: ["broadband"],
    ...radio,
  },
  addon: { id: "addon", type: "broadband_addon", title: "Backup", mrc: 5 },
  fiber: { id: "fiber", type: "dedicated", title: "Fiber 1G", mrc: 500, ...radio },
  voice: {
    id: "voice",
    type: "phone",
    title: "Voice line",
    mrc: 20,
    phone_min: 1,
    phone_max: 10,
    nrc_stacking: 5,
  },
  tv: {
    id: "tv",
    type: "tv",
    title: "Business TV",
    mrc: 60,
    addon_item_cost_per_unit: 8,
    addon_item_min: 1,
    addon_item_max: 4,
    ...radio,
  },
  fee: { id: "fee", type: "fee", title: "Broadcast fee", mrc: 12 },
} as const satisfies Record<string, ServiceRow>;

/** Internet and voice at one lower price. */
export const bundle: PackageRow = {
  value: "bundle",
  title: "Office bundle",
  price: 60,
  dependencies: ["internet", "voice"],
};
