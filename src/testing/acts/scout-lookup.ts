import {
  type ElementTester,
  elementTesterOf,
  shown,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { lookupTester } from "../parts/lookup-tester.ts";
import { rowsOf, type ShownRow, textOf, textsOf } from "../read-part.ts";

/** The result of a lookup. */
export interface ShownPlace {
  readonly address: string;
  /** One row per provider: `Provider`, `Status`, `Best Speed`, `Access Type`, `Distance`. */
  readonly providers: readonly ShownRow[];
}

export interface LookupTester extends ElementTester {
  /** Types into the address box, and waits for nothing. */
  type(address: string): Promise<void>;
  /** Waits for suggestions, and returns them. */
  suggestions(): Promise<readonly string[]>;
  /** Waits for the suggestion that contains this text, and looks it up. */
  chooseSuggestion(text: string): Promise<void>;
  /** Looks up an address; without one, what is in the box. */
  search(address?: string): Promise<void>;
  clear(): Promise<void>;
  /** Waits until the lookup has ended, and returns its result. */
  results(): Promise<ShownPlace>;
}

export function testLookup(tested: TestedElement): LookupTester {
  const parts = lookupTester(tested.screen);
  const options = parts.suggestions();
  const option = (text: string) => options.filter({ hasText: text }).first();
  return {
    ...elementTesterOf(tested, parts.address()),
    type: (address) => parts.address().fill(address),
    suggestions: async () => textsOf(await shownPart(tested, "suggestions", options)),
    chooseSuggestion: (text) => option(text).click(),
    async search(address) {
      if (address !== undefined) await parts.address().fill(address);
      await parts.search().click();
    },
    clear: () => parts.clear().click(),
    async results() {
      const card = parts.card("Available Providers");
      await shown(tested, "the result of a lookup", async () => {
        if ((await card.count()) === 0 || (await parts.progress().count()) > 0) return undefined;
        const isBusy = await card.evaluate((one) => one.hasAttribute("aria-busy"), "");
        return isBusy ? undefined : true;
      });
      const caption = await textOf(parts.caption());
      const table = parts.providers();
      return {
        address: caption.replace("Showing Results For:", "").trim(),
        providers: (await table.count()) > 0 ? await rowsOf(table) : [],
      };
    },
  };
}
