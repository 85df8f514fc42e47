import type { PluralForms } from "../../../core/texts/plural-forms.ts";

/**
 * The form of a text for a number, with the number in place of `#`. Arabic says one and two without a numeral.
 *
 * @param count - a whole number
 * @param text - the formatted number
 */
export function counted(count: number, forms: PluralForms, text = String(count)): string {
  return (forms[categoryOf(count)] ?? forms.other).replace("#", () => text);
}

/** The plural category of Unicode. Written here, because the formatting is code that a form does not load. */
function categoryOf(count: number): keyof PluralForms {
  const ofHundred = count % 100;
  if (count < 3) return (["zero", "one", "two"] as const)[count] ?? "other";
  if (ofHundred < 3) return "other";
  return ofHundred < 11 ? "few" : "many";
}
