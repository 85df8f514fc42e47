import { formattingOf } from "../../../core/formatting/formatting.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";

const arabic = { locale: "ar", currencyDisplay: "symbol", now: null } as const;

/**
 * The form of a text for a number, with the number in place of `#`. Arabic says one and two without a numeral.
 *
 * @param text - the formatted number
 */
export function counted(count: number, forms: PluralForms, text = String(count)): string {
  return formattingOf(arabic)
    .plural(count, forms)
    .replace("#", () => text);
}
