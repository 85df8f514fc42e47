import type { Meta } from "@storybook/web-components-vite";
import { expect, waitFor } from "storybook/test";
import { hold, refuse } from "../support/story-calls.ts";
import {
  drawnWizardIn,
  type WizardArgs,
  type WizardStory,
  wizardIn,
  wizardMeta,
} from "../support/wizard-story.ts";

export default { ...wizardMeta, title: "contract-wizard/Contract" } satisfies Meta<WizardArgs>;

/** The form beside the drawn contract. */
export const Ready: WizardStory = {
  async play({ canvasElement }) {
    const wizard = await drawnWizardIn(canvasElement);
    await expect(wizard.form().get()).toBeVisible();
    await expect(wizard.download().get()).toBeVisible();
  },
};

export const ReadyDark: WizardStory = {
  ...Ready,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Zoomed: WizardStory = {
  async play({ canvasElement }) {
    const wizard = await drawnWizardIn(canvasElement);
    await wizard.button("Zoom in").click();
    await expect(await wizard.findByText("125 %")).toBeVisible();
  },
};

/** In the browser's own viewer, or drawn if there is none. */
export const InFrame: WizardStory = {
  args: { previewType: "iframe" },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    const preview = navigator.pdfViewerEnabled
      ? wizard.findByTitle("Contract as PDF")
      : wizard.firstPage().find();
    await expect(await preview).toBeInTheDocument();
  },
};

export const Loading: WizardStory = {
  args: { backend: { interfere: hold("contractForm") } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await expect(await wizard.findByText("Loading the contract")).toBeInTheDocument();
  },
};

export const LoadingPreview: WizardStory = {
  args: { backend: { interfere: hold("contractPdf") } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await expect(await wizard.findByText("Loading the preview")).toBeInTheDocument();
  },
};

export const PreviewMissing: WizardStory = {
  args: { backend: { interfere: refuse("contractPdf", 500) } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    const sentence = "The requested file could not be found.";
    await expect(await wizard.findByText(sentence)).toBeVisible();
  },
};

/** No version was drawn, so the download fetches the file, which never arrives. */
export const Downloading: WizardStory = {
  args: { backend: { interfere: hold("contractPdf") } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await wizard.download().click();
    await waitFor(() => expect(wizard.download().get()).toHaveAttribute("aria-busy", "true"));
  },
};

export const NotFound: WizardStory = {
  args: { backend: { interfere: refuse("contractForm", 404) } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await expect(await wizard.findByRole("link", { name: "Back to contracts" })).toBeVisible();
    await expect(wizard.getByRole("heading", { name: "404" })).toBeVisible();
  },
};

/** Another try may help. */
export const Failed: WizardStory = {
  args: { backend: { interfere: refuse("contractForm", 500) } },
  async play({ canvasElement }) {
    const wizard = await wizardIn(canvasElement);
    await expect(await wizard.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
