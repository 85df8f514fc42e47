import { type ReactNode, useContext } from "react";
import { Alert } from "./alert.tsx";
import { SignInContext } from "./sign-in-context.ts";

/**
 * The message beside a control whose action was answered with 401. It says that the user is not signed in, and links to
 * the sign-in.
 */
export function NotSignedIn(): ReactNode {
  return (
    <Alert kind="danger">
      <NotSignedInText />
    </Alert>
  );
}

/** The text of {@link NotSignedIn}, for use inside another message. */
export function NotSignedInText(): ReactNode {
  const way = useContext(SignInContext);
  return (
    <>
      <span>{way?.notSignedIn}</span>
      {way !== null && way.href !== null && (
        <>
          {" "}
          <a href={way.href} rel="external">
            {way.signIn}
          </a>
        </>
      )}
    </>
  );
}
