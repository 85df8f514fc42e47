import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Column, DataTable } from "../../../src/elements/ui/data-table.tsx";
import { Tag } from "../../../src/elements/ui/tag.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

type Provider = { readonly name: string; readonly distance: number | null };

const rows: readonly Provider[] = [
  { name: "Zayo", distance: 900 },
  { name: "AT&T", distance: null },
  { name: "Cox", distance: 1200 },
];

const columns: readonly Column<Provider>[] = [
  { key: "name", label: "Provider", cell: ({ name }) => name, rowHeader: true },
  {
    key: "distance",
    label: "Distance",
    align: "end",
    cell: ({ distance }) => (distance === null ? "" : `${distance} ft`),
    sortValue: ({ distance }) => distance,
  },
];

const table = (
  <DataTable caption="Providers" columns={columns} rows={rows} rowKey={({ name }) => name} />
);

const names = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll("tbody th")].map((cell) => cell.textContent);

test("a heading sorts the rows ascending, descending and in the original order, blanks last", async () => {
  const { shadow } = mountUi(table);
  const header = page.getByRole("columnheader", { name: "Distance" });
  const button = page.getByRole("button", { name: "Distance" });
  await expect.element(header).toHaveAttribute("aria-sort", "none");
  await userEvent.click(button);
  await expect.element(header).toHaveAttribute("aria-sort", "ascending");
  expect(names(shadow)).toEqual(["Zayo", "Cox", "AT&T"]);
  await userEvent.click(button);
  await expect.element(header).toHaveAttribute("aria-sort", "descending");
  expect(names(shadow)).toEqual(["Cox", "Zayo", "AT&T"]);
  await userEvent.click(button);
  await expect.element(header).toHaveAttribute("aria-sort", "none");
  expect(names(shadow)).toEqual(["Zayo", "AT&T", "Cox"]);
});

test('in a list of cards the buttons that sort follow "Sort by", which a table without them lacks', async () => {
  await page.viewport(360, 700);
  onTestFinished(() => page.viewport(1024, 768));
  const labelOf = (shadow: ShadowRoot) => {
    const row = shadow.querySelector("thead tr");
    return row === null ? "" : getComputedStyle(row, "::before").content;
  };
  expect(labelOf(mountUi(table).shadow)).toContain('"Sort by"');
  const plain = columns.map(({ sortValue: _, ...column }) => column);
  const other = (
    <DataTable caption="Plain" columns={plain} rows={rows} rowKey={({ name }) => name} />
  );
  expect(labelOf(mountUi(other).shadow)).toBe("none");
});

test("a faded edge of the buttons that sort cards says that more follow", async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({
    ...{ key: `c${index}`, label: `Column ${index}`, cell: ({ name }: Provider) => name },
    sortValue: ({ name }: Provider) => name,
  }));
  const { find, draw } = mountUi(table, { width: 360 });
  const isFaded = () => getComputedStyle(find("thead tr")).maskImage !== "none";
  const fade = () => getComputedStyle(find("thead tr")).maskImage;
  expect(isFaded()).toBe(false);
  draw(<DataTable caption="Many" columns={many} rows={rows} rowKey={({ name }) => name} />);
  await expect.poll(isFaded).toBe(true);
  const atStart = fade();
  find("thead tr").scrollLeft = 50;
  await expect.poll(fade).not.toBe(atStart);
});

