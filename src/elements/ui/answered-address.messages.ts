import { asSentence } from "../../core/texts/as-sentence.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Says that an answer is for another address than the requested one, by what was answered. */
export const answeredTexts = textGroup("answered-address", {
  price: (answered: string, asked: string) =>
    `Priced for ${asSentence(answered)} You asked for ${asSentence(asked)}`,
  place: (answered: string, asked: string) =>
    `Found ${asSentence(answered)} You asked for ${asSentence(asked)}`,
  /** For a requested address without a ZIP code. */
  addedZip: (zip: string) => `You entered no ZIP code. Results are for ${zip}.`,
  /** The caption of an exported table. */
  caption: (caption: string, asked: string) => `${caption} (you asked for ${asked})`,
  answered: "Found address",
  asked: "Requested address",
});
