import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Pagination } from "../../../src/elements/resource-library/pagination.view.tsx";
import { Tabs } from "../../../src/elements/ui/tabs.tsx";
import { mountUi } from "../../support/mount-ui.tsx";
import { pressOn } from "../../support/press-on.ts";

const tabs = ["Fiber", "Coax", "Wireless"].map((label) => ({ key: label.toLowerCase(), label }));

function Services() {
  const [selected, setSelected] = useState("fiber");
  return (
    <Tabs label="Services" tabs={tabs} selected={selected} onSelect={setSelected}>
      <input aria-label="Filter" />
      <p>Shows {selected}</p>
    </Tabs>
  );
}

test("the tabs are one tab stop; arrows, Home and End select a tab, and arrows wrap around", async () => {
  const { shadow } = mountUi(<Services />, { width: 800 });
  await userEvent.tab();
  expect(shadow.activeElement?.textContent).toBe("Fiber");
  for (const [key, name] of [
    ["ArrowRight", "Coax"],
    ["End", "Wireless"],
    ["ArrowRight", "Fiber"],
    ["ArrowLeft", "Wireless"],
    ["Home", "Fiber"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    expect(shadow.activeElement?.textContent).toBe(name);
    await expect
      .element(page.getByRole("tabpanel", { name }))
      .toHaveTextContent(`Shows ${name.toLowerCase()}`);
  }
  await userEvent.tab();
  expect(shadow.activeElement).toBe(shadow.querySelector("[role=tabpanel]"));
});

test.for([
  [500, "list"],
  [501, "tabs"],
] as const)(
  "W2: an element of %s px shows a %s, whatever the window's width is",
  ([width, kind]) => {
    const { shadow } = mountUi(<Services />, { width });
    expect(shadow.querySelector("select") === null).toBe(kind === "tabs");
    expect(shadow.querySelector("[role=tablist]") === null).toBe(kind === "list");
  },
);

test("W2: two short names stay tabs at 320 px, and fit", () => {
  const { find } = mountUi(
    <Tabs
      label="View"
      tabs={[
        { key: "build", label: "Build" },
        { key: "all", label: "Compare all" },
      ]}
      selected="build"
      onSelect={() => {}}
      isShort
    >
      <p>Panel</p>
    </Tabs>,
    { width: 320 },
  );
  const list = find("[role=tablist]");
  expect(list.scrollWidth).toBe(list.clientWidth);
});

test.for(["ltr", "rtl"])(
  "W2: tabs that do not fit fade at the edge that hides more, and show the selected one (%s)",
  async (dir) => {
    const many = Array.from({ length: 20 }, (_, at) => ({ key: `${at}`, label: `Category ${at}` }));
    const draw = (selected: string) => (
      <div dir={dir}>
        <Tabs label="Many" tabs={many} selected={selected} onSelect={() => {}}>
          <p>Panel</p>
        </Tabs>
      </div>
    );
    const mounted = mountUi(draw("0"), { width: 800 });
    const list = mounted.find("[role=tablist]");
    const masked = () => getComputedStyle(list).maskImage;
    await expect.poll(() => list.dataset.more).toBe("end");
    const atEnd = masked();
    mounted.draw(draw("10"));
    await expect.poll(() => list.dataset.more).toBe("start end");
    const [outer, inner] = [list, mounted.find('[aria-selected="true"]')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(inner?.left).toBeGreaterThanOrEqual((outer?.left ?? 0) + 39);
    expect(inner?.right).toBeLessThanOrEqual((outer?.right ?? 0) - 39);
    mounted.draw(draw("19"));
    await expect.poll(() => list.dataset.more).toBe("start");
    expect(masked()).not.toBe(atEnd);
    // If all tabs fit, no edge is marked.
    mounted.host.style.setProperty("--_frame", "100%");
    mounted.host.parentElement?.style.setProperty("inline-size", "4000px");
    await expect.poll(() => list.dataset.more).toBe("");
    expect(masked()).toBe("none");
  },
);

test.for(["ltr", "rtl"])(
  "W2: an arrow at the edge that hides more tabs scrolls to them, for the pointer alone (%s)",
  async (dir) => {
    const many = Array.from({ length: 20 }, (_, at) => ({ key: `${at}`, label: `Category ${at}` }));
    const { find } = mountUi(
      <div dir={dir}>
        <Tabs label="Many" tabs={many} selected="0" onSelect={() => {}}>
          <p>Panel</p>
        </Tabs>
      </div>,
      { width: 800 },
    );
    const list = find("[role=tablist]");
    const arrow = (edge: "start" | "end") => {
      const found = find(`.tab-more.${edge}`);
      return getComputedStyle(found).display === "none" ? null : found;
    };
    await expect.poll(() => list.dataset.more).toBe("end");
    await expect.poll(() => list.parentElement?.querySelectorAll(".tab-more").length).toBe(2);
    expect(arrow("start")).toBeNull();
    const first = find("[role=tab]");
    first.focus();
    await userEvent.click(arrow("end") ?? list);
    await expect.poll(() => list.dataset.more).toBe("start end");
    expect(first.matches(":focus")).toBe(true);
    expect(page.getByRole("button").elements()).toEqual([]);
    await userEvent.keyboard("{Tab}");
    expect(find("[role=tabpanel]").matches(":focus")).toBe(true);
    for (const edge of ["end", "start"] as const) {
      const other = edge === "end" ? "start" : "end";
      await expect
        .poll(async () => {
          const more = arrow(edge);
          if (more !== null) await userEvent.click(more);
          return list.dataset.more;
        })
        .toBe(other);
    }
  },
);

test("W2: a panel keeps typed text when its element becomes narrow", async () => {
  const { host, shadow } = mountUi(<Services />, { width: 800 });
  await userEvent.type(page.getByRole("textbox", { name: "Filter" }), "zayo");
  host.parentElement?.style.setProperty("inline-size", "360px");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Services" }), "coax");
  await expect.element(page.getByRole("group", { name: "Coax" })).toHaveTextContent("Shows coax");
  expect(shadow.querySelector("input")?.value).toBe("zayo");
});

test.for([
  [0, 9, ["1", "2", "3", "4", "5"]],
  [4, 9, ["3", "4", "5", "6", "7"]],
  [8, 9, ["5", "6", "7", "8", "9"]],
  [99, 9, ["5", "6", "7", "8", "9"]],
  [1, 3, ["1", "2", "3"]],
] as const)("Q8: page %s of %s shows %j", ([at, count, numbers]) => {
  const { shadow } = mountUi(
    <Pagination label="Results" page={at} pageCount={count} onPage={() => {}} />,
  );
  const shown = [...shadow.querySelectorAll(".page-number")];
  expect(shown.map((button) => button.lastChild?.textContent)).toEqual(numbers);
  const current = shown.filter((button) => button.getAttribute("aria-current") === "page");
  expect(current.map((button) => button.lastChild?.textContent)).toEqual([
    String(Math.min(at, count - 1) + 1),
  ]);
});

test("Q8: pages are labelled from 1 and reported from 0; the ends are inactive", async () => {
  const handlePage = vi.fn();
  mountUi(<Pagination label="Results" page={0} pageCount={3} onPage={handlePage} />);
  await expect.element(page.getByRole("navigation", { name: "Results" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Page 3" }));
  await userEvent.click(page.getByRole("button", { name: "Next" }));
  const previous = page.getByRole("button", { name: "Previous" });
  await expect.element(previous).toHaveAttribute("aria-disabled", "true");
  await pressOn(previous, "{Enter}");
  expect(handlePage.mock.calls.flat()).toEqual([2, 1]);
});

test("a single page needs no pagination", () => {
  const { shadow } = mountUi(
    <Pagination label="Results" page={0} pageCount={1} onPage={() => {}} />,
  );
  expect(shadow.querySelector("nav")).toBeNull();
});
