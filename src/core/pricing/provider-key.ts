import type { ProviderOption } from "./wire/pricing-search-wire.ts";
import { textOf } from "./wire/read-wire.ts";

/** What rules know a provider by: its key, else its value, folded (decisions I21). */
export function providerKeyOf(provider: ProviderOption | null): string {
  return (textOf(provider?.key) || textOf(provider?.value)).toLowerCase();
}
