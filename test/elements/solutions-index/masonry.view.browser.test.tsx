import { expect, onTestFinished, test } from "vitest";
import { Masonry } from "../../../src/elements/solutions-index/masonry.view.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

const heightsPx = [40, 120, 80, 60, 200, 30];

function List() {
  const items = heightsPx.map((blockSize) => ({
    key: String(blockSize),
    content: <div style={{ blockSize }} />,
  }));
  return <Masonry label="Kinds" items={items} columnsOf={() => 2} gapPx={10} />;
}

test("every item spans its own height and a gap, in its column", () => {
  const { shadow } = mountUi(<List />);
  const items = [...shadow.querySelectorAll<HTMLElement>("li")];
  expect(items.map(({ style }) => style.gridRowEnd)).toEqual(
    heightsPx.map((height) => `span ${height + 10}`),
  );
  expect(items.map(({ style }) => style.gridColumn)).toEqual(["1", "2", "1", "2", "1", "2"]);
});

test("all heights are read before any is written, so that the list is laid out once", () => {
  const read = Element.prototype.getBoundingClientRect;
  /** The number of items already placed at each measurement. */
  const placed: number[] = [];
  Element.prototype.getBoundingClientRect = function measured(this: Element) {
    const list = this.closest("li")?.parentElement;
    const items = [...(list?.querySelectorAll("li") ?? [])];
    if (list) placed.push(items.filter(({ style }) => style.gridRowEnd !== "").length);
    return read.call(this);
  };
  onTestFinished(() => {
    Element.prototype.getBoundingClientRect = read;
  });
  mountUi(<List />);
  expect(placed).toEqual(heightsPx.map(() => 0));
});
