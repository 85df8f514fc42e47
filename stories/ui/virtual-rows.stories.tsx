import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { DataTable } from "../../src/elements/ui/data-table.tsx";
import { VirtualRows } from "../../src/elements/ui/virtual-rows.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Provider ${id + 1}` }));

const nameOf = ({ name }: { readonly name: string }) => name;

const table = (
  <DataTable
    caption="Providers"
    captionHidden
    rows={rows}
    rowKey={({ id }) => id}
    body={VirtualRows}
    searchText={nameOf}
    columns={[
      {
        key: "name",
        label: "Provider",
        rowHeader: true,
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      { key: "distance", label: "Distance", align: "end", cell: ({ id }) => `${id * 3} ft` },
    ]}
  />
);

export default { title: "ui/VirtualRows", render: () => inShadow(table) } satisfies Meta;

type Story = StoryObj;

export const TenThousandRows: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByRole("rowheader", { name: "Provider 1" })).toBeVisible();
    await expect(piece.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  },
};

export const Narrow: Story = { decorators: [inWidth(336)] };

export const Dark: Story = { globals: { scheme: "dark" } };
