import { textGroup } from "../../texts/text-group.ts";

/** The labels and reasons of the lines of an explanation. */
export const explanationTexts = textGroup("price-explanation", {
  rates: {
    mrc: "base rate",
    bundled_mrc: "bundled rate",
    double_mrc: "two-service rate",
    triple_mrc: "three-service rate",
    quad_mrc: "four-service rate",
    package_mrc: "package rate",
  },
  /** The change of a service's base rate by a bundle or a package. */
  rateChange: {
    off: ["", "Two-service discount", "Three-service discount", "Four-service discount"],
    on: ["", "Two-service rate", "Three-service rate", "Four-service rate"],
    package: "Package rate",
  },
  /** The other services of the bundle. */
  bundledWith: (names: string) => `with ${names}`,
  insteadOf: (reason: string, missing: string) => `${reason}; no ${missing} available`,
  times: (reason: string, count: string, unit: string) => `${reason}, ${count} × ${unit}`,
  noPrice: "no price listed",
  range: "price range, not included in totals",
  unreadable: "invalid price",
  equipment: "equipment fee",
  equipmentOf: (title: string) => `equipment fee of ${title}`,
  boxes: (count: string, unit: string) => `${count} × ${unit}`,
  discount: "Package discount",
  discountReason: "package savings over individual rates",
  packagePrice: "package price",
  feeIncluded: "equipment fee, included in the package",
  notBelowZero: "Adjusted to zero",
  /** The sources of an install line. The amount is `""` for a single source (decisions L23). */
  sources: {
    charge: (title: string, amount: string) => joined(title, amount),
    discount: (label: string, amount: string) => joined(label, amount),
    stacking: (title: string, amount: string) => joined(title, amount),
    secondary: (host: string) => `charged with ${host}`,
  },
});

function joined(title: string, amount: string): string {
  return amount === "" ? title : `${title} ${amount}`;
}
