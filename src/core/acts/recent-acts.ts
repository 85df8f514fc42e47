import { type ActGroup, actGroups } from "./act.ts";

/** The names of actions on addresses, so that every palette uses the same ones. */
export const addressActNames = {
  lookUp: (address: string) => `Look up ${address}`,
  price: (address: string) => `Price ${address}`,
} as const;

/** An action for each recent address. */
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
