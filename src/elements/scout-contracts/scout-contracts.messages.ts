import { contractMessages } from "../../core/contracts/contract-messages.ts";

/** Texts of the contract list. Texts of the specification come from the core. */
export const messages = {
  ...contractMessages,
  introduction: "Continue a draft, or download a completed contract.",
  tryAgain: "Try again",
  loading: "Loading contracts",
  /** Used for a customer without a name. */
  noCustomer: "–",
  /** Makes the name of a row's action unique. */
  of: (customer: string, provider: string) =>
    [customer && `for ${customer}`, provider && `with ${provider}`].filter(Boolean).join(" "),
  count: (contracts: number) => (contracts === 1 ? "1 contract" : `${contracts} contracts`),
  downloading: "Downloading the contract",
  downloaded: (name: string) => `Downloaded ${name}`,
} as const;
