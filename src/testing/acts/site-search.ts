import {
  type ElementTester,
  elementTesterOf,
  shown,
  type TestedElement,
} from "../element-tester.ts";
import { linksOf, type ShownLink, textOf } from "../read-part.ts";

export interface SiteSearchTester extends ElementTester {
  /** Waits until the search has ended, and returns the results that are drawn. */
  results(): Promise<readonly ShownLink[]>;
}

export function testSiteSearch(tested: TestedElement): SiteSearchTester {
  const { screen } = tested;
  const list = screen.getByRole("list", { name: "Results", exact: true });
  const results = () =>
    shown(tested, "the results of a search", async () => {
      if ((await list.count()) > 0) return linksOf(list.getByRole("link"));
      const text = await textOf(screen.element);
      return text.includes("Your search yielded no results.") ? [] : undefined;
    });
  return {
    ...elementTesterOf(tested, screen.getByRole("heading", { name: "Search Results" })),
    async ready() {
      await results();
    },
    results,
  };
}
