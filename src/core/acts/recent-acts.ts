import type { ActGroup } from "./act.ts";
import { actGroups } from "./acts-messages.ts";

/** Returns a group with an action for each recent address. */
export function recentAddressActs(
  addresses: readonly string[],
  nameOf: (address: string) => string,
  run: (address: string) => void,
): ActGroup {
  return {
    name: actGroups.addresses,
    acts: addresses.map((address) => ({ name: nameOf(address), run: () => run(address) })),
  };
}

/** The name of a saved proposal: its customer, its address, and when it was saved. */
export function proposalActName(
  { address, preparedFor }: { readonly address: string; readonly preparedFor: string },
  savedAt: string,
): string {
  return [preparedFor, address, savedAt].filter(Boolean).join(" – ");
}
