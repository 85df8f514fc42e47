import type { OutputBlock } from "./proposal/contract-rules.ts";

/**
 * Every sentence of the cart's rules. Those with a section are the specification's or the decisions',
 * byte for byte (decisions M3); the others are ours.
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
  /** Decisions O6. */
  requires: (titles: readonly string[]) =>
    titles.length > 4
      ? `Requires: ${titles.slice(0, 3).join(" or ")} or one of ${titles.length - 3} more`
      : `Requires: ${titles.join(" or ")}`,
  tooFast: (mbps: number) => `Faster than what this address can get: ${mbps} Mbps.`,
  speedUnverified: "The speed at this address is not confirmed.",
  conditionMatched: "Cannot be combined with what is chosen.",
  linkDisabled: (titles: readonly string[]) =>
    `Comes with what is not available: ${titles.join(", ")}`,
  /** Decisions ZA1. */
  comesWith: (titles: readonly string[]) => `Comes with ${titles.join(", ")}.`,
} as const;

export const outputBlockTexts: Readonly<Record<Exclude<OutputBlock, "providerRule">, string>> = {
  noService: "Choose a broadband, dedicated, phone or television service first.",
  invalidTotal: "A price cannot be read, so the totals are not known.",
};

/** The rules of a contract by the provider's key; any other key has the default one. */
export const contractRuleTexts = {
  comcast: "Comcast makes no contract of dedicated services.",
  spectrum: "Spectrum makes a contract only of dedicated services.",
  default: "A contract needs both a broadband and a dedicated service.",
} as const;

/** Decisions I11; what stands between is a link. */
export const televisionNotices = {
  cox: {
    before: "Television services for Cox must be priced by a ",
    link: { text: "channel manager", path: "/cox" },
    after: ".",
  },
  att: { before: "AT&T television services do not pay commissions.", link: null, after: "" },
} as const;

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
