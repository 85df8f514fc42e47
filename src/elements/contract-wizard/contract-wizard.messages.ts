import { textGroup } from "../../core/texts/text-group.ts";

/** Texts for the states before a contract is open. */
export const wizardTexts = textGroup("contract-wizard", {
  /** The heading if there is no contract. */
  notFound: "404",
  /** Shown below the heading. */
  missing: "The contract could not be found.",
  failed: "An error has occurred.",
  tryAgain: "Try again",
  back: "Back to contracts",
  loading: "Loading the contract",
});
