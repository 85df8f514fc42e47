import {
  type ElementTester,
  elementTesterOf,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { textsOf } from "../read-part.ts";

export interface SolutionsIndexTester extends ElementTester {
  /** Waits for the categories, and returns each with its count. */
  categories(): Promise<readonly string[]>;
  /** Selects a provider by its whole name. */
  chooseProvider(name: string): Promise<void>;
  /** Shows only capabilities with this text. */
  search(text: string): Promise<void>;
}

export function testSolutionsIndex(tested: TestedElement): SolutionsIndexTester {
  const { screen } = tested;
  const provider = screen.getByRole("combobox", { name: "Provider", exact: true });
  const list = screen.getByRole("list", { name: "Categories", exact: true });
  return {
    ...elementTesterOf(tested, provider),
    async categories() {
      return textsOf((await shownPart(tested, "categories", list)).getByRole("button"));
    },
    async chooseProvider(name) {
      await provider.fill(name);
      await screen.getByRole("option", { name, exact: true }).click();
    },
    search: (text) =>
      screen.getByRole("searchbox", { name: "Search capabilities", exact: true }).fill(text),
  };
}
