import {
  count,
  described,
  filledText,
  list,
  object,
  objectOrNull,
  textOrNull,
  type ValueOf,
} from "../../wire/sent.ts";
import { cartItemsOf } from "../cart/cart-items.ts";
import { type ProposalInput, proposalMembers, proposalPayload } from "./proposal-payload.ts";

/** The data with which a contract is created. */
export const sentContractData = object({
  ...proposalMembers,
  package: described(textOrNull, "Value of the chosen package; null for none."),
  query: described(objectOrNull, "The query of the search that the cart comes from."),
  cart: described(
    list(
      object({
        id: described(filledText, "Id of the service."),
        type: described(filledText, "Kind of the service."),
        quantity: described(count, "How many are ordered."),
        boxes: described(count, "Television boxes that are ordered."),
      }),
      { minItems: 1 },
    ),
    "The services in the cart.",
  ),
});
export type ContractData = ValueOf<typeof sentContractData>;

/**
 * @param query - the query of the search
 * @returns null while a total is ERR
 */
export function contractDataOf(
  input: ProposalInput,
  query: ContractData["query"],
): ContractData | null {
  const payload = proposalPayload(input);
  if (!payload) return null;
  const cart = cartItemsOf(input.state).map(({ id, type, quantity, boxes }) => ({
    id,
    type,
    quantity,
    boxes,
  }));
  return { ...payload, query, cart, package: input.state.package };
}

/** A contract that the server created. */
export interface MadeContract {
  readonly href: string;
  /** True if the browser blocked the new tab. */
  readonly isBlocked: boolean;
}
