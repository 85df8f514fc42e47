import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "../../src/elements/ui/visually-hidden.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Visually hidden",
  render: () =>
    inShadow(
      <a href="#zayo">
        Pricing<VisuallyHidden> of Zayo</VisuallyHidden>
      </a>,
    ),
} satisfies Meta;

export const InALink: StoryObj = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByRole("link", { name: "Pricing of Zayo" })).toBeVisible();
  },
};
