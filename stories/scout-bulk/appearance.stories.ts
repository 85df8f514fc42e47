import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type BulkArgs,
  type BulkStory,
  bulkIn,
  bulkMeta,
  completedRows,
  listing,
  uploadRow,
} from "../support/bulk-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  ...bulkMeta,
  title: "scout-bulk/Appearance",
  args: { backend: { interfere: listing([uploadRow({}), ...completedRows(8)]) } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.history().find()).toBeVisible();
  },
} satisfies Meta<BulkArgs>;

export const Narrow: BulkStory = { decorators: [inWidth(336)] };

export const NarrowDark: BulkStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: BulkStory = { decorators: [inWidth(720)] };

export const Wide: BulkStory = { decorators: [inWidth(1376)] };

export const BrandColour: BulkStory = { globals: { brand: "#8a1c5b" } };
