import { type ReactNode, useRef } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DataTable } from "../../../src/elements/ui/data-table.tsx";
import { LongList } from "../../../src/elements/ui/long-list.tsx";
import { useNearPieces } from "../../../src/elements/ui/use-near-pieces.ts";
import { VirtualRows } from "../../../src/elements/ui/virtual-rows.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

/** Ten parts: the first is short, the others are several screens high. */
function Uneven(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const pieces = useNearPieces(ref, 300, 30);
  return (
    <div ref={ref}>
      {pieces.map((piece) =>
        piece.kind === "room" ? (
          <div key={piece.key} style={{ blockSize: piece.heightPx }} />
        ) : (
          <div
            key={piece.part}
            data-part={piece.part}
            style={{ blockSize: piece.part === 0 ? 200 : 5000 }}
          />
        ),
      )}
    </div>
  );
}

test("parts of very different heights settle, at the top and after scrolling", async () => {
  const { shadow } = mountUi(<Uneven />);
  const drawn = () =>
    [...shadow.querySelectorAll<HTMLElement>("[data-part]")].map(({ dataset }) => dataset.part);
  expect(drawn()).toContain("0");
  window.scrollTo(0, 12_000);
  await expect.poll(drawn).not.toContain("0");
  expect(drawn().length).toBeLessThan(10);
  window.scrollTo(0, 0);
  await expect.poll(drawn).toContain("0");
});

const namesUntil = (length: number) =>
  Array.from({ length }, (_, index) => `Provider ${index}${index === 77 ? " Ångström" : ""}`);
const same = (name: string) => name;
const columns = [{ key: "name", label: "Name", rowHeader: true, cell: same }];

/** The lists that draw what is near: items, rows of the page, rows in a box of their own. */
const lists: Readonly<Record<string, (rows: readonly string[]) => ReactNode>> = {
  items: (rows) => (
    <LongList className="" label="Names" rows={rows} draw={same} searchText={same} />
  ),
  rows: (rows) => (
    <DataTable caption="Names" columns={columns} rows={rows} rowKey={same} searchText={same} />
  ),
  "rows in a box": (rows) => (
    <DataTable
      caption="Names"
      columns={columns}
      rows={rows}
      rowKey={same}
      searchText={same}
      body={VirtualRows}
    />
  ),
};

function drawnIn(shadow: ShadowRoot): number {
  return shadow.querySelectorAll("[role=listitem], [role=rowheader]").length;
}

test.for(Object.entries(lists))(
  "ZB26: %s are drawn whole up to 99, wherever they stand, and in part from 100 on",
  async ([, draw]) => {
    const { shadow, host, draw: redraw } = mountUi(draw(namesUntil(99)));
    host.style.marginBlockStart = "5000px";
    expect(drawnIn(shadow)).toBe(99);
    await expect.element(page.getByRole("searchbox")).not.toBeInTheDocument();
    redraw(draw(namesUntil(100)));
    await expect.element(page.getByRole("searchbox")).toBeVisible();
    await expect.poll(() => drawnIn(shadow)).toBeLessThan(100);
    redraw(draw(namesUntil(1000)));
    await expect.poll(() => drawnIn(shadow)).toBeLessThan(300);
  },
);

test.for(Object.entries(lists))("ZB26: all %s are drawn on paper", async ([, draw]) => {
  const { shadow } = mountUi(draw(namesUntil(1000)));
  expect(drawnIn(shadow)).toBeLessThan(300);
  window.dispatchEvent(new Event("beforeprint"));
  expect(drawnIn(shadow)).toBe(1000);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(() => drawnIn(shadow)).toBeLessThan(300);
});

test.for(Object.entries(lists))(
  "ZB26: %s say their count, and their search finds what is not drawn",
  async ([, draw]) => {
    const { shadow } = mountUi(draw(namesUntil(1000)));
    await expect.element(page.getByRole("status")).toHaveTextContent("1,000 in this list");
    await userEvent.fill(page.getByRole("searchbox", { name: "Search this list" }), "angs PROV");
    await expect.element(page.getByRole("status")).toHaveTextContent("1 of 1,000 in this list");
    await expect.element(page.getByText("Provider 77 Ångström")).toBeVisible();
    expect(drawnIn(shadow)).toBe(1);
  },
);

test("ZB26: rows follow a box that scrolls in a shadow root of the page", async () => {
  const { host, shadow, draw } = mountUi(null);
  const shell = document.createElement("div");
  const box = document.createElement("div");
  box.style.cssText = "height: 300px; overflow: auto";
  box.append(document.createElement("slot"));
  shell.attachShadow({ mode: "closed" }).append(box);
  host.parentElement?.append(shell);
  onTestFinished(() => shell.remove());
  shell.append(host);
  draw(lists.items?.(namesUntil(1000)));
  const positions = () =>
    [...shadow.querySelectorAll("[role=listitem]")].map((item) =>
      Number(item.getAttribute("aria-posinset")),
    );
  // What is drawn settles without a scroll.
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  expect(Math.max(...positions())).toBeLessThan(300);
  box.scrollTop = box.scrollHeight;
  await expect.poll(() => Math.max(...positions())).toBe(1000);
});
