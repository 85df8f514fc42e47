import type { Meta } from "@storybook/web-components-vite";
import { expect, waitFor } from "storybook/test";
import {
  type BrandingArgs,
  type BrandingStory,
  brandingIn,
  brandingMeta,
  giveFile,
  openBrandingIn,
} from "../support/branding-story.ts";
import { answer, hold, refuse } from "../support/story-calls.ts";

export default { ...brandingMeta, title: "account-branding/States" } satisfies Meta<BrandingArgs>;

export const Saved: BrandingStory = {
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await expect(branding.color().get()).toHaveValue("#0c304c");
  },
};

export const NothingSet: BrandingStory = {
  args: {
    backend: { interfere: answer("settings", { data: { settings: { first_name: "Dana" } } }) },
  },
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await expect(branding.getAllByText("No picture")).toHaveLength(3);
  },
};

export const Unsaved: BrandingStory = {
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.color().fill("#8a1c5b");
    await expect(await branding.findByText("You have unsaved changes.")).toBeVisible();
    await expect(branding.discard().get()).toBeVisible();
  },
};

export const WrongColor: BrandingStory = {
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.color().fill("#abcde");
    await expect(await branding.findByText(/^Enter a color of 3, 4, 6 or 8/)).toBeVisible();
  },
};

/** The user's choice is shown unchanged, with a warning beside it. */
const asChosen = { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } };

/** White on pink is hard to read. */
export const LowContrast: BrandingStory = {
  parameters: asChosen,
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.color().fill("#ff44aa");
    await expect(await branding.findByText(/is hard to read/)).toBeVisible();
  },
};

export const Transparent: BrandingStory = {
  parameters: asChosen,
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.color().fill("#0c304c80");
    await expect(branding.slider("Opacity").get()).toHaveAttribute("aria-valuetext", "50%");
  },
};

export const DefaultLogo: BrandingStory = {
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.defaultLogo("Primary Logo").click();
    await expect(await branding.findByText("defaultLogo.png")).toBeVisible();
  },
};

export const Cleared: BrandingStory = {
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.clearLogo("Primary Logo").click();
    await expect(await branding.findByText(/^Cleared: saving removes the picture/)).toBeVisible();
  },
};

export const Rejected: BrandingStory = {
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    giveFile(canvasElement, 0, new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
    await expect(await branding.findByText("Rejected files")).toBeVisible();
    giveFile(canvasElement, 1, new File(["GIF89a"], "logo.png", { type: "image/png" }));
    await waitFor(() => expect(branding.getAllByText("Rejected files")).toHaveLength(2));
  },
};

export const Saving: BrandingStory = {
  args: { backend: { interfere: hold("saveSettings") } },
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.color().fill("#8a1c5b");
    await branding.save().click();
    await expect(await branding.findByText("Saving…")).toBeVisible();
    await expect(branding.save().get()).toHaveAttribute("aria-busy", "true");
  },
};

export const JustSaved: BrandingStory = {
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.color().fill("#8a1c5b");
    await branding.save().click();
    await expect(await branding.findByText("All changes are saved.")).toBeVisible();
  },
};

/** The notice reports the failure; the input stays. */
export const SaveFailed: BrandingStory = {
  args: { backend: { interfere: refuse("saveSettings", 403) } },
  async play({ canvasElement }) {
    const branding = await openBrandingIn(canvasElement);
    await branding.color().fill("#8a1c5b");
    await branding.save().click();
    await expect(await branding.findByText("You have unsaved changes.")).toBeVisible();
    await expect(branding.color().get()).toHaveValue("#8a1c5b");
  },
};

export const Loading: BrandingStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    const branding = await brandingIn(canvasElement);
    await expect(await branding.findByText("Loading the branding")).toBeInTheDocument();
  },
};

export const Failed: BrandingStory = {
  args: { backend: { interfere: refuse("settings", 500) } },
  async play({ canvasElement }) {
    const branding = await brandingIn(canvasElement);
    await expect(await branding.alert().find()).toHaveTextContent("An error has occurred.");
    await expect(branding.button("Try again").get()).toBeVisible();
  },
};
