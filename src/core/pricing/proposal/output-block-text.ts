import { contractRuleTexts, outputBlockTexts } from "../pricing-messages.ts";
import { providerKeyOf } from "../provider-key.ts";
import type { ProviderOption } from "../wire/pricing-search-wire.ts";
import type { OutputBlock } from "./contract-rules.ts";

/** Why a blocked output is blocked (decisions N5); a provider's rule in words of its own. */
export function outputBlockText(code: OutputBlock, provider: ProviderOption | null): string {
  if (code !== "providerRule") return outputBlockTexts[code];
  const key = providerKeyOf(provider);
  return key === "comcast" || key === "spectrum"
    ? contractRuleTexts[key]
    : contractRuleTexts.default;
}
