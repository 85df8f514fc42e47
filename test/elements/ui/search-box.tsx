import { useState } from "react";
import { Combobox, type ComboboxProps } from "../../../src/elements/ui/combobox.tsx";

/** Three suggested addresses. */
export const addresses = [
  "1600 Pennsylvania Ave NW, Washington, DC",
  "1600 Penn St, Pittsburgh, PA",
  "160 Pennington Rd, Trenton, NJ",
].map((label) => ({ label, value: label }));

/** A combobox with the state that a screen would hold. */
export function SearchBox({
  start = "",
  onValue,
  suggest = () => addresses,
  ...props
}: Partial<ComboboxProps> & {
  readonly start?: string;
  readonly onValue?: (value: string) => void;
  /** The suggestions for a text. */
  readonly suggest?: (value: string) => typeof addresses;
}) {
  const [value, setValue] = useState(start);
  const handleValueChange = (next: string) => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <Combobox
      label="Address"
      suggestions={suggest(value)}
      onSubmit={() => {}}
      {...props}
      value={value}
      onValueChange={handleValueChange}
    />
  );
}
