import type { PluralForms } from "../../texts/plural-forms.ts";

/** The texts that the cart shows and announces. */
export const cartMessages = {
  /** A term in the name of a cart. */
  months: (months: number) => (months === 1 ? "1 month" : `${months} months`),
  /** Kinds of services in the name of a cart. */
  kinds: { phone: "phone", tv: "TV" },
  /** Parts of a name that distinguish carts of the same provider, term and package. */
  counted: (title: string, quantity: number) => `${quantity} × ${title}`,
  without: (title: string) => `without ${title}`,
  /** Distinguishes carts of the same name. */
  numberedName: (name: string, number: number) => `${name} (${number})`,
  /** Texts around the amounts of a row. */
  figure: {
    monthly: (amount: string) => `${amount}/mo`,
    install: "install",
    /**
     * Before a choice that ends the chosen package. `lost` is the service that it removes, or how many; `""` without
     * any.
     */
    ends: (name: string, lost: string) =>
      lost === "" ? `Ends ${name}` : `Ends ${name}, removes ${lost}`,
    /** Before a choice that removes a service without replacing it. */
    removes: (lost: string) => `Removes ${lost}`,
    services: { one: "service", other: "services" } satisfies PluralForms,
    noChange: "No change",
    noCharge: "No charge",
    /** The kind of rate, if the amount consists of the service alone. */
    rates: { bundle: "Bundled rate", package: "Package rate" },
    /** The kind of rate, after the amount of a service among other parts. */
    rated: { bundle: " bundled", package: " in the package" },
    parts: {
      equipment: " equipment",
      along: " required items",
      lost: " removed",
      elsewhere: " on other services",
    },
    savedElsewhere: (amount: string) => `${amount} saved on other services`,
    /** The amount of several units. */
    each: (quantity: string, rate: string) => `${quantity} at ${rate}`,
    plus: (amount: string) => `plus ${amount}`,
    less: (amount: string) => `less ${amount}`,
    /** The amount of the service that another one replaces. */
    insteadOf: (amount: string) => `instead of ${amount}`,
  },
  /** The effects of an action. */
  notice: {
    added: (titles: readonly string[]) => `Added: ${titles.join(", ")}.`,
    items: { one: "item", other: "items" } satisfies PluralForms,
    itemsAdded: (count: string) => `Added ${count}.`,
    itemsRemoved: (count: string) => `Removed ${count}.`,
    itemsChanged: (added: string, removed: string) => `Added ${added}, removed ${removed}.`,
    monthly: "Monthly total",
    install: "Install total",
    total: (name: string, before: string, after: string) =>
      `${name} is now ${after} (was ${before}).`,
    package: (added: readonly string[], removed: readonly string[], change: string) =>
      [
        added.length === 0 ? "" : `adds ${added.join(", ")}`,
        removed.length === 0 ? "" : `replaces ${removed.join(", ")}`,
        change,
      ]
        .filter((part) => part !== "")
        .join("; "),
    same: (choices: readonly string[], lost: string, monthly: string) =>
      `Price the same services for ${choices.join(", ")}${lost === "" ? "" : ` without ${lost}`}: ${monthly}/mo`,
  },
} as const;
