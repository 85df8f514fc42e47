import {
  type ElementTester,
  elementTesterOf,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { textsOf } from "../read-part.ts";

export interface ResourceLibraryTester extends ElementTester {
  /** Waits for results, and returns the names of those that are drawn, each with its type in brackets. */
  resources(): Promise<readonly string[]>;
  search(keyword: string): Promise<void>;
  /** Downloads the only file of a resource. */
  download(name: string): Promise<void>;
}

export function testResourceLibrary(tested: TestedElement): ResourceLibraryTester {
  const { screen } = tested;
  const box = screen.getByRole("combobox", { name: "Search Keywords", exact: true });
  const results = screen.getByRole("heading", { name: /^Results \(/ });
  return {
    ...elementTesterOf(tested, box),
    async resources() {
      await shownPart(tested, "results", results);
      return textsOf(screen.getByRole("listitem").getByRole("heading"));
    },
    async search(keyword) {
      await box.fill(keyword);
      await screen.getByRole("button", { name: "Search", exact: true }).click();
    },
    download: (name) =>
      screen.getByRole("button", { name: `Download ${name}`, exact: true }).click(),
  };
}
