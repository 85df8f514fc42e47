import { type ReactNode, useState } from "react";
import { signInLinks } from "../../core/session/sign-in-messages.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { messages } from "./login-form.messages.ts";
import { SignInForm } from "./sign-in-form.view.tsx";
import { SignInInput } from "./sign-in-input.view.tsx";
import { StepLink } from "./step-link.view.tsx";

interface LoginViewProps {
  readonly isMicrosite: boolean;
  readonly faults: readonly string[];
  readonly isBusy: boolean;
  readonly onSubmit: (given: {
    readonly username: string;
    readonly password: string;
    readonly isPersistent: boolean;
  }) => void;
  readonly hrefOf: (path: string) => string;
  readonly onShow: (view: "password") => void;
}

/** User name and password (2 §2). A micro-site always keeps the user signed in and shows no other links. */
export function LoginView({
  isMicrosite,
  faults,
  isBusy,
  onSubmit,
  hrefOf,
  onShow,
}: LoginViewProps): ReactNode {
  const [isPersistent, setPersistent] = useState(true);
  const errorOf = (name: string) =>
    faults.includes(name) ? messages.unrecognizedFor(isMicrosite) : undefined;
  return (
    <SignInForm
      heading={messages.login}
      headingHidden={!isMicrosite}
      submitLabel={messages.login}
      isBusy={isBusy}
      onSubmit={(textOf) =>
        onSubmit({ username: textOf("username"), password: textOf("password"), isPersistent })
      }
      footer={
        !isMicrosite && (
          <p>
            <StepLink href={hrefOf(signInLinks.forgotPassword)} onFollow={() => onShow("password")}>
              {messages.forgotPassword}
            </StepLink>
          </p>
        )
      }
    >
      <SignInInput
        label={messages.username}
        name="username"
        autoComplete="username"
        enterKeyHint="next"
        error={errorOf("username")}
      />
      <SignInInput
        label={messages.password}
        name="password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errorOf("password")}
      />
      {!isMicrosite && (
        <CheckBox label={messages.keepLoggedIn} checked={isPersistent} onChange={setPersistent} />
      )}
    </SignInForm>
  );
}
