import { signInMessages } from "../../core/session/sign-in-messages.ts";

/** Texts of the sign-in. Texts of the specification come from the core. */
export const messages = {
  ...signInMessages,
  verifyHeading: "Verify your sign-in",
  backToLogin: "Back to login",
  submit: "Submit",
  usernameMissing: "Enter your username or email address.",
  tabs: "Sign in or join",
  signedIn: "You are signed in.",
  /** With the hint, except in micro-sites (2 §5). */
  unrecognizedFor: (isMicrosite: boolean) =>
    isMicrosite
      ? signInMessages.unrecognized
      : `${signInMessages.unrecognized} ${signInMessages.unrecognizedHint}`,
  codeSent: "A verification code is on its way to your email.",
} as const;
