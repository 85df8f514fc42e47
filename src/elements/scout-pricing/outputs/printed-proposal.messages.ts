import { textGroup } from "../../../core/texts/text-group.ts";

/** The texts of a printed proposal that the screen does not show. They load with its styles. */
export const printedTexts = textGroup("printed-proposal", {
  title: "Pricing Proposal",
  reference: (number: string, date: string) => (number === "" ? date : `No. ${number} · ${date}`),
  /** At the foot of each page. */
  footer: (number: string, customer: string) =>
    [number === "" ? "Pricing Proposal" : `Proposal ${number}`, customer]
      .filter(Boolean)
      .join(" · "),
  /** At the foot of each page. */
  pageNumbers: (page: string, pages: string) => `Page ${page} of ${pages}`,
  /** At the head of each page after the first. */
  continued: (customer: string) =>
    ["Pricing Proposal, continued", customer].filter(Boolean).join(" · "),
  /** The head of the services of compared options, whose prices are monthly. */
  services: "Services, per month",
  /** The words with which the names of all compared options begin. */
  allOptions: (shared: string) => `All options: ${shared}`,
  /** The row of what all options have at the same price. */
  shared: "The same in all options",
  /** The same row without the names of its services, which are many. */
  sharedServices: (count: number) => `${count} services, the same in all options`,
  /** The row of services for which the comparison has no space. */
  more: (count: number) => `${count} more services`,
  /** The sum of a table's columns. */
  sum: "Total",
  /** How the install total comes about. */
  installSum: (parts: readonly string[]) => `Install: ${parts.join(" + ")}.`,
  installPart: (label: string, amount: string) => `${label} ${amount}`,
  /** How the total over the term comes about. */
  product: (months: string, monthly: string, install: string) =>
    `${months} × ${monthly}${install === "" ? "" : ` + ${install}`}`,
  /** The monthly price in some months of the term. */
  figure: (label: string, amount: string) => `${label}: ${amount}`,
  /** The same as a sentence. */
  phase: (label: string, amount: string) => `${label}: ${amount}.`,
  /** Of the total over the term of an option, from the first option. */
  difference: "Difference from first",
  quantity: "Quantity",
  priceEach: "Price each",
  pricesAsOf: "Prices as of",
  validThrough: "Valid through",
  acceptance: "Acceptance",
  /** The totals that the customer accepts, above the signature. */
  accepted: (monthly: string, install: string) =>
    `Monthly total ${monthly} · Install total ${install}`,
  /** Names the agent to whom the customer returns the proposal. */
  accept: (name: string, reach: string) => {
    const to = [name, reach && `at ${reach}`].filter(Boolean);
    return to.length > 0
      ? `To accept, sign and return this proposal to ${to.join(" ")}.`
      : "To accept, sign this proposal.";
  },
  signatureLines: ["Signature", "Name and title", "Date"],
});
