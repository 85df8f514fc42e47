import {
  type ElementTester,
  elementTesterOf,
  shown,
  type TestedElement,
} from "../element-tester.ts";
import { textOf } from "../read-part.ts";

export interface PortalTester extends ElementTester {
  /** Goes to a route by the element's method `navigate(href)`. */
  navigate(href: string): Promise<void>;
  /** Follows a link of the navigation. */
  follow(name: string): Promise<void>;
  /** Waits until the screen has a heading, and returns it. */
  heading(): Promise<string>;
}

export function testPortal(tested: TestedElement): PortalTester {
  const { screen } = tested;
  const bar = screen.getByRole("navigation", { name: "Main", exact: true });
  const heading = screen.getByRole("main").getByRole("heading").first();
  return {
    ...elementTesterOf(tested, bar.getByRole("link").first()),
    navigate: (href) =>
      screen.element.evaluate((element, to) => {
        if (!("navigate" in element) || typeof element.navigate !== "function") {
          throw new TypeError("The element is not defined.");
        }
        element.navigate(to);
      }, href),
    follow: (name) => bar.getByRole("link", { name, exact: true }).click(),
    heading: () =>
      shown(tested, "a heading", async () =>
        (await heading.count()) > 0 ? textOf(heading) : undefined,
      ),
  };
}
