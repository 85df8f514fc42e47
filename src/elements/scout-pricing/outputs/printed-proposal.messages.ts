/** The texts of a printed proposal that the screen does not show. They load with its styles. */
export const printedMessages = {
  title: "Pricing Proposal",
  reference: (number: string, date: string) => (number === "" ? date : `No. ${number} · ${date}`),
  /** At the foot of each page. */
  footer: (number: string, customer: string) =>
    [number === "" ? "Pricing Proposal" : `Proposal ${number}`, customer]
      .filter(Boolean)
      .join(" · "),
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
