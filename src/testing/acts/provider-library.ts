import {
  type ElementTester,
  elementTesterOf,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { textsOf } from "../read-part.ts";

export interface ProviderLibraryTester extends ElementTester {
  /** Waits for providers, and returns the names of those that are drawn. */
  providers(): Promise<readonly string[]>;
  search(name: string): Promise<void>;
  /** Shows the providers of a category. */
  chooseCategory(name: string): Promise<void>;
}

export function testProviderLibrary(tested: TestedElement): ProviderLibraryTester {
  const { screen } = tested;
  const box = screen.getByRole("combobox", { name: "Find a Provider", exact: true });
  const list = screen.getByRole("list", { name: "Providers", exact: true });
  return {
    ...elementTesterOf(tested, box),
    providers: async () =>
      textsOf((await shownPart(tested, "providers", list)).getByRole("listitem")),
    async search(name) {
      await box.fill(name);
      await screen.getByRole("button", { name: "Search", exact: true }).click();
    },
    chooseCategory: (name) => screen.getByRole("tab", { name, exact: true }).click(),
  };
}
