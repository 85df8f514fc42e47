import { clockSentence } from "../../core/session/clock-messages.ts";
import type { signInTexts } from "../../core/session/sign-in-messages.ts";
import { type TextsOf, textGroup } from "../../core/texts/text-group.ts";

/** Texts of the sign-in. The core has the texts of the specification. */
export const loginTexts = textGroup("login-form", {
  loginHeading: "Sign in",
  verifyHeading: "Verify your sign-in",
  backToLogin: "Back to sign in",
  submit: "Submit",
  /** The visible text of the button. Its accessible name stays the same while it is pressed. */
  show: "Show",
  showPassword: "Show password",
  usernameMissing: "Enter your username or email address.",
  tabs: "Sign in or join",
  signedIn: "You are signed in.",
  codeSent: "A verification code is on its way to your email.",
  /**
   * Follows "Invalid code": says what the user can do about a code that is too short, or that the server refused.
   */
  codeTooShort: "Enter all digits of the code from the email.",
  codeRefused:
    "Compare it with the email and enter it again, or go back to sign in for a new code.",
  /** The server accepted the user, but this device cannot use the token. */
  clockWrong: clockSentence,
  otherBrowser: "This sign-in is for another browser. Sign in again.",
  /** No call of the API sends the code again (decisions U20). */
  noCode:
    "No code yet? Check your spam folder. For a new code, go back to sign in and enter your password again.",
});

/** Says that name or password is wrong, with a hint except in micro-sites (2 §5). */
export function unrecognizedTextOf(
  { unrecognized, unrecognizedWithHint }: TextsOf<typeof signInTexts>,
  isMicrosite: boolean,
): string {
  return isMicrosite ? unrecognized : unrecognizedWithHint;
}
