import { createContext } from "react";

/** The message beside a control that needs a sign-in. */
export interface SignInWay {
  readonly notSignedIn: string;
  readonly signIn: string;
  /** The sign-in page; null if none is configured. */
  readonly href: string | null;
}

/** The message and link. The element around the screen provides them. */
export const SignInContext = createContext<SignInWay | null>(null);
