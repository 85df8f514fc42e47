import { cartItemsOf } from "../cart/cart-items.ts";
import { type ProposalInput, type ProposalPayload, proposalPayload } from "./proposal-payload.ts";

/** The data of a contract to create, as on the wire (decisions N7). */
export interface ContractData extends Omit<ProposalPayload, "package"> {
  readonly query: unknown;
  readonly cart: readonly {
    readonly id: string;
    readonly type: string;
    readonly quantity: number;
    readonly boxes: number;
  }[];
  /** The package's value. */
  readonly package: string | null;
}

/**
 * @param query - the query of the search.
 * @returns null while a total is ERR.
 */
export function contractDataOf(input: ProposalInput, query: unknown): ContractData | null {
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
  /** The browser blocked its tab (decisions N8). */
  readonly isBlocked: boolean;
}
