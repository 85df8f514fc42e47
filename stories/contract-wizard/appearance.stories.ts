import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { inWidth } from "../support/widths.ts";
import {
  drawnWizardIn,
  type WizardArgs,
  type WizardStory,
  wizardIn,
  wizardMeta,
} from "../support/wizard-story.ts";

export default {
  ...wizardMeta,
  title: "contract-wizard/Appearance",
  async play({ canvasElement }) {
    await drawnWizardIn(canvasElement);
  },
} satisfies Meta<WizardArgs>;

/** One panel at a time: the form. */
export const Narrow: WizardStory = {
  decorators: [inWidth(336)],
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    const tab = await wizard.tab("Form").find();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(wizard.form().get()).toBeVisible();
  },
};

/** One panel at a time: the preview. */
export const NarrowPreview: WizardStory = {
  decorators: [inWidth(336)],
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await wizard.tab("Preview").click();
    await drawnWizardIn(canvasElement);
    await expect(wizard.form().get()).not.toBeVisible();
  },
};

export const NarrowPreviewDark: WizardStory = {
  ...NarrowPreview,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: WizardStory = { ...NarrowPreview, decorators: [inWidth(720)] };

export const Wide: WizardStory = { decorators: [inWidth(1376)] };

export const BrandColour: WizardStory = { ...Wide, globals: { brand: "#8a1c5b" } };
