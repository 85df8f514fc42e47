import { type ReactNode, useRef } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DataTable } from "../../../src/elements/ui/data-table.tsx";
import { LongList } from "../../../src/elements/ui/long-list.tsx";
import { useNearPieces } from "../../../src/elements/ui/use-near-pieces.ts";
import { mountUi } from "../../support/mount-ui.tsx";

/** Creates ten parts: the first is short, the others are several screens high. */
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

/**
 * The kinds of lists that draw only the items near the window: items, rows in the page, rows in a
 * box of their own.
 */
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
      hasOwnBox
    />
  ),
};

function drawnIn(shadow: ShadowRoot): number {
  return shadow.querySelectorAll("[role=listitem], [role=rowheader]").length;
}

test.for(Object.entries(lists))(
  "W23: up to 99 %s are drawn completely wherever they are, and from 100 on partly",
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

test.each(["items", "rows"])(
  "W23: the first of %s are drawn for assistive technology, even if the list is far below the window",
  (kind) => {
    const { shadow, host, draw } = mountUi(null);
    host.style.marginBlockStart = "5000px";
    draw(lists[kind]?.(namesUntil(1000)));
    expect(shadow.textContent).toContain("Provider 0");
    expect(drawnIn(shadow)).toBeLessThan(100);
  },
);

test.for(Object.entries(lists))("W23: all %s are printed", async ([, draw]) => {
  const { shadow } = mountUi(draw(namesUntil(1000)));
  expect(drawnIn(shadow)).toBeLessThan(300);
  window.dispatchEvent(new Event("beforeprint"));
  expect(drawnIn(shadow)).toBe(1000);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(() => drawnIn(shadow)).toBeLessThan(300);
});

test.for(Object.entries(lists))(
  "W23: %s show their count, and their search finds rows that are not drawn",
  async ([, draw]) => {
    const { shadow } = mountUi(draw(namesUntil(1000)), { isHeard: true });
    await expect.element(page.getByText("1,000 in this list", { exact: true })).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox", { name: "Search this list" }), "angs PROV");
    await expect.element(page.getByRole("status")).toHaveTextContent("1 of 1,000 in this list");
    await expect.element(page.getByText("Provider 77 Ångström")).toBeVisible();
    expect(drawnIn(shadow)).toBe(1);
  },
);

/** Waits until the drawn parts settle without scrolling. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise<number>((resolve) => requestAnimationFrame(resolve));
}

function positionsIn(shadow: ShadowRoot): readonly number[] {
  return [...shadow.querySelectorAll("[role=listitem]")].map((item) =>
    Number(item.getAttribute("aria-posinset")),
  );
}

test("W23: rows follow a scrolling box in a shadow root of the page", async () => {
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
  await settle();
  expect(Math.max(...positionsIn(shadow))).toBeLessThan(300);
  box.scrollTop = box.scrollHeight;
  await expect.poll(() => Math.max(...positionsIn(shadow))).toBe(1000);
});

const boxStyle = { blockSize: "100vh", overflow: "auto" } as const;

test("W23: in a scrolling box, items are drawn before they come into sight", async () => {
  const { shadow } = mountUi(
    <div className="box" style={boxStyle}>
      {lists.items?.(namesUntil(1000))}
    </div>,
  );
  const box = shadow.querySelector(".box");
  if (box === null) throw new Error("There is no box.");
  const last = () => Math.max(...positionsIn(shadow));
  await settle();
  const before = last();
  const end = page.getByRole("listitem").last().element().getBoundingClientRect().bottom;
  // The end of the drawn items comes near, but not into sight.
  box.scrollTop = end - window.innerHeight - 400;
  await settle();
  expect(last()).toBe(before);
  box.scrollTop = end - window.innerHeight - 100;
  await expect.poll(last).toBeGreaterThan(before);
});

const withLinks = columns.map((column) => ({
  ...column,
  cell: (name: string) => <a href="#here">{name}</a>,
}));

const linked: Readonly<Record<string, ReactNode>> = {
  items: <LongList className="" rows={namesUntil(1000)} draw={withLinks[0]?.cell ?? same} />,
  rows: <DataTable caption="Names" columns={withLinks} rows={namesUntil(1000)} rowKey={same} />,
  "rows in a box": (
    <DataTable
      caption="Names"
      columns={withLinks}
      rows={namesUntil(1000)}
      rowKey={same}
      hasOwnBox
    />
  ),
};

test.for(Object.entries(linked))(
  "W23: %s in a narrow box keep the focus of a link that is scrolled out of sight",
  async ([, list]) => {
    const { shadow } = mountUi(list, { width: 360 });
    const link = (name: string) => page.getByRole("link", { name, exact: true });
    await expect.element(link("Provider 3")).toBeVisible();
    (link("Provider 3").element() as HTMLElement).focus();
    for (const box of [document.documentElement, shadow.querySelector(".table-scroll")])
      box?.scrollTo(0, box.scrollHeight);
    await expect.element(link("Provider 999")).toBeInTheDocument();
    expect(shadow.activeElement?.textContent).toBe("Provider 3");
    expect(drawnIn(shadow)).toBeLessThan(300);
  },
);
