import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type PortalArgs,
  type PortalStory,
  portalIn,
  portalMeta,
} from "../support/portal-story.ts";
import { answer, hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

const tag = "site-search";

export default {
  ...portalMeta(tag),
  title: "site-search/Results",
  args: { backend: {}, keys: "questions" },
} satisfies Meta<PortalArgs>;

export const Ready: PortalStory = {
  args: { keys: "scout" },
  async play({ canvasElement }) {
    const search = await portalIn(canvasElement, tag);
    await expect(await search.findByRole("list", { name: "Results" })).toBeVisible();
  },
};

export const ReadyDark: PortalStory = {
  ...Ready,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};
export const Narrow: PortalStory = { ...Ready, decorators: [inWidth(336)] };

/** Links to other sites, and unsafe ones. */
export const OddResults: PortalStory = {
  args: {
    backend: {
      interfere: answer("siteSearch", [
        { title: "Elsewhere", link: "https://other.example/page", description: "On another site" },
        { title: "<b>Bold</b> &amp; plain", link: "javascript:alert(1)" },
        { title: "x".repeat(200), link: `/${"y".repeat(200)}`, description: "z".repeat(400) },
      ]),
    },
  },
  async play({ canvasElement }) {
    const search = await portalIn(canvasElement, tag);
    await expect(await search.findByText("Bold & plain")).toBeVisible();
    await expect(search.getAllByRole("link")).toHaveLength(2);
  },
};

export const Loading: PortalStory = {
  args: { backend: { interfere: hold("siteSearch") } },
  async play({ canvasElement }) {
    const search = await portalIn(canvasElement, tag);
    await expect(await search.findByText("Searching")).toBeInTheDocument();
  },
};

export const NothingFound: PortalStory = {
  args: { keys: "zebra" },
  async play({ canvasElement }) {
    const search = await portalIn(canvasElement, tag);
    const said = await search.findAllByText("Your search yielded no results.");
    await expect(said.at(-1)).toBeVisible();
  },
};

export const Failed: PortalStory = {
  args: { backend: { interfere: refuse("siteSearch", 500) } },
  async play({ canvasElement }) {
    const search = await portalIn(canvasElement, tag);
    await expect(await search.findByRole("alert")).toHaveTextContent("An error has occurred.");
  },
};
