import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { CheckBox } from "../../src/elements/ui/check-box.tsx";
import { QuantityField } from "../../src/elements/ui/quantity-field.tsx";
import { Radio } from "../../src/elements/ui/radio.tsx";
import { Select } from "../../src/elements/ui/select.tsx";
import { TextField, type TextFieldProps } from "../../src/elements/ui/text-field.tsx";
import { typeInto } from "../support/shadow-queries.ts";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Fields",
  args: { label: "Customer name", value: "", onChange: fn() },
  render: (args) => inShadow(<HeldTextField {...args} />),
} satisfies Meta<TextFieldProps>;

type Story = StoryObj<TextFieldProps>;

export const Text: Story = {
  args: { hint: "As it stands on the contract." },
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    const box = await piece.findByRole("textbox", { name: "Customer name" });
    await expect(box).toHaveAccessibleDescription("As it stands on the contract.");
    await typeInto(box, "Acme");
    await expect(args.onChange).toHaveBeenLastCalledWith("Acme");
  },
};

export const WithError: Story = {
  args: { value: "acme.example", label: "Email", type: "email", error: "Enter an email address." },
};

function HeldTextField(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextField {...props} value={value} onChange={handleChange} />;
}

const terms = [
  { value: "12", label: "12 months" },
  { value: "24", label: "24 months", note: "$20.00 off" },
  { value: "36", label: "36 months", note: "Not available", disabled: true },
];

function Form() {
  const [term, setTerm] = useState("");
  const [extras, setExtras] = useState<readonly string[]>(["ip"]);
  const [speed, setSpeed] = useState("100");
  const extra = (key: string) => ({
    checked: extras.includes(key),
    onChange: (checked: boolean) =>
      setExtras((now) => (checked ? [...now, key] : now.filter((other) => other !== key))),
  });
  return (
    <div className="stack">
      <div className="row">
        <HeldTextField label="Customer name" value="" onChange={() => {}} isRequired />
        <Select
          label="Term"
          value={term}
          options={terms}
          onChange={setTerm}
          placeholder="Choose a term"
        />
        <Select label="Region" value="" options={[]} onChange={() => {}} isDisabled />
      </div>
      <div>
        <CheckBox label="Only available products" {...extra("available")} />
        <CheckBox label="Include near net" description="Within 500 ft." {...extra("near")} />
      </div>
      <div className="stack">
        <CheckBox
          isRow
          label="Static IP block"
          description="Five usable addresses."
          trailing="$15.00"
          {...extra("ip")}
        />
        <CheckBox
          isRow
          isDisabled
          label="Voice"
          description="Not available at this address."
          trailing="$25.00"
          {...extra("voice")}
        />
      </div>
      <fieldset className="stack">
        <legend className="label">Speed</legend>
        {["100", "500", "1000"].map((value) => (
          <Radio
            key={value}
            isRow
            name="speed"
            value={value}
            label={`${value} Mbps`}
            checked={speed === value}
            isDisabled={value === "1000"}
            onChange={() => setSpeed(value)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function Quantities() {
  const [lines, setLines] = useState(1);
  const [phones, setPhones] = useState(1);
  return (
    <div className="row">
      <QuantityField label="Lines" value={lines} min={1} max={500} onChange={setLines} />
      <QuantityField label="Phones" value={phones} min={1} max={501} onChange={setPhones} />
    </div>
  );
}

/** Up to 500 choices are a list, more are typed. */
export const Numbers: Story = { render: () => inShadow(<Quantities />) };

export const Together: Story = { render: () => inShadow(<Form />) };

export const TogetherDark: Story = { ...Together, globals: { scheme: "dark" } };

export const TogetherNarrow: Story = { ...Together, decorators: [inWidth(328)] };
