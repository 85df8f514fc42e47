import { waitFor } from "storybook/test";
import type { PricingSearch } from "../../src/core/index.ts";
import { backend, drawingIn, pressForDialog, type Story, shows } from "../support/element-story.ts";
import { archivedTexts } from "../support/story-backend.ts";
import { isCall } from "../support/story-calls.ts";
import { build, builderArgs, chooseIn, pricingMeta } from "./pricing-story.ts";

export default { ...pricingMeta, title: "scout-pricing/Drafts", args: builderArgs };

/** Runs steps after the agent has left an unfinished proposal and returned. */
function backAgain(steps: Parameters<typeof build>[0] = async () => {}) {
  return build(async (pricing, canvas) => {
    await chooseIn(pricing, "Broadband", "Internet");
    await chooseIn(pricing, "Phone Lines", "Lines");
    const apiBase = canvas.querySelector("scout-pricing")?.getAttribute("api-base") ?? "";
    // Wait, because the first story also loads the code.
    await waitFor(
      () => {
        const keys = [...archivedTexts.keys()].join();
        if (!keys.includes(encodeURIComponent(apiBase))) throw new Error("Nothing is kept yet.");
      },
      { timeout: 20_000 },
    );
    const next = document.createElement("scout-pricing");
    next.setAttribute("api-base", apiBase);
    next.setAttribute("routing", "none");
    canvas.querySelector("scout-pricing")?.replaceWith(next);
    await waitFor(() => drawingIn(canvas));
    await pricing.offer().find();
    await steps(pricing, canvas);
  });
}

export const Offered: Story = { play: backAgain() };

export const List: Story = {
  play: backAgain(({ recentDrafts }) => recentDrafts().click()),
};

/** The catalogue has changed: one price is different, and one service is gone. */
export const PricedAnew: Story = {
  args: backend(async ({ request, count }, askBackend) => {
    const response = await askBackend();
    if (!isCall(request, "searchPricing") || count === 1) return response;
    const search: PricingSearch = await response.json();
    const rows = search.rows?.flatMap((row) => {
      if (row.type === "phone") return [];
      return [row.type === "broadband" ? { ...row, mrc: Number(row.mrc) + 7 } : row];
    });
    return Response.json({ ...search, rows });
  }),
  play: backAgain(async ({ continueOffer, changes }) => {
    await continueOffer().click();
    await changes().find();
  }),
};

/** The page was opened by a truncated link. */
export const LinkUnreadable: Story = {
  args: { address: "", "prepared-for": "", provider: "", term: "", routing: "page" },
  beforeEach() {
    window.location.hash = "scout-proposal=cut";
  },
  play: shows("This link is invalid. Ask the sender for a new one."),
};

export const KeysOfTheScreen: Story = {
  play: build(async ({ generate }, canvas) => {
    generate().get().focus();
    await pressForDialog(canvas, "?");
  }),
};
