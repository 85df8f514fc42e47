import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import {
  headerIn,
  headerMeta,
  type PortalArgs,
  type PortalStory,
} from "../support/router-story.ts";
import { hold } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

export default {
  ...headerMeta,
  title: "portal-header/Navigation",
  async play({ canvasElement }) {
    const header = await headerIn(canvasElement);
    await expect(await header.findByRole("button", { name: /^Account menu/ })).toBeVisible();
  },
} satisfies Meta<PortalArgs>;

export const Wide: PortalStory = { decorators: [inWidth(1376)] };

export const WideDark: PortalStory = { ...Wide, globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const Medium: PortalStory = { decorators: [inWidth(720)] };

export const Narrow: PortalStory = { decorators: [inWidth(360)] };

export const NarrowOpen: PortalStory = {
  ...Narrow,
  async play({ canvasElement }) {
    const header = await headerIn(canvasElement);
    await userEvent.click(await header.findByRole("button", { name: "Menu" }));
    await expect(await header.findByRole("link", { name: "Resource Library" })).toBeVisible();
  },
};

export const BrandColour: PortalStory = { ...Wide, globals: { brand: "#8a1c5b" } };

/** Without scout:access there is no Scout. */
export const WithoutScout: PortalStory = {
  ...Wide,
  args: { backend: { user: "agent-without-scout" } },
};

/** The user's capabilities are not known yet. */
export const SettingsUnknown: PortalStory = {
  ...Wide,
  args: { backend: { interfere: hold("settings") } },
};

export const Secondary: PortalStory = {
  ...Wide,
  args: {
    secondaryNav: [
      { label: "Carriers", children: [{ label: "Cox", href: "/cox" }] },
      { label: "Help", href: "/help" },
    ],
  },
  async play({ canvasElement }) {
    const header = await headerIn(canvasElement);
    await userEvent.click(await header.findByRole("button", { name: "Carriers" }));
    await expect(await header.findByRole("link", { name: "Cox" })).toBeVisible();
  },
};

export const AccountMenu: PortalStory = {
  ...Wide,
  async play({ canvasElement }) {
    const header = await headerIn(canvasElement);
    await userEvent.click(await header.findByRole("button", { name: /^Account menu/ }));
    await expect(await header.findByRole("link", { name: "Account" })).toBeVisible();
  },
};

/** The box stands in the header, and opens over the navigation. */
export const Search: PortalStory = {
  ...Wide,
  async play({ canvasElement }) {
    const header = await headerIn(canvasElement);
    await userEvent.click(await header.findByRole("combobox", { name: "Search the site" }));
    await expect(await header.findByRole("button", { name: "Search" })).toBeVisible();
  },
};

/** Six links, the box and the account in one row. */
export const SearchAt1024: PortalStory = { ...Search, decorators: [inWidth(1024)] };

/** Below its button, where the navigation collapses. */
export const SearchMedium: PortalStory = {
  ...Medium,
  async play({ canvasElement }) {
    const header = await headerIn(canvasElement);
    await userEvent.click(await header.findByRole("button", { name: "Search the site" }));
    await expect(await header.findByRole("combobox")).toBeVisible();
  },
};

/** The lists of all screens have taller rows. */
export const Comfortable: PortalStory = {
  ...Wide,
  async play({ canvasElement }) {
    const header = await headerIn(canvasElement);
    await userEvent.click(await header.findByRole("button", { name: /^Account menu/ }));
    const choice = await header.findByRole("button", { name: "Comfortable lists" });
    await userEvent.click(choice);
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(choice);
  },
};
