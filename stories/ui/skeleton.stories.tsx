import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { Skeleton, type SkeletonProps } from "../../src/elements/ui/skeleton.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Skeleton",
  args: { label: "Loading" },
  render: (args) => inShadow(<Skeleton {...args} />),
} satisfies Meta<SkeletonProps>;

type Story = StoryObj<SkeletonProps>;

export const Lines: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByText("Loading")).toBeInTheDocument();
  },
};

export const OneLine: Story = { args: { lines: 1, label: "Asking AT&T" } };

export const WithBlock: Story = { args: { block: true } };

/** As high as what comes. */
export const WithRoom: Story = { args: { room: "20em" } };

export const Dark: Story = { ...WithBlock, globals: { scheme: "dark" } };
