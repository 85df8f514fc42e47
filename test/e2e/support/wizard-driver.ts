import type { FrameLocator, Locator } from "playwright";
import { wizardTester } from "../../../src/testing/parts/wizard-tester.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { readSavedPdf, type SavedPdf } from "./pricing-driver.ts";
import type { Visitor } from "./visitor.ts";

/** The agent's draft in the initial data. */
export const draftGuid = "c0ffee00-0000-4000-8000-000000000003";

export function wizardPath(
  contract: string,
  others: Readonly<Record<string, string>> = {},
): string {
  return `/scout/contracts/comcast?${new URLSearchParams({ contract, ...others })}`;
}

/** Acts as an agent who fills in a contract. */
export interface WizardDriver extends Visitor {
  readonly form: FrameLocator;
  /** A field of the form, by its label. */
  field(label: string): Locator;
  readonly pages: Locator;
  button(name: string): Locator;
  seesContract(): Promise<void>;
  /** Expects a text in the preview. */
  previews(text: string): Promise<void>;
  savePdf(act?: () => Promise<void>): Promise<SavedPdf>;
}

export function createWizardDriver(visitor: Visitor): WizardDriver {
  const { page } = visitor;
  const tester = wizardTester(demoScreen(page));
  const { button } = tester;
  const form = tester.form().contentFrame();
  const pages = tester.pages();
  return {
    ...visitor,
    form,
    field: (label) => form.getByLabel(label),
    pages,
    button,
    async seesContract() {
      await form.getByRole("heading", { name: "Service order" }).waitFor();
      await tester.firstPage().waitFor();
    },
    previews: (text) => pages.getByText(text).first().waitFor({ state: "attached" }),
    savePdf: (act = () => tester.download().click()) => readSavedPdf(page, act),
  };
}
