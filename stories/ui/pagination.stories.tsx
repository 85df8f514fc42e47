import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Pagination, type PaginationProps } from "../../src/elements/ui/pagination.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Pagination",
  args: { label: "Pages of results", page: 4, pageCount: 12, onPage: fn() },
  render: (args) => inShadow(<Pagination {...args} />),
} satisfies Meta<PaginationProps>;

type Story = StoryObj<PaginationProps>;

export const Middle: Story = {
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Next" }));
    await expect(args.onPage).toHaveBeenCalledWith(5);
  },
};

export const First: Story = { args: { page: 0 } };

export const Narrow: Story = { decorators: [inWidth(336)] };

export const Dark: Story = { globals: { scheme: "dark" } };
