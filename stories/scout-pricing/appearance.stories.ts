import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { inWidth } from "../support/widths.ts";
import {
  builderIn,
  chooseIn,
  office,
  type PricingArgs,
  type PricingStory,
  pricingMeta,
} from "./pricing-story.ts";

export default {
  ...pricingMeta,
  title: "scout-pricing/Appearance",
  args: { ...pricingMeta.args, address: office, provider: "comcast", term: "36" },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    await chooseIn(pricing, "Television", "TV service");
    await expect(pricing.proposalLines().all().length).toBeGreaterThan(2);
  },
} satisfies Meta<PricingArgs>;

/** A phone of 360 pixels, without the margins of the page. */
export const Narrow: PricingStory = { decorators: [inWidth(336)] };

export const NarrowDark: PricingStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: PricingStory = { decorators: [inWidth(720)] };

export const Wide: PricingStory = { decorators: [inWidth(1376)] };

export const WideDark: PricingStory = { ...Wide, globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const LightBrandColour: PricingStory = { globals: { brand: "#ffd400" } };
