import { contractMessages } from "../../core/contracts/contract-messages.ts";
import { type TextsOf, textGroup } from "../../core/texts/text-group.ts";

/** Texts of the user's current work. */
export const workTexts = textGroup("dashboard-work", {
  heading: "Your Work",
  addresses: "Recent Addresses",
  noAddresses: "Addresses you look up appear here.",
  lookUp: "Look Up",
  proposals: "Open Proposals",
  noProposals: "Price an address to start a proposal. Open proposals appear here.",
  continue: "Continue",
  newProposal: "New Proposal",
  services: { one: "service", other: "services" },
  uploads: "Bulk Uploads",
  noUploads: "Upload a CSV file to look up many addresses at once.",
  unnamed: "Upload",
  openUpload: "View",
  fixUpload: "Fix File",
  allUploads: "All Uploads",
  contracts: "Contracts to Finish",
  noContracts: "No contracts to finish.",
  allContracts: "All Contracts",
  /** Used for a customer without a name. */
  noCustomer: "–",
  actionOf: { edit: contractMessages.editDraft, price: contractMessages.priceAgain },
  /** The state of a contract with such an action. */
  stateOf: { edit: "Draft", price: "Expired" },
  loading: "Loading",
  failed: "An error has occurred.",
  /** Shown only inside a card. */
  denied: "You don't have access to this list. Ask your administrator.",
  tryAgain: "Try again",
});

export type WorkTexts = TextsOf<typeof workTexts>;
