import { contractMessages } from "../../core/contracts/contract-messages.ts";

/** Texts of the user's current work. */
export const workMessages = {
  heading: "Your Work",
  addresses: "Recent Addresses",
  noAddresses: "Addresses that you look up are listed here.",
  lookUp: "Look Up",
  proposals: "Proposals in Work",
  noProposals:
    "Choose services for an address, and the proposal is listed here until you finish it.",
  continue: "Continue",
  allProposals: "Pricing",
  services: { one: "service", other: "services" },
  uploads: "Bulk Uploads",
  noUploads: "Upload a CSV file to look up thousands of addresses at once.",
  unnamed: "Upload",
  openUpload: "View",
  allUploads: "All Uploads",
  contracts: "Contracts to Finish",
  noContracts: "There is no draft and no expired contract.",
  allContracts: "All Contracts",
  /** Used for a customer without a name. */
  noCustomer: "–",
  actionOf: { edit: contractMessages.editDraft, price: contractMessages.priceAgain },
  loading: "Loading",
  failed: "An error has occurred.",
  /** Shown only inside a card. */
  denied: "You are not authorized to see these. Ask your administrator for access.",
  tryAgain: "Try again",
} as const;
