import {
  type ElementTester,
  elementTesterOf,
  shown,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { finderTester } from "../parts/finder-tester.ts";
import { textsOf } from "../read-part.ts";

export interface FinderTester extends ElementTester {
  /** Waits for providers, and returns the names of those that are drawn. */
  providers(): Promise<readonly string[]>;
  /** Filters by the name of a filter or provider. */
  search(text: string): Promise<void>;
  /** Adds a provider to the proposal, or removes it. */
  toggle(provider: string): Promise<void>;
  /** The names of the selected providers in their order. */
  selected(): Promise<readonly string[]>;
}

export function testFinder(tested: TestedElement): FinderTester {
  const { screen } = tested;
  const parts = finderTester(screen);
  const cards = parts.cards();
  return {
    ...elementTesterOf(tested, cards.first()),
    async providers() {
      const all = await (await shownPart(tested, "providers", cards)).all();
      return Promise.all(all.map((card) => card.evaluate(nameOfCard, "")));
    },
    async search(text) {
      await parts.search().fill(text);
      await parts.button("Search").click();
    },
    toggle: (provider) => parts.card(provider).click(),
    selected: () =>
      shown(tested, "the selected providers", async () => {
        const names = await textsOf(parts.selected());
        const checked = await Promise.all(
          (await cards.all()).map((card) => card.evaluate((box) => box.matches(":checked"), "")),
        );
        // The list follows the cards.
        return names.length < checked.filter(Boolean).length ? undefined : names;
      }),
  };
}

/** The label of the check box is "Select" and the name of the provider. */
function nameOfCard(card: HTMLElement): string {
  const label = card.parentElement?.querySelector("label");
  return (label?.textContent ?? "").replace(/^Select /, "");
}
