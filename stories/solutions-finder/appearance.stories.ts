import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type FinderArgs,
  type FinderStory,
  finderIn,
  finderMeta,
} from "../support/finder-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  ...finderMeta,
  title: "solutions-finder/Appearance",
  args: { ...finderMeta.args, filters: "access_types:102,HIPAA" },
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await expect(await finder.heading(/Matched Providers$/).find()).toBeVisible();
  },
} satisfies Meta<FinderArgs>;

/** The column counts of the grid (2 §9), and the width of a phone. */
export const OneColumn: FinderStory = { decorators: [inWidth(336)] };

export const OneColumnDark: FinderStory = {
  ...OneColumn,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const TwoColumns: FinderStory = { decorators: [inWidth(720)] };

export const ThreeColumns: FinderStory = { decorators: [inWidth(1100)] };

export const FiveColumns: FinderStory = { decorators: [inWidth(1440)] };

export const BrandColour: FinderStory = { globals: { brand: "#8a1c5b" } };
