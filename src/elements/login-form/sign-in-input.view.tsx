import { type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { signInTexts } from "../../core/session/sign-in-messages.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { loginTexts } from "./login-form.messages.ts";

interface SignInInputProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** The name that password managers and one-time codes recognize. */
  readonly name: string;
  readonly autoComplete: string;
  readonly defaultValue?: string;
  readonly inputMode?: "numeric";
  readonly enterKeyHint?: "go" | "next" | "send";
  readonly hint?: string;
  readonly error?: ReactNode;
}

/**
 * An uncontrolled field: its value stays in the form until it is sent. This reads silent autofill correctly, and keeps
 * passwords out of the state.
 */
export function SignInInput({ label, hint, error, ...native }: SignInInputProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" dir="auto" {...native} {...control} {...typedTextProps} />}
    </Field>
  );
}

/** Turns off corrections, because names, passwords and codes are not prose. */
const typedTextProps = {
  className: "input",
  part: "input",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;

interface PasswordInputProps {
  readonly error: ReactNode;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/**
 * A password that the user can show. The caret stays where it is, and after a click the focus stays in the field.
 */
export function PasswordInput({ error, isShown, onShow }: PasswordInputProps): ReactNode {
  const texts = useTexts(loginTexts);
  const signIn = useTexts(signInTexts);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [number | null, number | null] | null>(null);
  const handleClick = () => {
    const field = input.current;
    caret.current = field && [field.selectionStart, field.selectionEnd];
    onShow(!isShown);
  };
  useLayoutEffect(() => {
    if (caret.current === null) return;
    // Chromium moves the caret to the start at the first layout after a change of the type. Force that layout before
    // the caret is restored.
    input.current?.getBoundingClientRect();
    input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });
  return (
    <Field label={signIn.password} error={error}>
      {(control) => (
        <span className="sign-in-password">
          <input
            ref={input}
            type={isShown ? "text" : "password"}
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            {...control}
            {...typedTextProps}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is */}
          <span className="sign-in-show" onMouseDown={(event) => event.preventDefault()}>
            <Button
              variant="quiet"
              label={texts.showPassword}
              pressed={isShown}
              onClick={handleClick}
            >
              {texts.show}
            </Button>
          </span>
        </span>
      )}
    </Field>
  );
}
