import { addressDifferenceOf } from "../../../core/lists/address-difference.ts";
import { answeredMessages } from "../../ui/answered-address.messages.ts";

/** The note of a proposal whose prices are for another address than the requested one. */
export function addressNotesOf(asked: string, answered: string): readonly string[] {
  const difference = addressDifferenceOf(asked, answered);
  return difference === null ? [] : [answeredMessages.price(answered, difference.asked)];
}
