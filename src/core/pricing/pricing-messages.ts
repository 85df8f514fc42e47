import type { ProviderOption } from "./filter-options.ts";
import { type SectionName, sectionHeadings } from "./service-type.ts";

/**
 * The sentences of the cart; each disabling rule has its own in its file. Those that cite a section or a
 * decision are quoted byte for byte (decisions M3).
 */
export const pricingMessages = {
  /** 1 §4; decisions K6, J8. */
  notAvailable: "Not available at this address.",
  /** 1 §8; decisions K8, Z13. */
  noServices: (provider: string, heading: string) =>
    `No ${provider} ${heading} services available for the term length selected.`,
  /** 1 §9. */
  disclaimer:
    "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
  /** Decisions I14. */
  rangeNote: "Excludes items priced as a range",
  /** Decisions ZA4. */
  highestCharge: "Highest one-time charge",
  installDiscount: "Install discount",
  stacking: "Added per line and box",
  secondary: "Additional charge",
  /** Decisions J10. */
  packageRemoved: "Package removed.",
  /** Decisions J13. */
  removed: (titles: readonly string[], because: string) =>
    `Removed: ${titles.join(", ")} because ${because}.`,
  /** Decisions ZA1. */
  comesWith: (titles: readonly string[]) => `Comes with ${titles.join(", ")}.`,
} as const;

/** Why an output cannot be made of a cart. */
export type OutputBlock = "noService" | "providerRule" | "invalidTotal";

export const outputBlockTexts: Readonly<Record<Exclude<OutputBlock, "providerRule">, string>> = {
  noService: "Choose a broadband, dedicated, phone or television service first.",
  invalidTotal: "A price cannot be read, so the totals are not known.",
};

/** By the provider's key; any other key has the default. */
export const contractRuleTexts = {
  comcast: "Comcast makes no contract of dedicated services.",
  spectrum: "Spectrum makes a contract only of dedicated services.",
  default: "A contract needs both a broadband and a dedicated service.",
} as const;

/** Beside the checkbox of a section without services (1 §8; decisions K8, Z13). */
export function noServicesText(providerLabel: string, section: SectionName): string {
  return pricingMessages.noServices(providerLabel, sectionHeadings[section]);
}

/** A sentence with at most one link in it; `path` is a path of the portal. */
export interface LinkedText {
  readonly before: string;
  readonly link: { readonly text: string; readonly path: string } | null;
  readonly after: string;
}

const attNotice: LinkedText = {
  before: "AT&T television services do not pay commissions.",
  link: null,
  after: "",
};

/** By the provider's key (decisions I11). */
const televisionNotices: ReadonlyMap<string, LinkedText> = new Map([
  [
    "cox",
    {
      before: "Television services for Cox must be priced by a ",
      link: { text: "channel manager", path: "/cox" },
      after: ".",
    },
  ],
  ["att", attNotice],
  ["at&t", attNotice],
]);

/** The notice of a Television section without services, for the providers that have one (decisions I11). */
export function televisionNoticeOf(
  provider: Pick<ProviderOption, "key"> | null,
): LinkedText | null {
  return televisionNotices.get(provider?.key ?? "") ?? null;
}

/** Why an amount of a cart is what it is. */
export const explanationTexts = {
  rates: {
    mrc: "base rate",
    bundled_mrc: "bundled rate",
    double_mrc: "double rate",
    triple_mrc: "triple rate",
    quad_mrc: "quad rate",
    package_mrc: "package rate",
  },
  because: (rate: string, names: readonly string[]) =>
    `${rate} because ${names.join(" and ")} ${names.length === 1 ? "is" : "are"} in the cart`,
  insteadOf: (reason: string, missing: string) => `${reason}; no ${missing} is given`,
  times: (reason: string, count: number, unit: string) => `${reason}, ${count} times ${unit}`,
  noPrice: "no price is given",
  range: "priced as a range, not counted",
  unreadable: "the price cannot be read",
  equipment: "equipment fee",
  boxes: (count: number, unit: string) => `${count} times ${unit}`,
  discount: "Package discount",
  discountReason: "what the package's rows cost, less its price",
  packagePrice: "package price",
  feeIncluded: "equipment fee, which the package includes",
  notBelowZero: "Never below zero",
  highest: "highest one-time charge",
  installDiscount: "install discount of the package",
  stacking: "stacking charge",
  secondary: (host: string) => `comes with ${host}`,
} as const;
