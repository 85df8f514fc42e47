import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { contractsIn } from "../support/contracts-story.ts";
import {
  goTo,
  type PortalArgs,
  type PortalStory,
  portalIn,
  portalMeta,
} from "../support/router-story.ts";
import { hold } from "../support/story-calls.ts";

export default { ...portalMeta, title: "scout-portal/Routes" } satisfies Meta<PortalArgs>;

export const Screen: PortalStory = {
  async play({ canvasElement }) {
    await goTo(canvasElement, "/scout/contracts");
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.table().find()).toBeVisible();
  },
};

export const ScreenDark: PortalStory = {
  ...Screen,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Denied: PortalStory = {
  args: { backend: { user: "agent-without-scout" } },
  async play({ canvasElement }) {
    await goTo(canvasElement, "/scout/contracts");
    const portal = await portalIn(canvasElement);
    await expect(await portal.findByRole("heading", { name: "Access Denied" })).toBeVisible();
  },
};

/** The screen waits until the user's capabilities are known. */
export const AccessUnknown: PortalStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    await goTo(canvasElement, "/scout/contracts");
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.findByText("Loading")).toBeInTheDocument();
  },
};
