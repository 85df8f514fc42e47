import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import {
  type PortalArgs,
  type PortalStory,
  portalIn,
  portalMeta,
} from "../support/portal-story.ts";
import { hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

const tag = "content-page";

export default {
  ...portalMeta(tag),
  title: "content-page/Content",
  args: { backend: {}, path: "/pages/partner-services" },
} satisfies Meta<PortalArgs>;

/** A story of the content at a path, identified by its heading. */
function titled(heading: string, args: Partial<PortalArgs> = {}): PortalStory {
  return {
    args,
    async play({ canvasElement }) {
      const content = await portalIn(canvasElement, tag);
      await expect(await content.findByRole("heading", { level: 2, name: heading })).toBeVisible();
    },
  };
}

export const Page: PortalStory = titled("Partner Services");
export const PageDark: PortalStory = { ...Page, globals: { scheme: "dark" } };
export const Narrow: PortalStory = { ...Page, decorators: [inWidth(336)] };
export const Medium: PortalStory = { ...Page, decorators: [inWidth(720)] };

export const Expanded: PortalStory = {
  async play({ canvasElement }) {
    const content = await portalIn(canvasElement, tag);
    for (const name of ["Who approves special pricing?", "Read more"]) {
      await userEvent.click(await content.findByRole("button", { name }));
    }
    await expect(content.getByText(/Your channel manager/)).toBeVisible();
    await expect(content.getByRole("button", { name: "Read less" })).toBeVisible();
  },
};

export const MenuOpen: PortalStory = {
  async play({ canvasElement }) {
    const content = await portalIn(canvasElement, tag);
    await userEvent.click(await content.findByRole("button", { name: "Download a form" }));
    await expect(content.getByRole("link", { name: "Letter of agency (PDF)" })).toBeVisible();
  },
};

export const Questionnaires: PortalStory = titled(
  "Solutions Questionnaires and Conversation Starters",
  { path: "/solutions/questionnaires" },
);

export const Hostile: PortalStory = titled("A page that was broken into", {
  path: "/pages/hostile",
});

export const Loading: PortalStory = {
  args: { backend: { interfere: hold("content") } },
  async play({ canvasElement }) {
    const content = await portalIn(canvasElement, tag);
    await expect(await content.findByText("Loading the page")).toBeInTheDocument();
  },
};

export const PageNotFound: PortalStory = titled("Page Not Found", { path: "/pages/missing" });
export const EmptyPage: PortalStory = titled("Page Not Found", { path: "/pages/empty" });
export const PageFailed: PortalStory = titled("Page Not Found", {
  backend: { interfere: refuse("content", 500) },
});
export const FileNotFound: PortalStory = titled("File Not found", { path: "/pages/files/x.pdf" });
/** The server sends a page where a PDF should be. */
export const NoPdf: PortalStory = titled("File Not found", { path: "/pages/files/hostile.pdf" });
