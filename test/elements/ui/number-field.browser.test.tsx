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

test("I17: up to 500 choices are a list, and the user types one of 501", async () => {
  const handleChange = vi.fn();
  const field = (max: number) => (
    <QuantityField label="Lines" value={1} min={1} max={max} onChange={handleChange} />
  );
  const { draw, shadow } = mountUi(field(500));
  expect(shadow.querySelectorAll("option")).toHaveLength(500);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Lines" }), "500");
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(500);
  draw(field(501));
  await expect.element(page.getByRole("spinbutton", { name: "Lines" })).toBeVisible();
});

test("I17: no list is too long", async () => {
  mountUi(
    <QuantityField
      label="Lines"
      value={1}
      min={1}
      max={Number.POSITIVE_INFINITY}
      onChange={() => {}}
    />,
  );
  await expect.element(page.getByRole("spinbutton", { name: "Lines" })).toBeVisible();
});
