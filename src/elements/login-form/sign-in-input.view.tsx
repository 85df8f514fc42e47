import type { ReactNode } from "react";
import { Field } from "../ui/field.tsx";

interface SignInInputProps {
  readonly label: string;
  /** As password managers and one-time codes know it. */
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: "text" | "password";
  readonly inputMode?: "numeric";
  readonly enterKeyHint?: "go" | "next" | "send";
  readonly hint?: string;
  readonly error?: ReactNode;
}

/**
 * A field whose value stays in the page's own form until it is sent: what a browser fills in without a
 * word is there, and no password is ever part of our state.
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
