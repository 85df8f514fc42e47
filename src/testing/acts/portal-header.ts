import {
  type ElementTester,
  elementTesterOf,
  shown,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { linksOf, type ShownLink } from "../read-part.ts";

export interface HeaderTester extends ElementTester {
  /** Waits for the navigation, and returns its links. */
  navigation(): Promise<readonly ShownLink[]>;
  /** Follows a link of the navigation. The page is left, unless it prevents `scout-navigated`. */
  follow(name: string): Promise<void>;
  /** Opens the account menu, and returns its links. */
  account(): Promise<readonly ShownLink[]>;
  /** Searches the site. */
  search(keys: string): Promise<void>;
}

export function testHeader(tested: TestedElement): HeaderTester {
  const { screen } = tested;
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const bar = screen.getByRole("navigation", { name: "Main", exact: true });
  const links = bar.getByRole("link");
  const items = screen.getByRole("list", { name: "Account", exact: true });
  const box = screen.getByRole("combobox", { name: "Search the site", exact: true });
  return {
    ...elementTesterOf(tested, button("Account menu")),
    async navigation() {
      await shownPart(tested, "the navigation", links);
      return linksOf(links);
    },
    follow: (name) => bar.getByRole("link", { name, exact: true }).click(),
    async account() {
      if ((await items.count()) === 0) await button("Account menu").click();
      return linksOf((await shownPart(tested, "the account menu", items)).getByRole("link"));
    },
    async search(keys) {
      const opener = button("Search the site");
      await shown(tested, "the search of the site", async () => {
        const count = (await box.count()) + (await opener.count());
        return count > 0 || undefined;
      });
      if ((await box.count()) === 0) await opener.click();
      await box.fill(keys);
      await button("Search").click();
    },
  };
}
