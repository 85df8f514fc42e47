/** Texts of the error pages (2 §2 Error pages) and of the host itself. */
export const hostMessages = {
  deniedTitle: "Access Denied",
  denied: "You are not authorized to access this page.",
  /** Follows `denied`, for a user who is signed in. */
  askForAccess: "Ask your administrator for access.",
  errorTitle: "Error",
  error: "An error has occurred.",
  /** Explains a failed call with an unknown cause. */
  unexplained: "The service could not answer. It may work again in a minute.",
  /** Explains why a screen failed by itself. */
  stopped: "This part of the page stopped working.",
  tryAgain: "Try again",
  partMissing: "A part of this page could not be loaded.",
  reload: "Reload the page",
  signIn: "Sign in",
  /** For an act or a load without a session. */
  notSignedIn: "You are not signed in.",
  interrupted: "Your session has ended. Sign in to go on where you were.",
  notChecked: "Your sign-in could not be checked.",
  badLink: "This sign-in link does not work. Log in with your password.",
  missingScreen: "That page is not part of this site.",
  cannotStart: "This part of the page could not start.",
  dismiss: "Dismiss",
  notices: "Notices",
  printing: "To print",
  keys: "Keys",
  close: "Close",
  /** Confirms each file that is handed to the browser. */
  downloaded: (name: string) => `Downloaded ${name}`,
} as const;
