/** Sentences about the outputs of a proposal. */
export const proposalMessages = {
  /** The file of a proposal, before its date. `customer` may be empty. */
  fileOf: (provider: string, customer: string) =>
    customer === "" ? `${provider} Proposal` : `${provider} Proposal for ${customer}`,
  /** Shown next to a blocked output. */
  blocked: {
    noService: "Choose a broadband, dedicated, phone or television service first.",
    invalidTotal: "A price cannot be read, so the totals are not known.",
  },
  /** By key of the provider. Other providers have the default (decisions N5). */
  contractRules: {
    comcast: "Comcast makes no contract of dedicated services.",
    spectrum: "Spectrum makes a contract only of dedicated services.",
    default: "A contract needs both a broadband and a dedicated service.",
  },
} as const;
