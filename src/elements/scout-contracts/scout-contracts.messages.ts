import type { ContractAction } from "../../core/contracts/contract-action.ts";
import { contractMessages } from "../../core/contracts/contract-messages.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { type TextsOf, textGroup } from "../../core/texts/text-group.ts";

/** Texts of the contract list. Texts that the specification quotes come from the core. */
export const contractListTexts = textGroup("scout-contracts", {
  ...contractMessages,
  introduction: "Continue a draft, download a completed contract, or price an expired one again.",
  search: "Search contracts",
  state: "Status",
  /** The column of the addresses, shown if a contract has one. */
  address: "Address",
  allStates: (count: string) => `All statuses (${count})`,
  stateCount: (state: string, count: string) => `${state} (${count})`,
  clear: "Clear",
  show: (state: string) => `Show ${state}`,
  /** Shown below the text of an empty list. */
  noneYet: "Price an address, then create a contract from the proposal.",
  priceAddress: "Price an Address",
  noneFound: "No matching contracts.",
  searchOther: "Try other words or another status.",
  showAll: "Show all contracts",
  tryAgain: "Try again",
  loading: "Loading contracts",
  /** Used for a customer without a name. */
  noCustomer: "–",
  /** Makes the accessible name of a row's action unique. */
  of: (customer: string, provider: string) =>
    [customer && `for ${customer}`, provider && `with ${provider}`].filter(Boolean).join(" "),
  found: (found: number, total: number, { count, number }: Formatting) => {
    const all = count(total, { one: "contract", other: "contracts" });
    return found === total ? all : `${number(found)} of ${all}`;
  },
  downloading: "Downloading the contract",
});

export type ContractListTexts = TextsOf<typeof contractListTexts>;

/** The text of an action by its kind. */
export const contractActionTexts = {
  edit: "editDraft",
  open: "openContract",
  price: "priceAgain",
  download: "downloadPdf",
} as const satisfies Record<ContractAction["kind"], keyof ContractListTexts>;
