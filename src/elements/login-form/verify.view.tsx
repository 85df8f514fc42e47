import type { ReactNode } from "react";
import { signInRoutes } from "../../core/session/sign-in-route.ts";
import { messages } from "./login-form.messages.ts";
import { SignInForm } from "./sign-in-form.view.tsx";
import { SignInInput } from "./sign-in-input.view.tsx";
import { StepLink } from "./step-link.view.tsx";

interface VerifyViewProps {
  readonly faults: readonly string[];
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly hrefOf: (path: string) => string;
  readonly onShow: (view: "login") => void;
}

/** Asks for the code from the e-mail (2 §2; decisions U13, U20). */
export function VerifyView({
  faults,
  isBusy,
  onSubmit,
  hrefOf,
  onShow,
}: VerifyViewProps): ReactNode {
  return (
    <SignInForm
      heading={messages.verifyHeading}
      submitLabel={messages.verifyCode}
      isBusy={isBusy}
      onSubmit={(textOf) => onSubmit(textOf("code"))}
      footer={
        <p>
          <StepLink href={hrefOf(signInRoutes.login)} onFollow={() => onShow("login")}>
            {messages.backToLogin}
          </StepLink>
        </p>
      }
    >
      <SignInInput
        label={messages.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
        hint={messages.codeHelp}
        error={faults.includes("code") ? messages.invalidCode : undefined}
      />
    </SignInForm>
  );
}
