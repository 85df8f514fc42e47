import {
  type ElementTester,
  elementTesterOf,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { linksOf, type ShownLink, textOf } from "../read-part.ts";

/** A page of the content site. */
export interface ShownPage {
  readonly title: string;
  /** All of the page, with its title. */
  readonly text: string;
}

export interface ContentTester extends ElementTester {
  /** Waits for the page, and returns it. */
  page(): Promise<ShownPage>;
  links(): Promise<readonly ShownLink[]>;
}

export function testContent(tested: TestedElement): ContentTester {
  const { screen } = tested;
  const title = screen.getByRole("heading").first();
  return {
    ...elementTesterOf(tested, title),
    async page() {
      await shownPart(tested, "a page", title);
      return { title: await textOf(title), text: await textOf(screen.element) };
    },
    links: () => linksOf(screen.getByRole("link")),
  };
}
