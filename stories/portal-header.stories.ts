import "../src/elements/portal-header/portal-header.ts";
import { userEvent } from "storybook/test";
import { backend, elementMeta, playing, pressed, type Story } from "./support/element-story.ts";
import { hold } from "./support/story-calls.ts";
import { inWidth } from "./support/widths.ts";

export default {
  ...elementMeta("portal-header"),
  title: "portal-header",
  args: { path: "/scout/contracts" },
  play: playing(({ findByRole }) => findByRole("button", { name: /^Account menu/ })),
};

export const Wide: Story = { decorators: [inWidth(1376)] };

export const Narrow: Story = { decorators: [inWidth(360)] };

export const NarrowWithOpenMenu: Story = {
  ...Narrow,
  play: pressed("Menu"),
};

export const AccountMenu: Story = { ...Wide, play: pressed(/^Account menu/) };

/** The box is in the header, and opens over the navigation. */
export const Search: Story = {
  ...Wide,
  play: playing(async ({ findByRole }) => {
    await userEvent.click(await findByRole("combobox", { name: "Search the site" }));
  }),
};

export const SecondaryNavigation: Story = {
  ...Wide,
  args: {
    secondaryNav: [
      { label: "Carriers", children: [{ label: "Cox", href: "/cox" }] },
      { label: "Help", href: "/help" },
    ],
  },
  play: pressed("Carriers"),
};

export const NoAccessToScout: Story = {
  ...Wide,
  args: { backend: { user: "agent-without-scout" } },
};

export const Loading: Story = { ...Wide, args: backend(hold("loadSettings")) };
