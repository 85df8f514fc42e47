import { contractMessages } from "../../core/contracts/contract-messages.ts";

/** Every sentence of the contracts list; those of the specification come from the core. */
export const messages = {
  ...contractMessages,
  introduction: "Go on with a draft, or download a contract that is complete.",
  tryAgain: "Try again",
  loading: "Loading contracts",
  /** Stands for a customer without a name. */
  noCustomer: "–",
  /** Tells a row's action from its neighbours'. */
  of: (customer: string, provider: string) =>
    [customer && `for ${customer}`, provider && `with ${provider}`].filter(Boolean).join(" "),
  count: (contracts: number) => (contracts === 1 ? "1 contract" : `${contracts} contracts`),
  downloading: "Downloading the contract",
  downloaded: (name: string) => `Downloaded ${name}`,
} as const;
