import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Chips } from "../../src/elements/ui/chips.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const all = [
  { key: "fiber", group: "Access Types", label: "Fiber" },
  { key: "hipaa", group: "Compliance", label: "HIPAA" },
  { key: "long", label: "Managed detection and response with a dedicated security team" },
];

function Applied() {
  const [chips, setChips] = useState(all);
  return (
    <Chips
      label="Applied"
      removeLabel="Remove"
      chips={chips}
      onRemove={(key) => setChips(chips.filter((chip) => chip.key !== key))}
    />
  );
}

export default { title: "ui/Chips", render: () => inShadow(<Applied />) } satisfies Meta;

type Story = StoryObj;

/** The focus moves to the next chip. */
export const Removed: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const [first] = await piece.findAllByRole("button", { name: /Fiber/ });
    if (first) await userEvent.click(first);
    await expect(piece.queryByRole("button", { name: /Fiber/ })).toBeNull();
    const next = piece.getByRole("button", { name: /HIPAA/ });
    const root = next.getRootNode();
    await expect(root instanceof ShadowRoot && root.activeElement).toBe(next);
  },
};

export const Narrow: Story = { decorators: [inWidth(320)] };

export const Dark: Story = { globals: { scheme: "dark" } };
