import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import { DataTable, type DataTableProps } from "../../src/elements/ui/data-table.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

interface Row {
  readonly name: string;
  readonly access: string;
  readonly feet: number | null;
}

const rows: readonly Row[] = [
  { name: "Zayo", access: "Fiber, Dark Fiber", feet: 900 },
  { name: "Cox", access: "Coax", feet: 25 },
  { name: "Starlink", access: "Satellite", feet: null },
  { name: "Consolidated Communications", access: "Ethernet over Copper", feet: 12_400 },
];

const columns: DataTableProps<Row>["columns"] = [
  {
    key: "name",
    label: "Provider",
    rowHeader: true,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    key: "access",
    label: "Access Type",
    cell: ({ access }) => access,
    sortValue: ({ access }) => access,
  },
  {
    key: "feet",
    label: "Distance",
    align: "end",
    cell: ({ feet }) => (feet === null ? "" : `${feet.toLocaleString("en-US")} ft`),
    sortValue: ({ feet }) => feet,
  },
  {
    key: "pricing",
    label: "Generate Pricing",
    align: "end",
    cell: ({ name }) => <a href={`#${name}`}>Generate Pricing for {name}</a>,
  },
];

export default {
  title: "ui/Data table",
  args: { caption: "Available Providers", columns, rows, rowKey: ({ name }) => name },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: (args) => inShadow(<DataTable {...args} />),
} satisfies Meta<DataTableProps<Row>>;

type Story = StoryObj<DataTableProps<Row>>;

export const Wide: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const table = await piece.findByRole("table", { name: "Available Providers" });
    await expect(table).toBeVisible();
    await expect(piece.getAllByRole("rowheader")).toHaveLength(4);
  },
};

/** The blank distance stays last in both directions. */
export const Sorted: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Distance" }));
    const names = piece.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names).toEqual(["Cox", "Zayo", "Consolidated Communications", "Starlink"]);
    const heading = piece.getByRole("columnheader", { name: "Distance" });
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
  },
};

export const Narrow: Story = { ...Wide, decorators: [inWidth(336)] };

export const SortedNarrow: Story = { ...Sorted, decorators: [inWidth(336)] };

export const CaptionHidden: Story = { args: { captionHidden: true } };

export const Dark: Story = { ...Sorted, globals: { scheme: "dark" } };

export const NarrowDark: Story = { ...Narrow, globals: { scheme: "dark" } };
