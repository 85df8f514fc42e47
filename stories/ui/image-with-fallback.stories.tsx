import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  ImageWithFallback,
  type ImageWithFallbackProps,
} from "../../src/elements/ui/image-with-fallback.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Image with fallback",
  args: { src: "/demo/logos/att.svg", name: "AT&T" },
  argTypes: { size: { control: "inline-radio", options: ["small", "medium", "large"] } },
  render: (args) => inShadow(<ImageWithFallback {...args} />),
} satisfies Meta<ImageWithFallbackProps>;

type Story = StoryObj<ImageWithFallbackProps>;

export const Logo: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByRole("img", { name: "AT&T" })).toBeVisible();
  },
};

export const Small: Story = { args: { size: "small" } };

export const Large: Story = { args: { size: "large" } };

export const NoPicture: Story = { args: { src: null, name: "Consolidated Communications" } };

export const BrokenPicture: Story = {
  args: { src: "/demo/logos/nobody.svg", name: "Nobody Telecom" },
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByText("Nobody Telecom")).toBeVisible();
  },
};

/** Logos are designed for white paper, and keep it in the dark scheme. */
export const LogoDark: Story = { ...Logo, globals: { scheme: "dark" } };
