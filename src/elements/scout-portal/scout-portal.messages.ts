import { clockSentence } from "../../core/session/clock-messages.ts";

/** Texts of the router: the error pages (2 §2 Error pages), and everything around a screen. */
export const messages = {
  deniedTitle: "Access Denied",
  signIn: "Sign in",
  denied: "You are not authorized to access this page.",
  /** Follows `denied`, for a user who is signed in. */
  askForAccess: "Ask your administrator for access.",
  errorTitle: "Error",
  error: "An error has occurred.",
  partMissing: "A part of this page could not be loaded.",
  tryAgain: "Try again",
  skip: "Skip to content",
  loading: "Loading",
  clockWrong: clockSentence,
  notChecked: "Your sign-in could not be checked.",
  badLink: "This sign-in link does not work. Log in with your password.",
  interrupted: "Your session has ended. Sign in to go on where you were.",
} as const;
