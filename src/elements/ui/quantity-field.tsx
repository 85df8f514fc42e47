import { NumberField, type NumberFieldProps } from "./number-field.tsx";
import { Select } from "./select.tsx";

/** Above this number of choices the value is typed (decisions I17). */
const maximumChoices = 500;

/** A quantity: a list of all numbers from `min` to `max`, or a number field if they are too many. */
export function QuantityField({ value, min, max, onChange, ...field }: NumberFieldProps) {
  const count = Math.max(0, max - min + 1);
  if (count > maximumChoices) {
    return <NumberField {...field} value={value} min={min} max={max} onChange={onChange} />;
  }
  const options = Array.from({ length: count }, (_, index) => String(min + index));
  return (
    <Select
      {...field}
      value={String(value)}
      options={options.map((number) => ({ value: number, label: number }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
