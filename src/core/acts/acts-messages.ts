import { textGroup } from "../texts/text-group.ts";

/** Texts of acts that several elements have, so that every palette uses the same ones. */
export const actTexts = textGroup("acts", {
  groups: {
    screen: "This screen",
    routes: "Go to",
    addresses: "Recent addresses",
    proposals: "Recent proposals",
    providers: "Providers",
  },
  /** Opens a screen of Scout. */
  scout: (screen: string) => `Scout ${screen}`,
  lookUp: (address: string) => `Look up ${address}`,
  price: (address: string) => `Price ${address}`,
});

/** The names of keys that keyboards label otherwise than `aria-keyshortcuts` does. */
export const keyNames: Readonly<Record<string, string>> = { Control: "Ctrl" };
