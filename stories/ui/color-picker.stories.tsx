import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { ColorPicker, type ColorPickerProps } from "../../src/elements/ui/color-picker.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Color picker",
  args: {
    label: "Site Color picker",
    words: {
      saturation: "Saturation",
      brightness: "Brightness",
      hue: "Hue",
      opacity: "Opacity",
    },
    value: { hex: "#0c304c", alpha: 1 },
    onChange: fn(),
  },
  render: (args) => inShadow(<ColorPicker {...args} />),
} satisfies Meta<ColorPickerProps>;

type Story = StoryObj<ColorPickerProps>;

export const Opaque: Story = {
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    const hue = await piece.findByRole("slider", { name: "Hue" });
    await fireEvent.change(hue, { target: { value: "0" } });
    await expect(args.onChange).toHaveBeenCalledWith({ hex: "#4c0c0c", alpha: 1 });
  },
};

export const Transparent: Story = { args: { value: { hex: "#ff44aa", alpha: 0.4 } } };

export const Grey: Story = { args: { value: { hex: "#777777", alpha: 1 } } };

export const Dark: Story = { globals: { scheme: "dark" } };

export const Narrow: Story = { decorators: [inWidth(288)] };
