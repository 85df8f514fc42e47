import {
  type ElementTester,
  elementTesterOf,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { wizardTester } from "../parts/wizard-tester.ts";

export interface ContractWizardTester extends ElementTester {
  /** Waits for the preview, and returns the number of its pages that are drawn. */
  pages(): Promise<number>;
  refreshPreview(): Promise<void>;
  download(): Promise<void>;
}

export function testContractWizard(tested: TestedElement): ContractWizardTester {
  const { screen } = tested;
  const parts = wizardTester(screen);
  return {
    ...elementTesterOf(tested, screen.getByTitle(/^Contract form/).first()),
    async pages() {
      const pages = parts.page(/^Page \d/);
      await shownPart(tested, "pages of the contract", pages);
      return pages.count();
    },
    refreshPreview: () => parts.button("Refresh preview").click(),
    download: () => parts.download().click(),
  };
}
