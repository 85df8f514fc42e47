import { type TextsOf, textGroup } from "../../core/texts/text-group.ts";

/** Says that an answer is for another address than the requested one, by what was answered. */
export const answeredTexts = textGroup("answered-address", {
  price: (answered: string, asked: string) => `Priced for ${answered}. You asked for ${asked}.`,
  place: (answered: string, asked: string) => `Found ${answered}. You asked for ${asked}.`,
  /** For a requested address without a ZIP code. */
  addedZip: (zip: string) => `You entered no ZIP code. Results are for ${zip}.`,
  /** The caption of an exported table. */
  caption: (caption: string, asked: string) => `${caption} (you asked for ${asked})`,
  answered: "Found address",
  asked: "Requested address",
});

/** Says so with one full stop at the end of each sentence. An address may have one of its own, as "1 Elm St." does. */
export function answeredTextOf(
  of: "price" | "place",
  answered: string,
  asked: string,
  texts: TextsOf<typeof answeredTexts>,
): string {
  return texts[of](answered.replace(/\.$/, ""), asked.replace(/\.$/, ""));
}
