import {
  type ElementTester,
  elementTesterOf,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { brandingTester } from "../parts/branding-tester.ts";

export interface BrandingTester extends ElementTester {
  /** The color of the site as it is in its field. */
  color(): Promise<string>;
  /** Replaces the color of the site, such as `#0c304c`. */
  setColor(color: string): Promise<void>;
  chooseButtonText(color: "White" | "Black"): Promise<void>;
  /** Saves, and waits until that is done. */
  save(): Promise<void>;
}

export function testBranding(tested: TestedElement): BrandingTester {
  const parts = brandingTester(tested.screen);
  const saved = tested.screen.getByRole("status").filter({ hasText: "All changes are saved." });
  return {
    ...elementTesterOf(tested, parts.color()),
    color: () => parts.color().inputValue(),
    setColor: (color) => parts.color().fill(color),
    chooseButtonText: (color) => parts.radio(color).click(),
    async save() {
      await parts.save().click();
      await shownPart(tested, "that all changes are saved", saved);
    },
  };
}
