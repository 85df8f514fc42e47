import type { Meta } from "@storybook/web-components-vite";
import { expect, waitFor } from "storybook/test";
import { sitesTester } from "../../test/testers/sites-tester.ts";
import { shadowRootOf } from "../support/shadow-queries.ts";
import { hold } from "../support/story-calls.ts";
import { storyScreen } from "../support/story-screen.ts";
import { inWidth } from "../support/widths.ts";
import {
  office,
  type PricingArgs,
  type PricingStory,
  pricingIn,
  pricingMeta,
  scenarioAddress,
} from "./pricing-story.ts";

export default {
  ...pricingMeta,
  title: "scout-pricing/Several addresses",
} satisfies Meta<PricingArgs>;

const addresses = [
  office,
  "1200 Main Street, Houston, TX 77002",
  "500 Market Street, Chicago, IL 60601",
  scenarioAddress("empty-message"),
  scenarioAddress("search-500"),
];

async function sitesIn(canvas: HTMLElement) {
  const { findByRole } = await pricingIn(canvas);
  await findByRole("button", { name: "Several addresses" });
  return sitesTester(storyScreen(() => shadowRootOf(canvas, "scout-pricing")));
}

/** The field with lines in it. */
async function typed(canvas: HTMLElement, lines: readonly string[]) {
  const sites = await sitesIn(canvas);
  await sites.toggle().click();
  await sites.lines().find();
  await sites.lines().fill(lines.join("\n"));
  return sites;
}

/** The table after everything was answered. */
async function priced(canvas: HTMLElement) {
  const sites = await typed(canvas, addresses);
  await sites.check().click();
  await sites.start().find();
  await sites.start().click();
  await waitFor(
    async () => {
      await expect(sites.status(/^Done\. 4 of 5 priced\. 1 failed\.$/).get()).toBeInTheDocument();
    },
    { timeout: 20_000 },
  );
  return sites;
}

export const Field: PricingStory = {
  async play({ canvasElement }) {
    const sites = await typed(canvasElement, []);
    await expect(sites.check().get()).toHaveAttribute("aria-disabled", "true");
  },
};

/** Before anything is priced: a repeated line, and two that are no addresses. */
export const Confirmation: PricingStory = {
  async play({ canvasElement }) {
    const sites = await typed(canvasElement, [...addresses, office, "12", "n/a"]);
    await sites.check().click();
    await expect(await sites.start().find()).toHaveTextContent("Price 5 addresses");
  },
};

export const Running: PricingStory = {
  args: { backend: { interfere: hold("pricing") } },
  async play({ canvasElement }) {
    const sites = await typed(canvasElement, addresses);
    await sites.check().click();
    await sites.start().click();
    await expect(await sites.button("Pause").find()).toBeVisible();
  },
};

export const Table: PricingStory = {
  async play({ canvasElement }) {
    await priced(canvasElement);
  },
};

export const TableDark: PricingStory = {
  ...Table,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const TableNarrow: PricingStory = { ...Table, decorators: [inWidth(336)] };
