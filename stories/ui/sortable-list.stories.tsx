import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { SortableList } from "../../src/elements/ui/sortable-list.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const words = {
  moveUp: (label: string) => `Move ${label} up`,
  moveDown: (label: string) => `Move ${label} down`,
  remove: (label: string) => `Remove ${label}`,
};

function Selected({ names }: { readonly names: readonly string[] }) {
  const [order, setOrder] = useState(names);
  return (
    <SortableList
      label="Selected Providers"
      items={order.map((name) => ({ key: name, label: name }))}
      words={words}
      onMove={(key, place) =>
        setOrder(order.filter((name) => name !== key).toSpliced(place, 0, key))
      }
      onRemove={(key) => setOrder(order.filter((name) => name !== key))}
    />
  );
}

const three = ["Comcast Business", "Lumen", "Zayo"];

export default {
  title: "ui/Sortable list",
  render: () => inShadow(<Selected names={three} />),
} satisfies Meta;

type Story = StoryObj;

async function namesIn(canvasElement: HTMLElement): Promise<readonly (string | null)[]> {
  const piece = await pieceIn(canvasElement);
  const items = await piece.findAllByRole("listitem");
  return items.map((item) => item.querySelector(".sortable-label")?.textContent ?? null);
}

export const Moved: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Move Zayo up" }));
    await expect(await namesIn(canvasElement)).toEqual(["Comcast Business", "Zayo", "Lumen"]);
  },
};

export const Removed: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Remove Lumen" }));
    await expect(await namesIn(canvasElement)).toEqual(["Comcast Business", "Zayo"]);
  },
};

export const LongNames: Story = {
  decorators: [inWidth(280)],
  render: () => inShadow(<Selected names={three.map((name) => `${name} of the Midwest LLC`)} />),
};

export const Dark: Story = { globals: { scheme: "dark" } };
