import type { Locator, Page } from "playwright";
import type { Screen } from "../../src/testing/screen.ts";

/** A page of the demo in an end-to-end test, or an element in it. */
export function demoScreen(page: Page | Locator): Screen<Locator> {
  return {
    getByRole: (role, options) => page.getByRole(role, options),
    getByTitle: (text, options) => page.getByTitle(text, options),
    getByLabel: (text, options) => page.getByLabel(text, options),
    select: (list, option) => list.selectOption(option),
  };
}