test("in a card a line with a link or a tag is as high as its text, and the link is large enough for a finger", () => {
  const cells: readonly Column<Provider>[] = [
    { key: "text", label: "Text", cell: ({ name }) => name },
    { key: "link", label: "Link", cell: ({ name }) => <a href="#top">{name}</a> },
    { key: "tag", label: "Tag", cell: ({ name }) => <Tag>{name}</Tag> },
  ];
  const { find } = mountUi(
    <DataTable
      caption="Cells"
      columns={cells}
      rows={rows.slice(0, 1)}
      rowKey={({ name }) => name}
    />,
    { width: 360 },
  );
  const [text = 0, ...others] = ["text", "link", "tag"].map(
    (key) => find(`td[data-column="${key}"]`).getBoundingClientRect().height,
  );
  for (const height of others) expect(Math.abs(height - text)).toBeLessThan(1);
  expect(find("td a").getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test("a heading that cannot sort is not a button", async () => {
  mountUi(table);
  await expect
    .element(page.getByRole("columnheader", { name: "Provider" }))
    .not.toHaveAttribute("aria-sort");
  await expect.element(page.getByRole("button", { name: "Provider" })).not.toBeInTheDocument();
});

test.for([360, 900])("the table has the same semantics at %s px", async (width) => {
  const { find } = mountUi(table, { width });
  await expect.element(page.getByRole("table", { name: "Providers" })).toBeInTheDocument();
  expect(page.getByRole("row").elements()).toHaveLength(4);
  expect(page.getByRole("columnheader").elements()).toHaveLength(2);
  await expect.element(page.getByRole("rowheader", { name: "Cox" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "1200 ft" })).toBeVisible();
  expect(getComputedStyle(find("tbody tr")).display).toBe(width < 520 ? "grid" : "table-row");
});

test("a table wider than its box can be scrolled by keyboard", async () => {
  const wide = columns.map((column) => ({ ...column, label: `${column.label} ${"x".repeat(90)}` }));
  const { draw } = mountUi(table, { width: 700 });
  expect(page.getByRole("region").elements()).toHaveLength(0);
  draw(<DataTable caption="Providers" columns={wide} rows={rows} rowKey={({ name }) => name} />);
  const region = page.getByRole("region", { name: "Providers" });
  await expect.element(region).toHaveAttribute("tabindex", "0");
});

test.for(["ltr", "rtl"])(
  "a table wider than its box has a shadow at each edge that hides columns (%s)",
  async (dir) => {
    const wide = columns.map((column) => ({ ...column, label: "x".repeat(90) }));
    const { find, draw } = mountUi(<div dir={dir}>{table}</div>, { width: 700 });
    const isShadowed = (piece: "::before" | "::after") =>
      getComputedStyle(find(".table-box"), piece).content !== "none";
    const shadows = () => [isShadowed("::before"), isShadowed("::after")];
    const fadesTo = (piece: "::before" | "::after") =>
      /to (\w+)/.exec(getComputedStyle(find(".table-box"), piece).backgroundImage)?.[1];
    expect(shadows()).toEqual([false, false]);
    draw(
      <div dir={dir}>
        <DataTable caption="Providers" columns={wide} rows={rows} rowKey={({ name }) => name} />
      </div>,
    );
    await expect.poll(shadows).toEqual([false, true]);
    const scroller = find(".table-scroll");
    const top = scroller.getBoundingClientRect().top;
    const forwards = dir === "rtl" ? -1 : 1;
    scroller.scrollLeft = forwards * 50;
    await expect.poll(shadows).toEqual([true, true]);
    const inwards = dir === "rtl" ? ["left", "right"] : ["right", "left"];
    expect([fadesTo("::before"), fadesTo("::after")]).toEqual(inwards);
    scroller.scrollLeft = forwards * scroller.scrollWidth;
    await expect.poll(shadows).toEqual([true, false]);
    expect(scroller.getBoundingClientRect().top).toBe(top);
  },
);

test("a row that may get the focus is drawn in a long list, however far it is", async () => {
  const many = Array.from({ length: 400 }, (_, at) => ({ name: `Provider ${at}`, distance: at }));
  const { shadow } = mountUi(
    <DataTable
      caption="Providers"
      columns={columns}
      rows={many}
      rowKey={({ name }) => name}
      drawnRow="Provider 399"
    />,
  );
  await expect.poll(() => names(shadow)).toContain("Provider 399");
  expect(names(shadow)).not.toContain("Provider 300");
});
