import { textGroup } from "../../core/texts/text-group.ts";

/** Says that an answer is for another address than the requested one, by what was answered. */
export const answeredTexts = textGroup("answered-address", {
  price: (answered: string, asked: string) =>
    `Priced for ${sentence(answered)} You asked for ${sentence(asked)}`,
  place: (answered: string, asked: string) =>
    `Found ${sentence(answered)} You asked for ${sentence(asked)}`,
  /** For a requested address without a ZIP code. */
  addedZip: (zip: string) => `You entered no ZIP code. Results are for ${zip}.`,
  /** The caption of an exported table. */
  caption: (caption: string, asked: string) => `${caption} (you asked for ${asked})`,
  answered: "Found address",
  asked: "Requested address",
});

/** An address at the end of a sentence. It may end with a dot of its own. */
function sentence(address: string): string {
  return address.endsWith(".") ? address : `${address}.`;
}

/** The English texts, for what has no language yet. */
export const answeredMessages = answeredTexts.english;
