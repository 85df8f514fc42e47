import { textGroup } from "../../texts/text-group.ts";

/** Sentences about the outputs of a proposal. */
export const proposalTexts = textGroup("proposal", {
  severalProviders: "Several providers",
  discountOf: (title: string) => (title === "" ? "Discount" : `${title} discount`),
  /** The equipment fee of a service, if it has no name of its own. */
  equipmentOf: (title: string) => `${title}, equipment`,
  /** Shown next to a blocked output. */
  blocked: {
    noService: "Select a broadband, dedicated, phone or television service.",
    invalidTotal: "One price is invalid, so totals can't be calculated.",
  },
  /** By key of the provider. Other providers have the default (decisions N5). */
  contractRules: {
    comcast: "Comcast contracts aren't available for dedicated services.",
    spectrum: "Spectrum contracts are available for dedicated services only.",
    default: "Contracts require both a broadband and a dedicated service.",
  },
});

/** Texts of the document that the server draws. It is English in every language of the screen. */
export const documentTexts = {
  /** The file of a proposal, before its date. `customer` may be empty. */
  fileOf: (provider: string, customer: string) =>
    customer === "" ? `${provider} Proposal` : `${provider} Proposal for ${customer}`,
  sites: (count: number) => (count === 1 ? "1 site" : `${count} sites`),
} as const;
