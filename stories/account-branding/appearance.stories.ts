import type { Meta } from "@storybook/web-components-vite";
import {
  type BrandingArgs,
  type BrandingStory,
  brandingMeta,
  openBrandingIn,
} from "../support/branding-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  ...brandingMeta,
  title: "account-branding/Appearance",
  async play({ canvasElement }) {
    await openBrandingIn(canvasElement);
  },
} satisfies Meta<BrandingArgs>;

export const Narrow: BrandingStory = { decorators: [inWidth(336)] };

export const NarrowDark: BrandingStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: BrandingStory = { decorators: [inWidth(720)] };

export const Wide: BrandingStory = { decorators: [inWidth(1376)] };

export const Dark: BrandingStory = { globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const BrandColour: BrandingStory = { globals: { brand: "#8a1c5b" } };
