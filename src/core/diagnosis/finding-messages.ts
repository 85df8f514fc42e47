import { signInRemedy } from "./token-messages.ts";

/** The findings of the doctor. Their readers are owners of host pages. */
export const findingMessages = {
  nothingStarted: {
    message: "No element has started in this page.",
    remedy: "Check that the script is loaded and that the tag is spelled as documented.",
  },
  filesBundled: { message: "The elements are part of the page's own bundle.", remedy: "" },
  filesReadable: (url: string) => ({
    message: `The files of the elements come from ${url}.`,
    remedy: "",
  }),
  filesUnreadable: (url: string) => ({
    message: `Scripts of this page cannot read ${url}: no CORS, or connect-src lacks its origin.`,
    remedy:
      "Let the host of the files answer with Access-Control-Allow-Origin; CSV checks and PDF previews need it.",
  }),
  storageOpen: { message: "The browser keeps stored data.", remedy: "" },
  storageBlocked: {
    message: "The browser blocks storage in this page, so a sign-in lasts until the page closes.",
    remedy: "Show the page outside a sandboxed frame, or allow its cookies and site data.",
  },
  oneVersion: (version: string) => ({ message: `Version ${version}.`, remedy: "" }),
  severalVersions: (versions: readonly string[]) => ({
    message: `The page has copies of several versions: ${versions.join(", ")}.`,
    remedy: "Load the elements from one folder; the first copy is used.",
  }),
  htmlRefused: {
    message:
      "The page's Trusted Types refuse the policy scout-elements: formatted texts and content pages are plain text.",
    remedy: "Add scout-elements to trusted-types in the page's Content-Security-Policy.",
  },
  /** `policy` is null if the page has none. */
  referrerLeaking: (policy: string | null) => ({
    message:
      policy === null
        ? "The page takes tokens from its address and has no referrer policy."
        : `The page's referrer policy is ${policy}: other sites get its full address.`,
    remedy: 'Begin the page with <meta name="referrer" content="origin">.',
  }),
  policyViolated: (violation: string) => ({
    message: `The page's Content-Security-Policy blocks ${violation}.`,
    remedy: "Allow it if the elements need it; see the guide to security policies.",
  }),
  /** `name` may end with the name that is probably meant, as a question. */
  nameUnknown: (name: string) => ({
    message: `No element knows ${name}${name.endsWith("?") ? "" : "."}`,
    remedy: "Correct or remove it.",
  }),
  apiReachable: (apiBase: string) => ({
    message: `${apiNamed(apiBase)} answers this page.`,
    remedy: "",
  }),
  /** `status` is null without an answer. */
  apiFailing: (apiBase: string, status: number | null) => ({
    message:
      status === null
        ? `${apiNamed(apiBase)} cannot be reached.`
        : `${apiNamed(apiBase)} answers with status ${status}.`,
    remedy: "See the server's own log, and compare api-base with its address.",
  }),
  clockRight: { message: "The clocks agree.", remedy: "" },
  clockSkewed: (seconds: number) => ({
    message: `The clocks of this computer and the server differ by ${seconds} seconds.`,
    remedy: "Sync both with a time server. Otherwise tokens seem expired or not valid yet.",
  }),
  mapKeyMissing: {
    message: "There is no map key, so buildings have no satellite map.",
    remedy: "Configure mapApiKey.",
  },
  signOutIncomplete: {
    message: "The server has a session of its own, which a sign-out does not end.",
    remedy: "Configure signOutUri with the address where the server ends its session.",
  },
  capabilityPresent: { message: "The user has access to the Scout screens.", remedy: "" },
  capabilityMissing: (hasToken: boolean) => ({
    message: hasToken
      ? "The user lacks the capability scout:access."
      : "No user is signed in by a token, and the capability scout:access is missing.",
    remedy: hasToken ? "Give the user's role scout:access in the portal." : signInRemedy,
  }),
} as const;

/** The API by its address without a query; `""` for the page's own origin. */
function apiNamed(address: string): string {
  return address === "" ? "The API of the page's own origin" : `The API at ${address}`;
}
