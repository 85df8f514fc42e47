import { textGroup } from "../texts/text-group.ts";

/** Labels of the navigation. The header and the portal share them. */
export const navigationTexts = textGroup("navigation", {
  items: {
    dashboard: "Dashboard",
    scout: "Scout",
    finder: "Solutions Finder",
    questionnaires: "Solutions Questionnaires",
    providers: "Provider Library",
    resources: "Resource Library",
  },
  account: {
    signIn: "Sign in",
    account: "Account",
    forgotPassword: "Forgot Password?",
    /** For a user who is signed in, and so has not forgotten it. */
    resetPassword: "Reset Password",
    switchPortal: "Switch to Sandler Portal",
    logOut: "Logout",
  },
  /** The secondary navigation of the Scout screens. */
  scout: { lookup: "Lookup", bulk: "Bulk", pricing: "Pricing", contracts: "Contracts" },
});
