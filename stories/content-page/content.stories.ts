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
export const PageDark: PortalStory = { ...Page, globals: { scheme: "dark" }, tags: ["dark-twin"] };
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

const page = `<!doctype html><html><head><title>Services | City</title></head><body><main>
  <div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_active"><a href="#">Residents</a></li>
    <li><a href="#">Businesses</a></li></ul><div class="et_pb_all_tabs"><div class="et_pb_tab"><p>Waste is collected on
    Mondays.</p></div><div class="et_pb_tab"><p>Permits take ten days.</p></div></div></div>
  <div class="et_pb_toggle et_pb_toggle_open"><h3 class="et_pb_toggle_title">Fees</h3>
    <div class="et_pb_toggle_content"><p>A permit costs <ruby>ten<rt>10</rt></ruby> dollars.</p></div></div>
  <table><thead><tr><th>Office</th><th>Hours</th></tr></thead><tbody><tr><td>City hall</td><td>9 to 5</td></tr></tbody></table>
  <form><label>Name <input name="name"></label><label>E-mail <input type="email"></label><button>Send</button></form>
  <iframe src="https://video.example/tour" title="A tour of the city hall"></iframe>
  <picture><source srcset="https://pictures.example/hall.webp"><img src="https://pictures.example/hall.jpg" alt="The city hall"></picture>
  <p><a href="tel: +1 555 0100">Call us</a> or <a href="mailto:desk@city.example">write</a>.</p>
</main></body></html>`;

/** Markup of a page builder, a form, a video and a picture of other origins, a table. */
export const OtherSites: PortalStory = {
  args: {
    backend: {
      interfere: ({ name }, askBackend) =>
        name === "content"
          ? new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } })
          : askBackend(),
    },
  },
  async play({ canvasElement }) {
    const content = await portalIn(canvasElement, tag);
    await expect(await content.findByText("Waste is collected on Mondays.")).toBeVisible();
    await expect(content.queryByText("Permits take ten days.")).toBeNull();
    await userEvent.click(content.getByRole("tab", { name: "Businesses" }));
    await expect(content.getByText("Permits take ten days.")).toBeVisible();
    await expect(content.getByText("This form cannot be sent from here.")).toBeVisible();
    await expect(content.getByRole("link", { name: /A tour of the city hall/ })).toBeVisible();
  },
};
export const OtherSitesDark: PortalStory = {
  ...OtherSites,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

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
