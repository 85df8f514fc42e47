/** The texts of a printed proposal that the screen does not show. They load with its styles. */
export const printedMessages = {
  title: "Pricing Proposal",
  reference: (number: string, date: string) => (number === "" ? date : `No. ${number} · ${date}`),
  /** At the foot of each page. */
  footer: (number: string, customer: string) =>
    [number === "" ? "Pricing Proposal" : `Proposal ${number}`, customer]
      .filter(Boolean)
      .join(" · "),
  /** At the head of each page after the first. */
  continued: (customer: string) =>
    ["Pricing Proposal, continued", customer].filter(Boolean).join(" · "),
  /** The services of an option; of many the first. */
  included: (services: readonly string[]) => {
    const more = services.length - maxIncluded;
    const shown = services.slice(0, maxIncluded).join(", ");
    return more > 0 ? `${shown} and ${more} more` : shown;
  },
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
  accept: (name: string, reach: readonly string[]) => {
    const to = [name, ...(reach.length > 0 ? [`at ${reach.join(" or ")}`] : [])].filter(Boolean);
    return to.length > 0
      ? `To accept, sign and return this proposal to ${to.join(" ")}.`
      : "To accept, sign this proposal.";
  },
  signatureLines: ["Signature", "Name and title", "Date"],
} as const;

/** An option names at most this many services, so that options of a long proposal are on one page. */
const maxIncluded = 12;
