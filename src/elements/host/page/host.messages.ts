import { clockSentence, textGroup } from "../../../core/internal.ts";

/** Texts of the error pages (2 §2 Error pages) and of the host itself. */
export const hostTexts = textGroup("host", {
  deniedTitle: "Access Denied",
  denied: "You are not authorized to access this page.",
  /** Follows `denied`, for a user who is signed in. */
  askForAccess: "Ask your administrator for access.",
  errorTitle: "Error",
  error: "An error has occurred.",
  /** Explains a failed call with an unknown cause. */
  unexplained: "The service couldn't respond. Try again in a minute.",
  /** Explains why a screen failed by itself. */
  stopped: "This part of the page stopped working.",
  tryAgain: "Try again",
  partMissing: "Part of this page couldn't load.",
  reload: "Reload the page",
  /** For an act whose code could not be loaded. */
  actLost: "This couldn't be done. Reload the page, then try again.",
  signIn: "Sign in",
  /** For an act or a load without a session. */
  notSignedIn: "You are not signed in.",
  interrupted: "Your session has ended. Sign in to pick up where you left off.",
  notChecked: "Your sign-in couldn't be verified.",
  clockWrong: clockSentence,
  badLink: "This sign-in link doesn't work. Sign in with your password.",
  missingScreen: "This site doesn't have that page.",
  dismiss: "Dismiss",
  notices: "Notices",
  printing: "To print",
  keys: "Keyboard shortcuts",
  close: "Close",
  /** Above each element that shows sample data. */
  sampleData: "Sample data",
  /** Confirms each file that is handed to the browser. */
  downloaded: (name: string) => `Downloaded ${name}`,
});

/** The English texts, outside the language of an element. */
export const hostMessages = hostTexts.english;
