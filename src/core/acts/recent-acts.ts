import { type ActGroup, actGroups } from "./act.ts";

/** The names of acts on addresses, alike in every palette. */
export const addressActNames = {
  lookUp: (address: string) => `Look up ${address}`,
  price: (address: string) => `Price ${address}`,
} as const;

/** An act on each of the addresses of before (decisions X5, X7). */
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

/** The name of a proposal of before: whose it is, where, and when it was kept. */
export function proposalActName(
  { address, preparedFor }: { readonly address: string; readonly preparedFor: string },
  savedAt: string,
): string {
  return [preparedFor, address, savedAt].filter(Boolean).join(" – ");
}
