import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import { Tooltip, type TooltipProps } from "../../src/elements/ui/tooltip.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Tooltip",
  args: { text: "Monthly recurring charge", children: "MRC" },
  render: (args) =>
    inShadow(
      <p style={{ paddingBlockStart: "3em" }}>
        The <Tooltip {...args} /> is paid each month.
      </p>,
    ),
} satisfies Meta<TooltipProps>;

type Story = StoryObj<TooltipProps>;

export const Closed: Story = {};

export const Open: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.hover(await piece.findByText("MRC"));
    await expect(await piece.findByRole("tooltip")).toBeVisible();
  },
};

export const Dark: Story = { ...Open, globals: { scheme: "dark" } };
