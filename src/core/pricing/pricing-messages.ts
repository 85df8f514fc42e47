/**
 * The sentences that several files share; rules, outputs and explanations have their own. Those that cite
 * a section or a decision are quoted byte for byte (decisions M3).
 */
export const pricingMessages = {
  /** The proposal among the carts that are compared. */
  currentCart: "Current proposal",
  /** 1 §4; decisions K6, J8. */
  notAvailable: "Not available at this address.",
  /** Below the totals (1 §9). */
  disclaimer:
    "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
  /** Every month of the term and the install charge. */
  termTotal: "Total over the term",
  /** Below totals that leave ranges out (decisions I14). */
  rangeNote: "Excludes items priced as a range",
  /** How long the prices of a proposal hold (decisions N16). */
  validity: (date: string, days: number | null) =>
    days === null
      ? `Prices of ${date}.`
      : `Prices of ${date}, good for ${days === 1 ? "1 day" : `${days} days`}.`,
  /** Beside a range that has a price, too (decisions I14). */
  countedAs: (price: string) => `counted as ${price}`,
  /** The first install line, before the discount of a package (decisions L23). */
  highestCharge: "Highest one-time charge",
  installDiscount: "Install discount",
  stacking: "Added per line and box",
  secondary: "Additional charge",
  /** After a choice that the package excludes (decisions J10). */
  packageRemoved: "Package removed.",
  /** What an act removed, and why (decisions J13). */
  removed: (titles: readonly string[], because: string) =>
    `Removed: ${titles.join(", ")} because ${because}.`,
  /** Beside a service that another one brings along (decisions J15). */
  comesWith: (titles: readonly string[]) => `Comes with ${titles.join(", ")}.`,
} as const;
