import { type Locator, page } from "vitest/browser";
import type { Screen } from "../../src/testing/screen.ts";

/** The page of a browser test. */
export const browserScreen: Screen<Locator> = {
  getByRole: (role, options) => page.getByRole(role, options),
  getByTitle: (text, options) => page.getByTitle(text, options),
  getByLabel: (text, options) => page.getByLabelText(text, options),
  select: (list, option) => list.selectOptions(option),
};
