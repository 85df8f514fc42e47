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
  ...props
}: Partial<ComboboxProps> & {
  readonly start?: string;
  readonly onValue?: (value: string) => void;
}) {
  const [value, setValue] = useState(start);
  const handleValueChange = (next: string) => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <Combobox
      label="Address"
      suggestions={addresses}
      onSubmit={() => {}}
      {...props}
      value={value}
      onValueChange={handleValueChange}
    />
  );
}
