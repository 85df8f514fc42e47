import { useState } from "react";
import { userEvent } from "storybook/test";
import { SortableList as Sortable } from "../../src/elements/solutions-finder/sortable-list.view.tsx";
import { Masonry as MasonryList } from "../../src/elements/solutions-index/masonry.view.tsx";
import { Card } from "../../src/elements/ui/card.tsx";
import { CardGrid } from "../../src/elements/ui/card-grid.tsx";
import { DataTable, type DataTableProps } from "../../src/elements/ui/data-table.tsx";
import { piece } from "../support/ui-story.tsx";
import { inWidth } from "../support/widths.ts";

export default { title: "ui/Lists" };

interface Row {
  readonly name: string;
  readonly access: string;
  readonly feet: number | null;
}

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
];

/** The table is sorted by distance, with a missing one last. */
export const Table = piece(
  <DataTable
    caption="Available Providers"
    columns={columns}
    rowKey={({ name }) => name}
    rows={[
      { name: "Zayo", access: "Fiber, Dark Fiber", feet: 900 },
      { name: "Starlink", access: "Satellite", feet: null },
      { name: "Cox", access: "Coax", feet: 25 },
      { name: "Consolidated Communications", access: "Ethernet over Copper", feet: 12_400 },
    ]}
  />,
  async ({ findByRole }) => userEvent.click(await findByRole("button", { name: "Distance" })),
);

export const NarrowTable = { ...Table, decorators: [inWidth(336)] };

/** Only the visible rows are drawn. */
export const TenThousandRows = piece(
  <DataTable
    caption="Providers"
    hasOwnBox
    columns={columns}
    rowKey={({ name }) => name}
    searchText={({ name }) => name}
    rows={Array.from({ length: 10_000 }, (_, at) => ({
      name: `Provider ${at + 1}`,
      access: "Fiber",
      feet: at * 3,
    }))}
  />,
);

/** Only the visible cards are drawn, in one to five columns. */
export const ThousandCards = piece(
  <CardGrid
    label="Providers"
    rows={Array.from({ length: 1000 }, (_, at) => at + 1)}
    rowKey={String}
    draw={(number) => <Card heading={`Provider ${number}`}>Fiber and coax.</Card>}
  />,
);

/** Items of different heights in reading order. */
export const Masonry = piece(
  <MasonryList
    label="Things"
    gapPx={16}
    columnsOf={(width) => Math.max(1, Math.floor(width / 300))}
    items={Array.from({ length: 9 }, (_, at) => ({
      key: String(at),
      content: (
        <Card heading={`Thing ${at + 1}`}>{"Some words of it. ".repeat(1 + ((at * 5) % 7))}</Card>
      ),
    }))}
  />,
);

function Selected() {
  const [order, setOrder] = useState([
    "Comcast Business",
    "Lumen",
    "Consolidated Communications of the Northern Counties",
  ]);
  return (
    <Sortable
      label="Selected Providers"
      items={order.map((name) => ({ key: name, label: name }))}
      words={{
        moveUp: (label) => `Move ${label} up`,
        moveDown: (label) => `Move ${label} down`,
        remove: (label) => `Remove ${label}`,
      }}
      onMove={(key, place) =>
        setOrder(order.filter((name) => name !== key).toSpliced(place, 0, key))
      }
      onRemove={(key) => setOrder(order.filter((name) => name !== key))}
    />
  );
}

export const SortableList = piece(<Selected />);
