import { Field, type FieldWords } from "../../ui/field.tsx";

/** Props of a {@link TextArea}. */
export type TextAreaProps = FieldWords & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Number of visible lines. */
  readonly rows?: number | undefined;
  /** Maximum number of characters. */
  readonly maxLength?: number | undefined;
  readonly onBlur?: (() => void) | undefined;
};

/** A labelled field for several lines of names and codes. Spell checking is off. */
export function TextArea({ value, onChange, rows, maxLength, onBlur, ...words }: TextAreaProps) {
  return (
    <Field {...words}>
      {(control) => (
        <textarea
          {...control}
          className="input text-area"
          part="input"
          dir="auto"
          rows={rows}
          maxLength={maxLength}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
