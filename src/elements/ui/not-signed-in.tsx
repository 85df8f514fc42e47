import { type ReactNode, useContext } from "react";
import { Alert } from "./alert.tsx";
import { SignInContext } from "./sign-in-context.ts";

/** At a control whose act was answered 401: nobody is signed in, and the way to sign in (decisions A15). */
export function NotSignedIn(): ReactNode {
  return (
    <Alert kind="danger">
      <NotSignedInText />
    </Alert>
  );
}

/** The same within a message of its own. */
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
