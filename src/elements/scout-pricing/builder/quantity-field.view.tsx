import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field, type FieldWords, splitWords } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

/** With more choices than this, the user types the quantity. */
const maximumChoices = 500;

/**
 * A quantity: a list of all numbers from `min` to `max`, or a number field if the list would be too
 * long.
 */
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

/** Props of a {@link NumberField}: a whole number from `min` to `max`. */
type NumberFieldProps = FieldWords & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with a whole number from `min` to `max`. */
  readonly onChange: (value: number) => void;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};

/**
 * A number field that accepts any typing. It commits its value on blur, on Enter and on a click of
 * the browser's stepper: rounded and within the bounds. An invalid input is replaced by the
 * previous value.
 */
export function NumberField(props: NumberFieldProps) {
  const [words, { value, onChange, isDisabled, ...native }] = splitWords(props);
  const { min, max } = native;
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);

  const handleSettled = useEffectEvent((typed: string) => {
    const number = typed.trim() === "" ? value : Number(typed);
    const settled = Number.isFinite(number)
      ? Math.min(max, Math.max(min, Math.round(number)))
      : value;
    setDraft(null);
    if (settled !== value) onChange(settled);
  });

  // React's `onChange` fires for every key. The native `change` event fires when a value is
  // committed.
  useEffect(() => {
    const input = ref.current;
    const handleChange = () => handleSettled(input?.value ?? "");
    input?.addEventListener("change", handleChange);
    return () => input?.removeEventListener("change", handleChange);
  }, []);

  return (
    <Field {...words}>
      {(attributes) => (
        <input
          {...native}
          {...attributes}
          ref={ref}
          className="input number-input"
          part="input"
          type="number"
          inputMode="numeric"
          step={1}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}
