import type { Meta } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, userEvent, waitFor } from "storybook/test";
import type { PricingSearch } from "../../src/core/index.ts";
import { apiBaseOf, archivedTexts } from "../support/story-backend.ts";
import { inWidth } from "../support/widths.ts";
import {
  builderIn,
  chooseIn,
  office,
  type PricingArgs,
  type PricingStory,
  pricingIn,
  pricingMeta,
} from "./pricing-story.ts";

export default {
  ...pricingMeta,
  title: "scout-pricing/Drafts",
  args: {
    ...pricingMeta.args,
    address: office,
    preparedFor: "Bluebird Bakery",
    provider: "comcast",
    term: "36",
  },
} satisfies Meta<PricingArgs>;

/** The screen as it is after the agent left it in the middle of a proposal, and came back. */
async function comeBack(canvas: HTMLElement) {
  const before = await builderIn(canvas);
  await chooseIn(before, "Broadband", "Internet");
  await chooseIn(before, "Phone Lines", "Lines");
  const element = canvas.querySelector("scout-pricing");
  const own = encodeURIComponent(element?.getAttribute("api-base") ?? "");
  // The first story waits for the code, too.
  await waitFor(
    async () => {
      await expect([...archivedTexts.keys()].some((key) => key.includes(own))).toBe(true);
    },
    { timeout: 20_000 },
  );
  const next = document.createElement("scout-pricing");
  next.setAttribute("api-base", element?.getAttribute("api-base") ?? "");
  next.setAttribute("routing", "none");
  element?.replaceWith(next);
  const pricing = await pricingIn(canvas);
  await expect(await pricing.offer().find()).toHaveTextContent(
    /^Continue the proposal for Bluebird Bakery from \d{1,2}:\d\d [AP]M$/,
  );
  return pricing;
}

export const Offered: PricingStory = {
  async play({ canvasElement }) {
    await comeBack(canvasElement);
  },
};

export const ListOpen: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await comeBack(canvasElement);
    await pricing.recentDrafts().click();
    await expect(pricing.getByRole("button", { name: "Delete all" })).toBeVisible();
  },
};

export const ListOpenDark: PricingStory = {
  ...ListOpen,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** A phone of 360 pixels, without the margins of the page. */
export const ListOpenNarrow: PricingStory = { ...ListOpen, decorators: [inWidth(336)] };

export const PricedAnew: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await comeBack(canvasElement);
    await pricing.continueOffer().click();
    await expect(await pricing.changes().find()).toHaveTextContent("Nothing has changed.");
    await expect(pricing.proposalLines().all().length).toBeGreaterThan(1);
  },
};

/** The catalogue changed since: one price is another, one service is gone. */
export const PricedAnewWithChanges: PricingStory = {
  args: {
    backend: {
      async interfere({ name, count }, askBackend) {
        const answer = await askBackend();
        if (name !== "pricing" || count === 1) return answer;
        const search: PricingSearch = await answer.json();
        const rows = search.rows?.flatMap((row) => {
          if (row.type === "phone") return [];
          return [row.type === "broadband" ? { ...row, mrc: Number(row.mrc) + 7 } : row];
        });
        return Response.json({ ...search, rows });
      },
    },
  },
  async play({ canvasElement }) {
    const pricing = await comeBack(canvasElement);
    await pricing.continueOffer().click();
    const changes = await pricing.changes().find();
    await expect(changes).toHaveTextContent("This is different now:");
    await expect(changes).toHaveTextContent("costs something else:");
    await expect(changes).toHaveTextContent("is no longer offered.");
  },
};

export const PricedAnewWithChangesDark: PricingStory = {
  ...PricedAnewWithChanges,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The page was opened by a link that somebody cut off. */
export const LinkRefused: PricingStory = {
  args: { address: "", preparedFor: "", provider: "", term: "" },
  beforeEach() {
    window.location.hash = "scout-proposal=cut";
  },
  render: (_args, { id }) => html`<scout-pricing api-base=${apiBaseOf(id)}></scout-pricing>`,
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(
      await pricing.findByText(
        "The link holds no proposal that can be read. Ask for a new one.",
        {},
        { timeout: 20_000 },
      ),
    ).toBeVisible();
  },
};

export const LinkRefusedDark: PricingStory = {
  ...LinkRefused,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The browser keeps nothing: a notice of the page says so. */
export const StorageBlocked: PricingStory = {
  args: { backend: { isArchiveBlocked: true } },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    await waitFor(() => {
      const { shadowRoot: root } = canvasElement.querySelector("scout-pricing") ?? document.body;
      const regions = [...(root?.querySelectorAll("[popover=manual]") ?? [])];
      return expect(regions.map(({ shadowRoot }) => shadowRoot?.textContent).join()).toContain(
        "This browser does not keep proposals. They last until the page is closed.",
      );
    });
  },
};

export const StorageBlockedDark: PricingStory = {
  ...StorageBlocked,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The last address of the session under an empty box. */
export const RecentAddresses: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await pricing.generate().click();
    await pricing.clear().click();
    await userEvent.click(await pricing.findByRole("combobox", { name: "Service address" }));
    await expect(await pricing.findByRole("option", { name: office })).toBeVisible();
  },
};

export const Keys: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    pricing.generate().get().focus();
    // Their code comes with the first focus.
    await waitFor(async () => {
      await userEvent.keyboard("?");
      await expect(
        canvasElement.querySelector("scout-pricing")?.shadowRoot?.lastElementChild,
      ).toHaveProperty("shadowRoot.firstElementChild.open", true);
    });
  },
};

export const KeysDark: PricingStory = { ...Keys, globals: { scheme: "dark" }, tags: ["dark-twin"] };
