import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { Progress, type ProgressProps } from "../../src/elements/ui/progress.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Progress",
  args: { label: "Searching...", percentage: 40, message: "Asking the cable company..." },
  argTypes: { percentage: { control: { type: "range", min: 0, max: 100 } } },
  render: (args) => inShadow(<Progress {...args} />),
} satisfies Meta<ProgressProps>;

type Story = StoryObj<ProgressProps>;

export const UnderWay: Story = {};

/** Nothing looks complete before it is: 99.9 % is shown as 99. */
export const AlmostDone: Story = {
  args: { percentage: 99.9 },
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "99");
  },
};

export const NotStarted: Story = { args: { percentage: 0, label: "Preparing...", message: "" } };

export const Finished: Story = { args: { percentage: 100, label: "Done..", message: "" } };

export const Waiting: Story = { args: { frozen: true } };

export const NobodyKnows: Story = { args: { percentage: null, message: "" } };

export const Dark: Story = { globals: { scheme: "dark" } };

export const WaitingDark: Story = { ...Waiting, globals: { scheme: "dark" } };
