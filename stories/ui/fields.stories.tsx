import { type ComponentType, useState } from "react";
import { userEvent } from "storybook/test";
import { ColorPicker } from "../../src/elements/account-branding/color-picker.view.tsx";
import { QuantityField } from "../../src/elements/scout-pricing/builder/quantity-field.view.tsx";
import { FacetPopover } from "../../src/elements/solutions-finder/facet-popover.view.tsx";
import { CheckBox } from "../../src/elements/ui/check-box.tsx";
import { Combobox, type ComboboxProps } from "../../src/elements/ui/combobox.tsx";
import { DropZone } from "../../src/elements/ui/drop-zone.tsx";
import { FacetGroup, type FacetGroupProps } from "../../src/elements/ui/facet-group.tsx";
import { Radio } from "../../src/elements/ui/radio.tsx";
import { SearchBox } from "../../src/elements/ui/search-box.tsx";
import { Select } from "../../src/elements/ui/select.tsx";
import { TextField, type TextFieldProps } from "../../src/elements/ui/text-field.tsx";
import { typeInto } from "../support/story-screen.ts";
import { piece } from "../support/ui-story.tsx";

export default { title: "ui/Fields" };

const still = () => {};

/** Holds the text, like a screen. */
function Text({ value: start, ...props }: Omit<TextFieldProps, "onChange">) {
  const [value, setValue] = useState(start);
  return <TextField {...props} value={value} onChange={setValue} />;
}

/** Up to 500 choices are a list; with more, the user types. */
export const TextsAndNumbers = piece(
  <div className="stack">
    <Text label="Customer name" value="" hint="As it stands on the contract." isRequired />
    <Text label="Email" value="acme.example" type="email" error="Enter an email address." />
    <Text label="Agent" value="Ada" isReadOnly />
    <Text label="Code" value="P40" isDisabled />
    <div className="row">
      <QuantityField label="Lines" value={1} min={1} max={500} onChange={still} />
      <QuantityField label="Phones" value={1} min={1} max={501} onChange={still} />
    </div>
  </div>,
);

const terms = [
  { value: "12", label: "12 months" },
  { value: "24", label: "24 months", note: "$20.00 off" },
  { value: "36", label: "36 months", note: "Not available", disabled: true },
];

function ChoicesOfAForm() {
  const [term, setTerm] = useState("");
  const [speed, setSpeed] = useState("100");
  const [hasIp, setIp] = useState(true);
  return (
    <div className="stack">
      <div className="row">
        <Select
          label="Term"
          value={term}
          options={terms}
          onChange={setTerm}
          placeholder="Choose a term"
        />
        <Select label="Region" value="" options={[]} onChange={still} isDisabled />
      </div>
      <CheckBox label="Include near net" description="Within 500 ft." checked onChange={still} />
      <CheckBox
        isRow
        label="Static IP block"
        description="Five usable addresses."
        trailing="$15.00"
        checked={hasIp}
        onChange={setIp}
      />
      <CheckBox
        isRow
        isDisabled
        label="Voice"
        description="Not available at this address."
        trailing="$25.00"
        checked={false}
        onChange={still}
      />
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

export const Choices = piece(<ChoicesOfAForm />);

const addresses = [
  "1600 Pennsylvania Ave NW, Washington, DC 20500",
  "1600 Penn Ave, Pittsburgh, PA 15222",
  "160 Pennington Rd, Ewing, NJ 08618",
].map((address) => ({ value: address, label: address }));

/** Holds the text, like a screen. */
function Address({ value: start = "", ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState(start);
  return (
    <Combobox
      label="Street address"
      placeholder="Start typing a street address"
      suggestions={addresses}
      onSubmit={still}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const BoxesWithSuggestions = piece(
  <div className="stack">
    <Address label="Empty" description="Street, city and state" />
    <Address label="Loading" value="1600 p" loading />
    <Address label="With an error" value="12" error="Enter a full street address." />
    <SearchBox
      label="Search Keywords"
      submitLabel="Search"
      value="Healthcare"
      suggestions={[]}
      onValueChange={still}
      onSubmit={still}
      clear={{ label: "Clear", onClear: still }}
    />
  </div>,
);

export const SuggestionsOpen = piece(<Address />, async ({ findByRole, findAllByRole }) => {
  await typeInto(await findByRole("combobox"), "penn");
  await findAllByRole("option");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
});

const words = ["Dark Fiber", "Lit Fiber", "Fixed Wireless", "Satellite"];

function AccessTypes({
  As,
  unavailable = false,
}: {
  readonly As: ComponentType<FacetGroupProps>;
  readonly unavailable?: string | false;
}) {
  const [active, setActive] = useState<readonly string[]>(["Lit Fiber"]);
  const choiceOf = (label: string) => ({ key: label, label, isActive: active.includes(label) });
  const fiber = { key: "fiber", label: "Fiber", isActive: false, isHeading: true };
  const all = words.map(choiceOf);
  const facet = {
    key: unavailable === false ? "access" : "full",
    title: "Access Types",
    choices: [{ ...fiber, children: all.slice(0, 2) }, ...all.slice(2)],
  };
  return (
    <As
      facet={facet}
      unavailable={unavailable}
      onToggle={(key, isActive) =>
        setActive(isActive ? [...active, key] : active.filter((one) => one !== key))
      }
    />
  );
}

/** The second facet has reached its limit, so choices can only be removed. */
export const Facets = piece(
  <div className="row">
    <AccessTypes As={FacetGroup} />
    <AccessTypes As={FacetGroup} unavailable="You can choose one." />
  </div>,
);

export const FacetInAPopup = piece(<AccessTypes As={FacetPopover} />, async ({ findByRole }) =>
  userEvent.click(await findByRole("button", { name: /^Access Types/ })),
);

const logo = {
  hint: "A transparent .png is recommended.",
  accept: ".png,.jpg,.jpeg,image/png,image/jpeg",
  onFiles: still,
};

export const DropZones = piece(
  <div className="stack">
    <DropZone {...logo} label="Empty" />
    <DropZone
      {...logo}
      label="Chosen"
      chosen={{ name: "acme-logo.png", size: 48_213 }}
      onClear={still}
    />
    <DropZone
      {...logo}
      label="Rejected"
      rejected={[
        { name: "acme-logo.svg", reason: "Not a PNG or JPEG image." },
        { name: "a-file-name-without-any-space-in-it.png", reason: "Too large." },
      ]}
    />
    <DropZone {...logo} label="Busy" isBusy />
    <DropZone {...logo} label="Unavailable" unavailable="Sign in first." />
  </div>,
);

function SiteColor({ alpha }: { readonly alpha: number }) {
  const [value, setValue] = useState({ hex: "#0c304c", alpha });
  return (
    <ColorPicker
      label={`Site Color picker, opacity ${alpha}`}
      words={{
        saturation: "Saturation",
        brightness: "Brightness",
        hue: "Hue",
        opacity: "Opacity",
      }}
      value={value}
      onChange={setValue}
    />
  );
}

export const ColorPickers = piece(
  <div className="row">
    <SiteColor alpha={1} />
    <SiteColor alpha={0.4} />
  </div>,
);
