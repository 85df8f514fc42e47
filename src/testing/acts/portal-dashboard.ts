import {
  type ElementTester,
  elementTesterOf,
  shown,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { linksOf, type ShownLink, textOf, textsOf } from "../read-part.ts";

type Work = "Recent Addresses" | "Open Proposals" | "Bulk Uploads" | "Contracts to Finish";

export interface DashboardTester extends ElementTester {
  /** Opens the lookup of an address. The page is left, unless it prevents `scout-navigated`. */
  lookUp(address: string): Promise<void>;
  /** Opens the solutions finder with these words. */
  searchSolutions(words: string): Promise<void>;
  /** Waits for a group of links, and returns them. */
  links(group: "Scout" | "Solutions" | "Libraries"): Promise<readonly ShownLink[]>;
  /** Waits for one kind of the user's work, and returns the text of each piece. */
  work(kind: Work): Promise<readonly string[]>;
}

export function testDashboard(tested: TestedElement): DashboardTester {
  const { screen } = tested;
  const box = (name: string) => screen.getByRole("combobox", { name, exact: true });
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const group = (name: string) =>
    shownPart(tested, `"${name}"`, screen.getByRole("group", { name, exact: true }));
  return {
    ...elementTesterOf(tested, box("Find a Provider")),
    async lookUp(address) {
      await box("Street address").fill(address);
      await button("Search for the address").click();
    },
    async searchSolutions(words) {
      await box("Search Keywords").fill(words);
      await button("Search for solutions").click();
    },
    links: async (name) => linksOf((await group(name)).getByRole("link")),
    async work(kind) {
      const card = await group(kind);
      await shown(tested, `"${kind}" after it has loaded`, async () => {
        const isLoading = (await textOf(card)).includes("Loading");
        return isLoading ? undefined : true;
      });
      return textsOf(card.getByRole("listitem"));
    },
  };
}
