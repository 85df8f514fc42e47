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
async function boardIn(canvas: HTMLElement) {
  const pricing = await builderIn(canvas);
  await expect(await pricing.findByRole("table", { name: "Price board" })).toBeVisible();
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
    await expect(await pricing.findByRole("table", { name: "Price board" })).toBeVisible();
  },
};

export const OneTermBySpeed: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Show prices for", "36 Months");
    await pricing.choose("Speed of at least", "300 Mbps");
    await pricing.choose("Sort by", "Speed");
    await expect(await pricing.findByText(/highest speed first$/)).toBeVisible();
  },
};

export const ByInstallCharge: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Sort by", "Install charge");
    await expect(await pricing.findByText(/lowest install charge first$/)).toBeVisible();
  },
};

export const Unavailable: PricingStory = {
  args: { address: scenarioAddress("slow-line") },
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Show prices for", "36 Months");
    await pricing.choose("Speed of at least", "500 Mbps");
    await pricing.choose("Access type", "Coax");
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
    {
      id: "a",
      type: "broadband",
      product_type: "fiber",
      title: "Internet 100",
      download_speed: 100,
      mrc: 80,
      provider: "acme",
    },
    {
      id: "b",
      type: "broadband",
      product_type: "fiber",
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
    await pricing.choose("Speed of at least", "2 Gbps");
    await expect(await pricing.findByText(/^No offer fits\./)).toBeVisible();
  },
};

export const EveryCarrier: PricingStory = {
  args: { address: scenarioAddress("all-carriers") },
  decorators: [inWidth(1376)],
  async play({ canvasElement }) {
    await boardIn(canvasElement);
  },
};

/** Products by providers: the first column stays, and the edge shows that there is more. */
export const Matrix: PricingStory = {
  args: { address: scenarioAddress("all-carriers") },
  decorators: [inWidth(1376)],
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await userEvent.click(pricing.getByRole("tab", { name: "Matrix" }));
    await expect(await pricing.findByRole("grid", { name: "Price board" })).toBeVisible();
  },
};

export const MatrixDark: PricingStory = {
  ...Matrix,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The first offer of each provider in the order. */
export const OnePerProvider: PricingStory = {
  args: { address: scenarioAddress("all-carriers") },
  decorators: [inWidth(1376)],
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Speed of at least", "1 Gbps");
    await userEvent.click(pricing.getByRole("checkbox", { name: "One offer per provider" }));
    await expect(await pricing.findByText(/^27 providers · 27 offers/)).toBeVisible();
  },
};

/** Phone and television have lists of their own. */
export const Phones: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await boardIn(canvasElement);
    await pricing.choose("Service", "Phone lines");
    await expect(pricing.queryByText("Speed and access")).toBeNull();
  },
};

export const Narrow: PricingStory = {
  args: { address: scenarioAddress("all-carriers") },
  decorators: [inWidth(336)],
  async play({ canvasElement }) {
    await boardIn(canvasElement);
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
    await userEvent.click(pricing.getByRole("button", { name: /Months Lowest/ }));
    await waitFor(() =>
      expect(pricing.choice("Provider").get()).not.toHaveDisplayValue("Choose a provider"),
    );
    await expect((await proposalIn(pricing).findAllByText(/\/mo$|^\$/))[0]).toBeVisible();
  },
};
