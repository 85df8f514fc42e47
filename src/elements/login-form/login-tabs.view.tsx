import type { ReactNode } from "react";
import { signInLinks } from "../../core/session/sign-in-messages.ts";
import { messages } from "./login-form.messages.ts";
import { StepLink } from "./step-link.view.tsx";

/** Links styled as tabs: the second opens another page (2 §2; decisions U12). */
export function LoginTabs({
  hrefOf,
  onNavigate,
}: {
  readonly hrefOf: (path: string) => string;
  readonly onNavigate: (href: string) => void;
}): ReactNode {
  return (
    <nav className="sign-in-tabs" aria-label={messages.tabs}>
      <span className="sign-in-tab" aria-current="page">
        {messages.login}
      </span>
      <StepLink
        className="sign-in-tab"
        href={hrefOf(signInLinks.becomePartner)}
        onFollow={() => onNavigate(signInLinks.becomePartner)}
      >
        {messages.becomePartner}
      </StepLink>
    </nav>
  );
}
