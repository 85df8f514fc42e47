import * as v from "valibot";
import { proposalPayload } from "../proposals/proposal-body.ts";

/** The data of a contract: a proposal with its query and cart. */
export const contractData = v.object({
  ...proposalPayload.entries,
  query: v.nullish(v.looseObject({ provider: v.nullish(v.string()) })),
  cart: v.pipe(
    v.array(
      v.looseObject({
        id: v.union([v.string(), v.number()]),
        type: v.string(),
        quantity: v.optional(v.number()),
      }),
    ),
    v.nonEmpty("The cart is empty."),
    v.maxLength(1000),
  ),
});

export const contractBody = v.object({ contract_data: contractData });
