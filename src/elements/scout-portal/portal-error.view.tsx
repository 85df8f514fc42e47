import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { portalTexts } from "./scout-portal.messages.ts";

interface PortalErrorProps {
  readonly kind: "denied" | "failed";
  /** The sign-in page for a user who is not signed in. */
  readonly signInHref?: string | null;
  /** Replaces the advice to ask an administrator for access. */
  readonly why?: string | null;
  readonly onRetry: () => void;
}

/** The error page that replaces a screen that is denied or cannot be shown. */
export function PortalError({
  kind,
  signInHref = null,
  why = null,
  onRetry,
}: PortalErrorProps): ReactNode {
  const texts = useTexts(portalTexts);
  const isDenied = kind === "denied";
  return (
    <section className="error-page">
      <Heading level={1}>{isDenied ? texts.deniedTitle : texts.errorTitle}</Heading>
      <p>{isDenied ? texts.denied : texts.error}</p>
      {!isDenied && <p>{texts.partMissing}</p>}
      {isDenied && (why !== null || signInHref === null) && <p>{why ?? texts.askForAccess}</p>}
      {signInHref !== null && (
        <a className="button primary" part="button" rel="external" href={signInHref}>
          {texts.signIn}
        </a>
      )}
      {!isDenied && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
    </section>
  );
}
