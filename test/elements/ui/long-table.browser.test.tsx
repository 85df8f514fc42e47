import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Column, DataTable } from "../../../src/elements/ui/data-table.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

type Row = { readonly id: number; readonly name: string };

const rows: readonly Row[] = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  name: `Provider ${String(id).padStart(5, "0")}`,
}));

const columns: readonly Column<Row>[] = [
  {
    key: "name",
    label: "Provider",
    rowHeader: true,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  { key: "distance", label: "Distance", align: "end", cell: ({ id }) => `${id} ft` },
];

const table = (
  <DataTable caption="Providers" columns={columns} rows={rows} rowKey={({ id }) => id} hasOwnBox />
);

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** New rows are rendered in one frame, observed in the next and measured in the third. */
async function measured(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

/** Scroll positions without a rendered row, in steps of 20 pixels below the heading. */
function gapsIn(box: HTMLElement, shadow: ShadowRoot): readonly number[] {
  const { left, top, width, height } = box.getBoundingClientRect();
  const heights = Array.from({ length: Math.floor((height - 70) / 20) }, (_, i) => 60 + i * 20);
  return heights.filter((y) =>
    shadow.elementFromPoint(left + width / 2, top + y)?.closest(".table-gap"),
  );
}

test.for([360, 900])(
  "of 10,000 rows at %s px, few are rendered, and no frame has a gap",
  async (width) => {
    const { find, shadow } = mountUi(table, { width });
    const box = find(".table-scroll");
    await nextFrame();
    for (const share of [0, 0.01, 0.2, 0.5, 0.51, 0.9, 0.3, 1]) {
      box.scrollTop = share * (box.scrollHeight - box.clientHeight);
      // The browser fires the event before the next frame.
      box.dispatchEvent(new Event("scroll"));
      expect(gapsIn(box, shadow), `at ${share}`).toEqual([]);
      const drawn = shadow.querySelectorAll("tbody:not(.table-gap) tr").length;
      expect(drawn).toBeGreaterThan(0);
      expect(drawn).toBeLessThanOrEqual(300);
      await measured();
    }
  },
);

test.for([360, 900])(
  "at %s px the last row can be reached, and each row has its index",
  async (width) => {
    const { find, shadow } = mountUi(table, { width });
    const box = find(".table-scroll");
    await expect.poll(() => box.scrollHeight).toBeGreaterThan(300_000);
    await expect
      .element(page.getByRole("table", { name: "Providers" }))
      .toHaveAttribute("aria-rowcount", "10001");
    await expect
      .poll(() => {
        box.scrollTop = box.scrollHeight;
        return shadow.querySelector("tbody:not(.table-gap) tr:last-child th")?.textContent;
      })
      .toBe("Provider 09999");
    const last = find("tbody:not(.table-gap) tr:last-child");
    expect(last.getAttribute("aria-rowindex")).toBe("10001");
    expect(find("thead tr").getAttribute("aria-rowindex")).toBe("1");
  },
);

test("all rows are sorted, not only those in view", async () => {
  const { find } = mountUi(table, { width: 900 });
  const button = page.getByRole("button", { name: "Provider", exact: true });
  await userEvent.click(button);
  await userEvent.click(button);
  await expect.poll(() => find("tbody th").textContent).toBe("Provider 09999");
});

test("the box can be scrolled by keyboard", async () => {
  const { find } = mountUi(table, { width: 900 });
  const region = page.getByRole("region", { name: "Providers" });
  (region.element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => find(".table-scroll").scrollTop).toBeGreaterThan(10_000);
});
