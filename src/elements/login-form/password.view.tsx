import type { ReactNode } from "react";
import { signInRoutes } from "../../core/session/sign-in-route.ts";
import { messages } from "./login-form.messages.ts";
import { SignInForm } from "./sign-in-form.view.tsx";
import { SignInInput } from "./sign-in-input.view.tsx";
import { StepLink } from "./step-link.view.tsx";

interface PasswordViewProps {
  readonly faults: readonly string[];
  readonly isBusy: boolean;
  readonly onSubmit: (username: string) => void;
  readonly hrefOf: (path: string) => string;
  readonly onShow: (view: "login") => void;
}

/** Asks for the e-mail address to which the password reset is sent (2 §2). */
export function PasswordView({
  faults,
  isBusy,
  onSubmit,
  hrefOf,
  onShow,
}: PasswordViewProps): ReactNode {
  return (
    <SignInForm
      heading={messages.resetHeading}
      submitLabel={messages.submit}
      isBusy={isBusy}
      onSubmit={(textOf) => onSubmit(textOf("username"))}
      footer={
        <p>
          <StepLink href={hrefOf(signInRoutes.login)} onFollow={() => onShow("login")}>
            {messages.backToLogin}
          </StepLink>
        </p>
      }
    >
      <SignInInput
        label={messages.username}
        name="username"
        autoComplete="username"
        enterKeyHint="send"
        error={faults.includes("username") ? messages.usernameMissing : undefined}
      />
    </SignInForm>
  );
}
