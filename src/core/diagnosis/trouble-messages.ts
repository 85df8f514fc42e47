import { signInRemedy, unusableTokenTexts } from "./token-messages.ts";
import type { FailedCall, Trouble, TroubleCode } from "./trouble.ts";

/** The facts that the texts name. */
export interface TroubleFacts {
  readonly apiBase: string;
  /** True if the API base begins with another scheme than http or https. */
  readonly hasOtherScheme: boolean;
  /** The API base without a scheme. */
  readonly apiHost: string;
  /** Null if the address of the call is invalid. */
  readonly apiOrigin: string | null;
  /** True if the API runs on the computer of the user. */
  readonly isApiLocal: boolean;
  readonly status: number | null;
  /** The directive of the page's policy that blocked the call. */
  readonly blockedBy: string | null;
  readonly pageOrigin: string;
  /** Null if only the code is to be explained. */
  readonly token: FailedCall["token"] | null;
}

type TroubleTexts = Pick<Trouble, "cause" | "remedy">;

/** Cause and remedy for the owner of the page. */
export const troubleMessages: Readonly<Record<TroubleCode, (facts: TroubleFacts) => TroubleTexts>> =
  {
    "api-base-incomplete": ({ apiBase, apiHost, hasOtherScheme }) => ({
      ...(hasOtherScheme
        ? {
            cause: `The API base "${apiBase}" is not a web URL.`,
            remedy: "Set api-base to an address that begins with https://.",
          }
        : {
            cause: `The API base "${apiBase}" has no scheme, so the browser reads it as another address.`,
            remedy: `Set api-base="https://${apiHost}".`,
          }),
    }),
    offline: () => ({
      cause: "The browser has no network.",
      remedy: "Reconnect, then try again.",
    }),
    "frame-sandboxed": () => ({
      cause: "The page is in a sandboxed frame, so its calls have the origin null.",
      remedy:
        "Add allow-same-origin to the frame's sandbox attribute, or let the server allow the origin null without cookies.",
    }),
    "policy-blocked": ({ apiOrigin, blockedBy }) => ({
      cause: `The page's Content-Security-Policy blocks the call (${blockedBy}).`,
      remedy: `Add ${apiOrigin ?? "the API's origin"} to its connect-src.`,
    }),
    "mixed-content": () => ({
      cause: "A page loaded over https cannot call an http address.",
      remedy: "Serve the API over https, and set api-base to it.",
    }),
    "cors-refused": ({ pageOrigin, isApiLocal }) => ({
      cause: "A server answers, but does not let this page read it (CORS).",
      remedy: `Let the server answer with Access-Control-Allow-Origin: ${pageOrigin}, and allow the header Authorization in its preflight answers.${isApiLocal ? ` The demo does so with SCOUT_ALLOWED_ORIGINS=${pageOrigin}.` : ""}`,
    }),
    unreachable: () => ({
      cause: "No server answers: wrong host name or port, or the server is down.",
      remedy: "Compare api-base with the server's address, and check that the server runs.",
    }),
    "not-an-api": ({ status }) => ({
      cause: `A page answers instead of the API (status ${status}).`,
      remedy:
        "Set api-base to the origin and path before the calls' own paths, and check that the server has these routes.",
    }),
    "answer-too-long": () => ({
      cause: "The answer exceeds the maximum length.",
      remedy: "Let the server answer with fewer entries, or a shorter page.",
    }),
    "answer-too-late": () => ({
      cause: "The answer took longer than two minutes, or ten for a file.",
      remedy: "Speed up the server, or shorten the answer.",
    }),
    "code-not-loaded": () => ({
      cause:
        "A file of the elements failed to load. Some browsers retry such a file only after a reload.",
      remedy:
        "Check that the files are reachable, and keep those of the previous version for a while.",
    }),
    "sample-missing": () => ({
      cause: "The sample data has not been loaded.",
      remedy:
        'Import "scout-elements/sample" in a page with a bundler; keep the folder "sample" beside the files of cdn/.',
    }),
    "sample-incomplete": () => ({
      cause: "Only a backend can answer this call.",
      remedy: "Set api-base to the address of a backend.",
    }),
    "get-token-failed": () => ({
      cause: "The page's getToken threw an error, so calls are sent without a token.",
      remedy: "Let getToken resolve with a token, or with null.",
    }),
    "get-token-unusable": ({ token }) => ({
      ...unusableTokenTexts(token),
    }),
    "clock-wrong": () => ({
      cause:
        "By this computer's clock the token is from the future, and the answers hide the server's time.",
      remedy:
        "Synchronize the clocks, and let the server answer with Access-Control-Expose-Headers: Date.",
    }),
    "token-missing": () => ({
      cause: "The server sees no signed-in user and no token.",
      remedy: signInRemedy,
    }),
  };
