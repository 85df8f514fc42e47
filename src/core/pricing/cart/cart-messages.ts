import type { PluralForms } from "../../texts/plural-forms.ts";
import { textGroup } from "../../texts/text-group.ts";

/** The texts that the cart shows and announces. */
export const cartTexts = textGroup("pricing-cart", {
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
    installOf: (amount: string) => `${amount} install`,
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
    /** The amount of a service among other parts, with the kind of its rate. */
    rated: {
      bundle: (amount: string) => `${amount} bundled`,
      package: (amount: string) => `${amount} in the package`,
    },
    /** The other parts. */
    parts: {
      equipment: (amount: string) => `${amount} equipment`,
      along: (amount: string) => `${amount} required items`,
      lost: (amount: string) => `${amount} removed`,
      elsewhere: (amount: string) => `${amount} on other services`,
    },
    savedElsewhere: (amount: string) => `${amount} saved on other services`,
    /** The amount of several units. */
    each: (quantity: string, rate: string) => `${quantity} at ${rate}`,
    plus: (part: string) => `plus ${part}`,
    less: (part: string) => `less ${part}`,
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
    monthly: (before: string, after: string) => `Monthly total is now ${after} (was ${before}).`,
    install: (before: string, after: string) => `Install total is now ${after} (was ${before}).`,
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
});
