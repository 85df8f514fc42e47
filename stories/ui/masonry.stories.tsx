import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { Card } from "../../src/elements/ui/card.tsx";
import { Masonry } from "../../src/elements/ui/masonry.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const items = Array.from({ length: 9 }, (_, index) => ({
  key: String(index),
  content: (
    <Card heading={`Thing ${index + 1}`}>{"Some words of it. ".repeat(1 + ((index * 5) % 7))}</Card>
  ),
}));

/** Items of different heights in reading order. */
export default {
  title: "ui/Masonry",
  render: () =>
    inShadow(
      <Masonry
        label="Things"
        items={items}
        gapPx={16}
        columnsOf={(width) => Math.max(1, Math.floor(width / 300))}
      />,
    ),
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const titles = await piece.findAllByText(/^Thing \d$/);
    await expect(titles.map((title) => title.textContent)).toEqual(
      items.map((_, index) => `Thing ${index + 1}`),
    );
  },
} satisfies Meta;

type Story = StoryObj;

export const Wide: Story = { decorators: [inWidth(1200)] };
export const Narrow: Story = { decorators: [inWidth(320)] };
export const Dark: Story = { globals: { scheme: "dark" } };
