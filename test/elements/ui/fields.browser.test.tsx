import { useState } from "react";
import { expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { CheckBox } from "../../../src/elements/ui/check-box.tsx";
import { Radio } from "../../../src/elements/ui/radio.tsx";
import { Select } from "../../../src/elements/ui/select.tsx";
import { TextField, type TextFieldProps } from "../../../src/elements/ui/text-field.tsx";
import { mountUi } from "../../support/mount-ui.tsx";
import { pressOn } from "../../support/press-on.ts";

function NameField(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState("");
  return <TextField label="Name" {...props} value={value} onChange={setValue} />;
}

test("a text field is named by its label and described by its error and its hint", async () => {
  const { draw } = mountUi(<NameField hint="First and last" isRequired />);
  const box = page.getByRole("textbox", { name: "Name" });
  await userEvent.type(box, "Ada");
  await expect.element(box).toHaveValue("Ada");
  await expect.element(box).toHaveAccessibleDescription("First and last");
  await expect.element(box).toHaveAttribute("aria-required", "true");
  await expect.element(box).not.toHaveAttribute("aria-invalid");
  draw(<NameField hint="First and last" error="Enter a name." />);
  await expect.element(box).toHaveAccessibleDescription("Enter a name. First and last");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAttribute("part", "input");
});

test("clicking a label focuses its field", async () => {
  const { find, shadow } = mountUi(<NameField />);
  await userEvent.click(page.getByText("Name"));
  expect(shadow.activeElement).toBe(find("input"));
});

const terms = [
  { value: "12", label: "12 months" },
  { value: "24", label: "24 months", note: "Not available", disabled: true },
];

test("a select shows its placeholder for a value without an option, and does not offer it", async () => {
  const handleChange = vi.fn();
  const select = (value: string) => (
    <Select
      label="Term"
      value={value}
      options={terms}
      onChange={handleChange}
      placeholder="Choose a term"
    />
  );
  const { draw, find } = mountUi(select("99"));
  const list = find("select") as HTMLSelectElement;
  expect(list.selectedOptions[0]?.text).toBe("Choose a term");
  expect([...list.options].filter((option) => !option.disabled).map(({ text }) => text)).toEqual([
    "12 months",
  ]);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Term" }), "12");
  expect(handleChange).toHaveBeenCalledExactlyOnceWith("12");
  draw(select("12"));
  expect([...list.options].map(({ text }) => text)).toEqual([
    "12 months",
    "24 months – Not available",
  ]);
});

test("the fields of a form have the same height", () => {
  const { shadow } = mountUi(
    <div className="stack">
      <TextField label="Name" value="" onChange={() => {}} />
      <Select label="Term" value="12" options={terms} onChange={() => {}} />
    </div>,
  );
  const heights = [...shadow.querySelectorAll(".input")].map(
    (input) => input.getBoundingClientRect().height,
  );
  expect(new Set(heights).size).toBe(1);
});

function Boxes({ onChange }: { readonly onChange: (name: string) => void }) {
  const [isChecked, setChecked] = useState(false);
  return (
    <div className="stack">
      <CheckBox
        isRow
        label="Static IP"
        description="Five addresses"
        trailing="$15.00"
        checked={isChecked}
        onChange={(checked) => {
          setChecked(checked);
          onChange(`static ${checked}`);
        }}
      />
      <CheckBox
        isRow
        isDisabled
        label="Voice"
        description={<a href="#why">Not available at this address.</a>}
        checked={false}
        onChange={() => onChange("voice")}
      />
    </div>
  );
}

test("the whole row of a check box is clickable", async () => {
  const handleChange = vi.fn();
  mountUi(<Boxes onChange={handleChange} />);
  const box = page.getByRole("checkbox", { name: "Static IP" });
  await expect.element(box).toHaveAccessibleDescription("Five addresses");
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
  const row = rowOf(box).getBoundingClientRect();
  for (const [x, y] of [
    [row.right - 3, row.bottom - 3],
    [row.left + 3, row.top + 3],
  ] as const) {
    const root = box.element().getRootNode() as ShadowRoot;
    (root.elementFromPoint(x, y) as HTMLElement).click();
  }
  expect(handleChange.mock.calls.flat()).toEqual(["static true", "static false", "static true"]);
  expect(row.height).toBeGreaterThanOrEqual(24);
});

function rowOf(box: Locator): Element {
  return box.element().parentElement ?? box.element();
}

test("K6: a disabled choice can be focused and read, but not changed", async () => {
  const handleChange = vi.fn();
  const { shadow } = mountUi(<Boxes onChange={handleChange} />);
  const box = page.getByRole("checkbox", { name: "Voice" });
  await expect.element(box).toHaveAccessibleDescription("Not available at this address.");
  await pressOn(box, " ");
  await page.elementLocator(rowOf(box)).click();
  expect(shadow.activeElement).toBe(box.element());
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveAttribute("aria-disabled", "true");
  expect(handleChange).not.toHaveBeenCalled();
});

test("a link in a description is a separate target", () => {
  const { shadow, find } = mountUi(<Boxes onChange={() => {}} />);
  const { left, top, height } = find("a").getBoundingClientRect();
  expect(shadow.elementFromPoint(left + 2, top + height / 2)).toBe(find("a"));
});

function Speeds() {
  const [speed, setSpeed] = useState("100");
  return (
    <fieldset>
      <legend>Speed</legend>
      {["100", "500", "1000"].map((value) => (
        <Radio
          key={value}
          name="speed"
          label={value}
          checked={speed === value}
          isDisabled={value === "500"}
          onChange={() => setSpeed(value)}
        />
      ))}
    </fieldset>
  );
}

test("arrow keys move through radio buttons, skipping a disabled one that is not chosen", async () => {
  const { shadow } = mountUi(<Speeds />);
  const states = () =>
    [...shadow.querySelectorAll("input")].map(({ checked }) => (checked ? "x" : "-")).join("");
  await userEvent.click(page.getByRole("radio", { name: "100", exact: true }));
  expect(states()).toBe("x--");
  await userEvent.keyboard("{ArrowDown}");
  expect(shadow.activeElement).toBe(shadow.querySelectorAll("input")[1]);
  expect(states()).toBe("x--");
  await userEvent.keyboard("{ArrowDown}");
  expect(states()).toBe("--x");
});
