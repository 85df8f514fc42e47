import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Tabs } from "../../src/elements/ui/tabs.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const tabs = ["Fiber", "Coax", "Wireless"].map((label) => ({ key: label, label }));

function Services() {
  const [selected, setSelected] = useState("Fiber");
  return (
    <Tabs label="Services" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Providers of {selected}.</p>
    </Tabs>
  );
}

export default { title: "ui/Tabs", render: () => inShadow(<Services />) } satisfies Meta;

type Story = StoryObj;

export const Wide: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("tab", { name: "Coax" }));
    await expect(await piece.findByText("Providers of Coax.")).toBeVisible();
  },
};

export const Narrow: Story = { decorators: [inWidth(360)] };

const many = Array.from({ length: 16 }, (_, at) => ({ key: `${at}`, label: `Category ${at + 1}` }));

/** The row fades at both edges, and shows the selected tab. */
export const TooMany: Story = {
  decorators: [inWidth(768)],
  render: () =>
    inShadow(
      <Tabs label="Categories" tabs={many} selected="9" onSelect={() => {}}>
        <p>Providers of Category 10.</p>
      </Tabs>,
    ),
};

export const Dark: Story = { globals: { scheme: "dark" } };
