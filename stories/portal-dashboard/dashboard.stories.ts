import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import {
  type PortalArgs,
  type PortalStory,
  portalIn,
  portalMeta,
} from "../support/portal-story.ts";
import { answer, hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

const tag = "portal-dashboard";

export default {
  ...portalMeta(tag),
  title: "portal-dashboard/Dashboard",
} satisfies Meta<PortalArgs>;

export const Ready: PortalStory = {
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await expect(await dashboard.findByRole("group", { name: "Scout" })).toBeVisible();
    await expect(dashboard.getByRole("group", { name: "Libraries" })).toBeVisible();
  },
};

export const ReadyDark: PortalStory = {
  ...Ready,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};
export const Narrow: PortalStory = { ...Ready, decorators: [inWidth(336)] };
export const Medium: PortalStory = { ...Ready, decorators: [inWidth(720)] };
export const BrandColour: PortalStory = { ...Ready, globals: { brand: "#8a1c5b" } };

/** Uploads and contracts of the person, and what to do where there is nothing yet. */
export const Work: PortalStory = {
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await expect(
      await dashboard.findByRole("link", { name: "Edit Draft Cascade Research Labs" }),
    ).toBeVisible();
    await expect(
      await dashboard.findByText("Addresses that you look up are listed here."),
    ).toBeVisible();
  },
};

export const WorkNarrow: PortalStory = { ...Work, decorators: [inWidth(336)] };

export const WorkFailed: PortalStory = {
  args: { backend: { interfere: refuse("contracts", 500) } },
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await expect(await dashboard.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const WorkRefused: PortalStory = {
  args: { backend: { interfere: refuse("contracts", 403) } },
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await expect(await dashboard.findByText(/^You are not authorized to see these/)).toBeVisible();
  },
};

/** Groups for all users are shown before the user is known. */
export const SettingsUnknown: PortalStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await expect(await dashboard.findByRole("group", { name: "Solutions" })).toBeVisible();
    await expect(dashboard.queryByRole("group", { name: "Scout" })).not.toBeInTheDocument();
  },
};

export const WithoutScout: PortalStory = {
  args: { backend: { user: "agent-without-scout" } },
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await expect(await dashboard.findByRole("group", { name: "Solutions" })).toBeVisible();
    // Until the settings are there, the group's room is kept.
    await waitFor(() => expect(dashboard.queryByText("Lookup")).not.toBeInTheDocument());
  },
};

/** The product's own logo is the fallback. */
export const WithoutLogo: PortalStory = {
  args: {
    backend: {
      interfere: answer("settings", {
        data: { settings: { siteName: "Harbor Telecom Partners", capabilities: [] } },
      }),
    },
  },
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await expect(
      await dashboard.findByRole("img", { name: "Harbor Telecom Partners" }),
    ).toBeVisible();
  },
};

export const ShortAddress: PortalStory = {
  async play({ canvasElement }) {
    const dashboard = await portalIn(canvasElement, tag);
    await userEvent.type(
      await dashboard.findByRole("combobox", { name: "Street address" }),
      "12{Enter}",
    );
    await expect(await dashboard.findByText("Enter a full street address.")).toBeVisible();
  },
};
