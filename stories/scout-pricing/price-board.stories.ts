import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { inWidth } from "../support/widths.ts";
import {
  builderIn,
  offering,
  office,
  type PricingArgs,
  type PricingStory,
  pricingMeta,
  proposalIn,
  scenarioAddress,
} from "./pricing-story.ts";

export default {
  ...pricingMeta,
  title: "scout-pricing/Price board",
  args: { ...pricingMeta.args, address: office },
} satisfies Meta<PricingArgs>;

/** The board, once it is drawn. */
async function boardIn(canvas: HTMLElement, role: "grid" | "list" = "grid") {
  const pricing = await builderIn(canvas);
  await expect(await pricing.findByRole(role, { name: "Price board" })).toBeVisible();
  return pricing;
}

export const AnyTerm: PricingStory = {
  async play({ canvasElement }) {
    await boardIn(canvasElement);
  },
};

export const AnyTermDark: PricingStory = {
  ...AnyTerm,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** Beside the services, once a provider and a term are chosen. */
export const CompareAll: PricingStory = {
  args: { provider: "comcast", term: "36" },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await userEvent.click(await pricing.findByRole("tab", { name: "Compare all" }));
    await expect(await pricing.findByRole("grid", { name: "Price board" })).toBeVisible();
  },
};

export const OneTermBySpeed: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Show prices for", "36 Months");
    await pricing.choose("Minimum speed", "300 Mbps");
    await pricing.choose("Sort by", "Speed");
    await expect((await pricing.findAllByText("Fastest"))[0]).toBeVisible();
  },
};

export const ByInstallCharge: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Sort by", "Install charge");
    await expect((await pricing.findAllByText("Lowest install"))[0]).toBeVisible();
  },
};

export const Unavailable: PricingStory = {
  args: { address: scenarioAddress("slow-line") },
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await expect((await pricing.findAllByText("Not available at this address."))[0]).toBeVisible();
  },
};

export const UnavailableDark: PricingStory = {
  ...Unavailable,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** Two providers with one service each. */
const twoOffers = offering(
  [
    { id: "a", type: "broadband", title: "Internet 100", download_speed: 100, mrc: 80 },
    {
      id: "b",
      type: "broadband",
      title: "Net 200",
      download_speed: 200,
      mrc: 90,
      provider: "bolt",
    },
  ],
  {
    filter_options: {
      provider: [
        { value: "acme", label: "Acme" },
        { value: "bolt", label: "Bolt" },
      ],
      term: [{ value: "36", label: "36 Months" }],
    },
  },
);

export const NothingFits: PricingStory = {
  args: twoOffers,
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Minimum speed", "2 Gbps");
    await expect(await pricing.findByText(/^No service fits\./)).toBeVisible();
  },
};

export const EveryCarrier: PricingStory = {
  args: { address: scenarioAddress("all-carriers") },
  decorators: [inWidth(1376)],
  async play({ canvasElement }) {
    await boardIn(canvasElement);
  },
};

export const Narrow: PricingStory = {
  args: { address: scenarioAddress("all-carriers") },
  decorators: [inWidth(336)],
  async play({ canvasElement }) {
    await boardIn(canvasElement, "list");
  },
};

export const NarrowDark: PricingStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: PricingStory = { ...AnyTerm, decorators: [inWidth(720)] };

/** One click sets provider, term and section, and fills the proposal. */
export const Chosen: PricingStory = {
  args: twoOffers,
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await userEvent.click(pricing.getByRole("button", { name: /\/mo Lowest/ }));
    await waitFor(() =>
      expect(pricing.choice("Provider").get()).not.toHaveDisplayValue("Choose a provider"),
    );
    await expect((await proposalIn(pricing).findAllByText(/\/mo$|^\$/))[0]).toBeVisible();
  },
};
