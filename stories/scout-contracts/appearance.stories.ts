import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type ContractsArgs,
  type ContractsStory,
  contractRows,
  contractsIn,
  contractsMeta,
  listing,
} from "../support/contracts-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  ...contractsMeta,
  title: "scout-contracts/Appearance",
  args: { backend: { interfere: listing(contractRows(5)) } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.table().find()).toBeVisible();
  },
} satisfies Meta<ContractsArgs>;

export const Narrow: ContractsStory = { decorators: [inWidth(336)] };

export const NarrowDark: ContractsStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: ContractsStory = { decorators: [inWidth(720)] };

export const Wide: ContractsStory = { decorators: [inWidth(1376)] };

export const BrandColour: ContractsStory = { globals: { brand: "#8a1c5b" } };
