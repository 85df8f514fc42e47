import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { Card } from "../../src/elements/ui/card.tsx";
import { CardGrid } from "../../src/elements/ui/card-grid.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
const draw = (number: number) => <Card heading={`Provider ${number}`}>Fiber and coax.</Card>;

/** A thousand cards, of which only those in view are drawn. */
export default {
  title: "ui/Card grid",
  render: () => inShadow(<CardGrid label="Providers" rows={numbers} rowKey={String} draw={draw} />),
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const items = await piece.findAllByRole("listitem");
    await expect(items.length).toBeLessThan(200);
    await expect(items[0]).toHaveAttribute("aria-setsize", "1000");
  },
} satisfies Meta;

type Story = StoryObj;

export const FiveColumns: Story = { decorators: [inWidth(1440)] };
export const ThreeColumns: Story = { decorators: [inWidth(1100)] };
export const TwoColumns: Story = { decorators: [inWidth(768)] };
export const OneColumn: Story = { decorators: [inWidth(360)] };
export const Dark: Story = { globals: { scheme: "dark" } };
