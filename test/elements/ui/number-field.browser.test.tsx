import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  NumberField,
  QuantityField,
} from "../../../src/elements/scout-pricing/builder/quantity-field.view.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

function Phones({ onChange }: { readonly onChange: (value: number) => void }) {
  const [value, setValue] = useState(5);
  const handleChange = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField label="Phones" value={value} min={2} max={900} onChange={handleChange} />;
}

test.for([
  ["12", 12],
  ["1", 2],
  ["0012", 12],
  ["100000", 900],
  ["-3", 2],
  ["7.6", 8],
  ["1e2", 100],
  ["", 5],
  ["-", 5],
] as const)(
  "I17: the user can type %j, which becomes %s when the field loses the focus",
  async ([typed, settled]) => {
    const handleChange = vi.fn();
    const { find } = mountUi(<Phones onChange={handleChange} />);
    const box = page.getByRole("spinbutton", { name: "Phones" });
    await userEvent.clear(box);
    if (typed !== "") await userEvent.type(box, typed);
    expect(handleChange.mock.calls.filter(([value]) => value !== 5 && value !== settled)).toEqual(
      [],
    );
    find("input").blur();
    await expect.element(box).toHaveValue(settled);
    expect(handleChange.mock.calls.at(-1)?.[0] ?? 5).toBe(settled);
  },
);

test("the browser's steppers stay within the bounds", async () => {
  const handleChange = vi.fn();
  mountUi(<Phones onChange={handleChange} />);
  await userEvent.click(page.getByRole("spinbutton", { name: "Phones" }));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(handleChange.mock.calls.flat()).toEqual([4, 3, 2, 3]);
});

test("I17: the buttons beside a quantity change it by one, within its bounds", async () => {
  const handleChange = vi.fn();
  const field = (value: number) => (
    <QuantityField label="Lines" value={value} min={1} max={3} onChange={handleChange} />
  );
  const { draw } = mountUi(field(1));
  const fewer = page.getByRole("button", { name: "Fewer Lines" });
  const more = page.getByRole("button", { name: "More Lines" });
  await expect.element(fewer).toBeDisabled();
  await more.click();
  draw(field(3));
  await expect.element(more).toBeDisabled();
  await fewer.click();
  expect(handleChange.mock.calls.flat()).toEqual([2, 2]);
});

/** A button that moves down as the quantity grows. */
function MovingButton({ onHeard }: { readonly onHeard: (what: string) => void }) {
  const [lines, setLines] = useState(2);
  const handleChange = (next: number) => {
    onHeard(String(next));
    setLines(next);
  };
  return (
    <>
      <NumberField label="Lines" value={lines} min={1} max={900} onChange={handleChange} />
      <div style={{ blockSize: lines * 40 }} />
      <button type="button" onClick={() => onHeard("keep")}>
        Keep
      </button>
    </>
  );
}

test("I17: a button that the new quantity moves gets the click that ends the typing, after the quantity", async () => {
  const heard: string[] = [];
  mountUi(<MovingButton onHeard={(what) => heard.push(what)} />);
  const box = page.getByRole("spinbutton", { name: "Lines" });
  await userEvent.fill(box, "7");
  await userEvent.click(page.getByRole("button", { name: "Keep" }));
  expect(heard).toEqual(["7", "keep"]);
  await expect.element(box).toHaveValue(7);
});
