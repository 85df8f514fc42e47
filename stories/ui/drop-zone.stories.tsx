import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DropZone, type DropZoneProps } from "../../src/elements/ui/drop-zone.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Drop zone",
  args: {
    label: "Primary Logo",
    hint: "A transparent .png is recommended.",
    accept: ".png,.jpg,.jpeg,image/png,image/jpeg",
    onFiles: fn(),
  },
  render: (args) => inShadow(<DropZone {...args} />),
} satisfies Meta<DropZoneProps>;

type Story = StoryObj<DropZoneProps>;

export const Empty: Story = {};

export const Chosen: Story = {
  args: { chosen: { name: "acme-logo.png", size: 48_213 }, onClear: fn() },
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Clear Primary Logo" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    rejected: [
      { name: "acme-logo.svg", reason: "Not a PNG or JPEG image." },
      { name: "a-file-name-that-someone-wrote-without-any-space-in-it.png", reason: "Too large." },
    ],
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const Unavailable: Story = { args: { unavailable: "Sign in first." } };

export const Dark: Story = {
  args: { ...Chosen.args, ...Rejected.args },
  globals: { scheme: "dark" },
};

export const Narrow: Story = { ...Dark, globals: {}, decorators: [inWidth(336)] };
