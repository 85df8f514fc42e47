import { clockSentence } from "../../core/session/clock-messages.ts";
import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the router: the error pages (2 §2 Error pages), and everything around a screen. */
export const portalTexts = textGroup("scout-portal", {
  deniedTitle: "Access Denied",
  signIn: "Sign in",
  denied: "You are not authorized to access this page.",
  /** Follows `denied`, for a user who is signed in. */
  askForAccess: "Ask your administrator for access.",
  errorTitle: "Error",
  error: "An error has occurred.",
  partMissing: "Part of this page couldn't load.",
  tryAgain: "Try again",
  skip: "Skip to content",
  loading: "Loading",
  clockWrong: clockSentence,
  notChecked: "Your sign-in couldn't be verified.",
  badLink: "This sign-in link doesn't work. Sign in with your password.",
  interrupted: "Your session has ended. Sign in to pick up where you left off.",
});
