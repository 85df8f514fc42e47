import { lazy } from "../../../core/async/lazy.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";

const rules = lazy(() => new Intl.PluralRules("ar"));

/**
 * The form of a text for a number, with the number in place of `#`. Arabic says one and two without a numeral.
 *
 * @param text - the formatted number
 */
export function counted(count: number, forms: PluralForms, text = String(count)): string {
  return (forms[rules().select(count)] ?? forms.other).replace("#", () => text);
}
