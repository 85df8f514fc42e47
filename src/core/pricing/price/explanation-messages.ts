/** The labels and reasons of the lines of an explanation. */
export const explanationMessages = {
  rates: {
    mrc: "base rate",
    bundled_mrc: "bundled rate",
    double_mrc: "two-service rate",
    triple_mrc: "three-service rate",
    quad_mrc: "four-service rate",
    package_mrc: "package rate",
  },
  /** What a bundle or a package takes off the base rate of a service, or adds to it. */
  rateChange: {
    off: ["", "Two-service discount", "Three-service discount", "Four-service discount"],
    on: ["", "Two-service rate", "Three-service rate", "Four-service rate"],
    package: "Package rate",
  },
  /** With which services it is bundled. */
  bundledWith: (names: readonly string[]) => `with ${names.join(" and ")}`,
  insteadOf: (reason: string, missing: string) => `${reason}; no ${missing} is given`,
  times: (reason: string, count: number, unit: string) => `${reason}, ${count} times ${unit}`,
  noPrice: "no price is given",
  range: "priced as a range, not counted",
  unreadable: "the price cannot be read",
  equipment: "equipment fee",
  equipmentOf: (title: string) => `equipment fee of ${title}`,
  boxes: (count: number, unit: string) => `${count} times ${unit}`,
  discount: "Package discount",
  discountReason: "what the package's rows cost, less its price",
  packagePrice: "package price",
  feeIncluded: "equipment fee, which the package includes",
  notBelowZero: "Never below zero",
  /** What an install line comes from; the amount is `""` where it is the only one (decisions L23). */
  sources: {
    charge: (title: string, amount: string) => joined(title, amount),
    discount: (label: string, amount: string) => joined(label, amount),
    stacking: (title: string, amount: string) => joined(title, amount),
    secondary: (host: string) => `comes with ${host}`,
  },
} as const;

function joined(title: string, amount: string): string {
  return amount === "" ? title : `${title} ${amount}`;
}
