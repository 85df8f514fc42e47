import type { TextsOf } from "../texts/text-group.ts";
import type { ActGroup } from "./act.ts";
import type { actTexts } from "./acts-messages.ts";

/** Returns a group with an action for each recent address. */
export function recentAddressActs(
  texts: TextsOf<typeof actTexts>,
  addresses: readonly string[],
  act: "lookUp" | "price",
  run: (address: string) => void,
): ActGroup {
  return {
    name: texts.groups.addresses,
    acts: addresses.map((address) => ({ name: texts[act](address), run: () => run(address) })),
  };
}

/** The name of a saved proposal: its customer, its address, and when it was saved. */
export function proposalActName(
  { address, preparedFor }: { readonly address: string; readonly preparedFor: string },
  savedAt: string,
): string {
  return [preparedFor, address, savedAt].filter(Boolean).join(" – ");
}
