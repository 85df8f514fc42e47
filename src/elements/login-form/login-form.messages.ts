import { signInMessages } from "../../core/session/sign-in-messages.ts";

/** Every sentence of the sign-in; those of the specification come from the core. */
export const messages = {
  ...signInMessages,
  verifyHeading: "Verify your sign-in",
  backToLogin: "Back to login",
  submit: "Submit",
  usernameMissing: "Enter your username or email address.",
  tabs: "Sign in or join",
  signedIn: "You are signed in.",
  /** Outside of micro-sites with the hint (2 §5). */
  unrecognizedFor: (isMicrosite: boolean) =>
    isMicrosite
      ? signInMessages.unrecognized
      : `${signInMessages.unrecognized} ${signInMessages.unrecognizedHint}`,
  codeSent: "A verification code is on its way to your email.",
} as const;
