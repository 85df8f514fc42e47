import { addressDifferenceOf } from "../../../core/lists/address-difference.ts";
import { answeredTextOf, answeredTexts } from "../../ui/answered-address.messages.ts";

/** The English note of a proposal for the server whose prices are for another address than the requested one. */
export function addressNotesOf(asked: string, answered: string): readonly string[] {
  const difference = addressDifferenceOf(asked, answered);
  return difference === null
    ? []
    : [answeredTextOf("price", answered, difference.asked, answeredTexts.english)];
}
