import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { hold, refuse } from "../support/story-calls.ts";
import {
  type WizardArgs,
  type WizardStory,
  wizardIn,
  wizardMeta,
} from "../support/wizard-story.ts";

export default { ...wizardMeta, title: "contract-wizard/Access" } satisfies Meta<WizardArgs>;

export const SettingsUnknown: WizardStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await expect(await wizard.findByText("Loading the contract")).toBeInTheDocument();
    await expect(wizard.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const Denied: WizardStory = {
  parameters: { log: ["Denied: Access Denied"] },
  args: { backend: { user: "agent-without-scout" } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await expect(await wizard.findByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(wizard.queryByTitle("Contract form")).not.toBeInTheDocument();
  },
};

/** The settings granted access, but the server denies it. */
export const AccessExpired: WizardStory = {
  ...Denied,
  args: { backend: { interfere: refuse("contractForm", 403) } },
};
