import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { type BulkArgs, type BulkStory, bulkIn, bulkMeta } from "../support/bulk-story.ts";
import { hold, refuse } from "../support/story-calls.ts";

export default { ...bulkMeta, title: "scout-bulk/Access" } satisfies Meta<BulkArgs>;

export const SettingsUnknown: BulkStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.findByText("Loading")).toBeInTheDocument();
    await expect(bulk.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const Denied: BulkStory = {
  parameters: { log: ["Denied: Access Denied"] },
  args: { backend: { user: "agent-without-scout" } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.findByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(bulk.queryByRole("table")).not.toBeInTheDocument();
  },
};

/** The server denies the settings (decisions ZA6). */
export const SettingsRefused: BulkStory = {
  ...Denied,
  args: { backend: { interfere: refuse("settings", 403) } },
};

/** The settings granted access, but the server denies it. */
export const AccessExpired: BulkStory = {
  ...Denied,
  args: { backend: { interfere: refuse("bulkList", 403) } },
};
