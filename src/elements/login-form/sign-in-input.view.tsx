import type { ReactNode } from "react";
import { Field } from "../ui/field.tsx";

interface SignInInputProps {
  readonly label: string;
  /** The name that password managers and one-time codes recognise. */
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: "text" | "password";
  readonly inputMode?: "numeric";
  readonly enterKeyHint?: "go" | "next" | "send";
  readonly hint?: string;
  readonly error?: ReactNode;
}

/**
 * An uncontrolled field: its value stays in the form until it is sent. Silent autofill is read correctly, and passwords
 * never become part of the state.
 */
export function SignInInput({ label, hint, error, ...native }: SignInInputProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          {...native}
          {...control}
          className="input"
          part="input"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
