import { englishReader } from "../../texts/english-reader.ts";
import type { TextReader } from "../../texts/text-group.ts";
import { pricingTexts } from "../pricing-messages.ts";
import { type DisabledCode, disablingRules } from "../rules/disabling-rules.ts";
import { ruleTexts } from "../rules/rule-messages.ts";
import type { CartState, RemovalCode } from "./cart-state.ts";
import { removalTexts } from "./removal-messages.ts";

type RemovalReason = (it: "it" | "them") => string;

/**
 * Describes the removals of the last event for a live region (decisions J13, J10). There is one sentence per reason, in
 * the order of the removals, and one for the package. `""` without removals.
 */
export function removalText(
  { removed, packageRemoved }: Pick<CartState, "removed" | "packageRemoved">,
  format: TextReader = englishReader,
): string {
  const texts = format.texts(pricingTexts);
  const codes = [...new Set(removed.map(({ reason }) => reason))];
  const sentences = codes.map((code) => {
    const titles = removed.filter(({ reason }) => reason === code).map(({ title }) => title);
    const because = reasonOf(code, format)(titles.length === 1 ? "it" : "them");
    return texts.removed(titles, because);
  });
  return [...sentences, ...(packageRemoved ? [texts.packageRemoved] : [])].join(" ");
}

function reasonOf(code: RemovalCode, { texts }: TextReader): RemovalReason {
  return isDisabledCode(code) ? texts(ruleTexts)[code].removal : texts(removalTexts)[code];
}

function isDisabledCode(code: RemovalCode): code is DisabledCode {
  return Object.hasOwn(disablingRules, code);
}
