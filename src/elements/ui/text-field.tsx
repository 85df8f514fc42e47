import type { ClipboardEvent, HTMLInputAutoCompleteAttribute, Ref } from "react";
import { Field, type FieldWords, splitWords } from "./field.tsx";
import { Icon, type IconName } from "./icon.tsx";

export type TextFieldProps = FieldWords & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "email" | "password" | "search" | "tel" | "url" | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal" | undefined;
  readonly enterKeyHint?: "done" | "go" | "next" | "search" | "send" | undefined;
  readonly placeholder?: string | undefined;
  /** An icon inside the box, before the text. */
  readonly icon?: IconName | undefined;
  readonly maxLength?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Turns off spell checking, for names and codes. */
  readonly isVerbatim?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** A labeled text field. Its hint and error are announced with it. */
export function TextField(props: TextFieldProps) {
  const [words, control] = splitWords(props);
  const {
    value,
    onChange,
    type = "text",
    isDisabled,
    isReadOnly,
    isVerbatim,
    icon,
    ...native
  } = control;
  return (
    <Field {...words}>
      {(attributes) => {
        const input = (
          <input
            {...native}
            {...attributes}
            {...(isVerbatim && { autoCapitalize: "off", autoCorrect: "off", spellCheck: false })}
            className="input"
            part="input"
            dir="auto"
            type={type}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            disabled={isDisabled}
            readOnly={isReadOnly}
          />
        );
        if (icon === undefined) return input;
        return (
          <span className="icon-field">
            <Icon name={icon} />
            {input}
          </span>
        );
      }}
    </Field>
  );
}
