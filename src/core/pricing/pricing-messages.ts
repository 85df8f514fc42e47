import { textGroup } from "../texts/text-group.ts";

/**
 * Sentences that several files share. Rules, outputs and explanations have their own files. Sentences with a citation
 * are quoted from the specification byte for byte (decisions M3).
 */
export const pricingTexts = textGroup("pricing", {
  /** 1 §4; decisions K6, J8. */
  notAvailable: "Not available at this address.",
  /** Shown below the totals (1 §9). */
  disclaimer:
    "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
  /** All months of the term plus the install charge. */
  termTotal: "Total over the term",
  /** Labels a total whose price changes within the term by an unknown amount (decisions L26). */
  ifPriceStays: (label: string) => `${label}, if the price stays`,
  assumedTermTotal: "Total over the term, if the price stays",
  assumedTotal: "The total over the term applies if the price stays.",
  /** Labels the monthly price of some months of the term. */
  monthlyIn: (from: string, to: string) =>
    from === to ? `Monthly in month ${from}` : `Monthly in months ${from} to ${to}`,
  /** A note on a service, on some months, or on a cart. */
  note: (of: string, text: string) => `${of}: ${text}`,
  /** Shown below totals that do not include ranges (decisions I14). */
  rangeNote: "Excludes items priced as a range",
  /** The last day on which the prices of a proposal are valid (decisions N16). */
  validity: (date: string, through: string | null) =>
    through === null ? `Prices as of ${date}.` : `Prices as of ${date}. Valid through ${through}.`,
  /** Shown instead of the price of a service that has a range alone (decisions I14). */
  rangePriced: "Price range, not included in totals",
  /** A price without a range's lower or upper end. */
  rangeFrom: (low: string) => `from ${low}`,
  rangeUpTo: (high: string) => `up to ${high}`,
  range: (low: string, high: string) => `${low} – ${high}`,
  /** Shown next to the range of a service that also has a price (decisions I14). */
  countedAs: (price: string) => `counted as ${price}`,
  rangeCountedAs: (range: string, price: string) => `${range}, counted as ${price}`,
  /** The words after a number of boxes without words of their own. */
  box: "box",
  boxes: "boxes",
  /** The first install line, before the discount of a package (decisions L23). */
  highestCharge: "Installation (highest charge applies)",
  installDiscount: "Install discount",
  stacking: "Per-line and per-device install",
  secondary: "Additional charge",
  /** Below a line on paper, whose install has the charge of a service that comes with it. */
  installWith: (label: string, amount: string) => `${label}: ${amount} of the install`,
  /** Announced after a choice that ends the package (decisions J10). */
  packageRemoved: "Package removed.",
  /** Announces the services that an action removed, and the reason. `because` may be empty (decisions J13). */
  removed: (titles: readonly string[], because: string) =>
    `Removed ${titles.join(", ")}${because === "" ? "" : ` because ${because}`}.`,
  /** Shown next to a service that a link keeps in the cart (decisions J15). */
  comesWith: (titles: readonly string[]) => `Required with ${titles.join(", ")}.`,
});

/** The English sentences. */
export const pricingMessages = pricingTexts.english;
