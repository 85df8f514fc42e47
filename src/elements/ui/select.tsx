import type { Ref } from "react";
import { Field, type FieldWords, splitWords } from "./field.tsx";
import { Icon } from "./icon.tsx";
import css from "./select.css?inline";
import { stylePiece } from "./style-piece.ts";
import { useFormatting } from "./use-formatting.ts";

stylePiece(css);

/** An option of a select. */
export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** A note after the label in the list, such as a price or why the option is not available. */
  readonly note?: string | undefined;
};

export type SelectProps = FieldWords & {
  /** A value without an option shows the placeholder. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
};

/** A native select, styled like the other fields. */
export function Select(props: SelectProps) {
  const [words, control] = splitWords(props);
  const { isolated } = useFormatting();
  const { value, options, onChange, placeholder = "", isDisabled, ...native } = control;
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field {...words}>
      {(attributes) => (
        <span className="select-box">
          <select
            {...native}
            {...attributes}
            className={isKnown ? "input select" : "input select unchosen"}
            part="input"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            disabled={isDisabled}
          >
            {!isKnown && (
              <option value={value} disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a server may send a value twice
              <option key={index} value={option.value} disabled={option.disabled}>
                {option.note && option.value !== value
                  ? `${isolated(option.label)} – ${isolated(option.note)}`
                  : isolated(option.label)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
