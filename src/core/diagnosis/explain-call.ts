import { clockSentence } from "../session/clock-messages.ts";
import type { CallSurroundings, FailedCall, Trouble, TroubleCode } from "./trouble.ts";

/** Explains what keeps a call from the server. Null for a failure that the page's owner cannot fix. */
export function explainCall(call: FailedCall, around: CallSurroundings): Trouble | null {
  const code = codeOf(call, around);
  if (code === null) return null;
  return { code, url: call.url, ...texts[code](call, around) };
}

/** True if an API base is complete: empty, a path, or an address with its scheme. */
export function isApiBaseComplete(apiBase: string): boolean {
  return /^(?:$|\/|https?:\/\/[^/])/i.test(apiBase.trim());
}

function codeOf(call: FailedCall, around: CallSurroundings): TroubleCode | null {
  if (call.fault === "too long") return "answer-too-long";
  if (call.fault === "too late") return around.isOnline ? "answer-too-late" : "offline";
  if (call.fault === "no code") return around.isOnline ? "code-not-loaded" : "offline";
  if (call.status === null) return unansweredCodeOf(call, around);
  if (call.status === 401 && call.token === "failed") return "get-token-failed";
  if (call.status === 401 && call.token === "early") return "clock-wrong";
  if (call.status === 401) return call.token === "missing" ? "token-missing" : null;
  const isElsewhere = call.status === 404 || call.status === 405 || call.status < 300;
  if (!isElsewhere || !call.isDocument) return null;
  return isApiBaseComplete(call.apiBase) ? "not-an-api" : "api-base-incomplete";
}

function unansweredCodeOf(call: FailedCall, around: CallSurroundings): TroubleCode {
  if (!isApiBaseComplete(call.apiBase)) return "api-base-incomplete";
  if (around.blockedBy !== null) return "policy-blocked";
  if (!around.isOnline) return "offline";
  if (around.origin === "null") return "frame-sandboxed";
  if (isMixed(call, around)) return "mixed-content";
  return around.isAnswered ? "cors-refused" : "unreachable";
}

interface Texts {
  readonly sentence: string;
  readonly cause: string;
  readonly remedy: string;
}

const texts: Readonly<Record<TroubleCode, (call: FailedCall, around: CallSurroundings) => Texts>> =
  {
    "api-base-incomplete": ({ apiBase }) => ({
      sentence: "This part of the page does not know where its service is.",
      ...(hasOtherScheme(apiBase) ? otherScheme(apiBase) : missingScheme(apiBase)),
    }),
    offline: () => ({
      sentence: "You seem to be offline.",
      cause: "The browser has no network.",
      remedy: "Try again once online.",
    }),
    "frame-sandboxed": () => ({
      sentence: "This part of the page is in a frame that keeps it from its service.",
      cause: "The page is in a sandboxed frame, whose calls have the origin null.",
      remedy:
        "Add allow-same-origin to the frame's sandbox attribute, or let the server allow the origin null without cookies.",
    }),
    "policy-blocked": ({ url }, { blockedBy }) => ({
      sentence: "The security settings of this page keep it from its service.",
      cause: `The page's Content-Security-Policy blocks the call (${blockedBy}).`,
      remedy: `Add ${originOf(url)} to its connect-src.`,
    }),
    "mixed-content": () => ({
      sentence: "The service has no secure connection.",
      cause: "A page loaded over https cannot call an http address.",
      remedy: "Serve the API over https, and set api-base to it.",
    }),
    "cors-refused": ({ url }, { origin }) => ({
      sentence: "The service does not accept this page.",
      cause: "A server answers, but does not let this page read it (CORS).",
      remedy: `Let the server answer with Access-Control-Allow-Origin: ${origin}, and allow the header Authorization in its preflight answers.${isOfThisMachine(url) ? ` The demo does so with SCOUT_ALLOWED_ORIGINS=${origin}.` : ""}`,
    }),
    unreachable: () => ({
      sentence: "The service cannot be reached at the moment.",
      cause: "No server answers: wrong host name or port, or the server is down.",
      remedy: "Compare api-base with the server's address, and check that the server runs.",
    }),
    "not-an-api": ({ status }) => ({
      sentence: "The service was not found at its address.",
      cause: `A page answers instead of the API (status ${status}).`,
      remedy:
        "Set api-base to the origin and path before the calls' own paths, and check that the server has these routes.",
    }),
    "answer-too-long": () => ({
      sentence: "The answer of the service is too long to be shown.",
      cause: "The answer exceeds the maximum length.",
      remedy: "Let the server answer with fewer entries, or a shorter page.",
    }),
    "answer-too-late": () => ({
      sentence: "The service takes too long to answer.",
      cause: "The answer took longer than two minutes, or ten for a file.",
      remedy: "Speed up the server, or shorten the answer.",
    }),
    "code-not-loaded": () => ({
      sentence: "A part of this page could not be loaded. Reload the page to try again.",
      cause:
        "A file of the elements failed to load. Chromium retries such a file only after a reload.",
      remedy:
        "Check that the files are reachable, and keep those of the previous version for a while.",
    }),
    "get-token-failed": () => ({
      sentence: "Signing you in did not work.",
      cause: "The page's getToken threw an error, so the call left without a token.",
      remedy: "Let getToken resolve with a token, or with null.",
    }),
    "clock-wrong": () => ({
      sentence: clockSentence,
      cause:
        "By this machine's clock the token is from the future, and the answers hide the server's time.",
      remedy:
        "Synchronise the clocks, and let the server answer with Access-Control-Expose-Headers: Date.",
    }),
    "token-missing": () => ({
      sentence: "You are not signed in.",
      cause: "The server sees no signed-in user and no token.",
      remedy:
        'Configure getToken or signInUri, place a login-form, or set context="microsite" for a sign-in by token.',
    }),
  };

/** Digits after a colon are a port, so what precedes them is a host and not a scheme. */
function hasOtherScheme(apiBase: string): boolean {
  const [, scheme = "", next = ""] = /^\s*([a-z][a-z\d+.-]*):(.?)/is.exec(apiBase) ?? [];
  return scheme !== "" && !/^https?$/i.test(scheme) && !/\d/.test(next);
}

function otherScheme(apiBase: string): Omit<Texts, "sentence"> {
  return {
    cause: `The API base "${apiBase}" is not a web URL.`,
    remedy: "Set api-base to an address that begins with https://.",
  };
}

function missingScheme(apiBase: string): Omit<Texts, "sentence"> {
  const host = apiBase.trim().replace(/^https?:\/*|^\/+/i, "");
  return {
    cause: `The API base "${apiBase}" has no scheme, so the browser reads it as another address.`,
    remedy: `Set api-base="https://${host}".`,
  };
}

/** Browsers allow https pages to call this machine over http. */
function isMixed({ url }: FailedCall, { origin }: CallSurroundings): boolean {
  return origin.startsWith("https:") && url.startsWith("http:") && !isOfThisMachine(url);
}

function isOfThisMachine(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(url);
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "the API's origin";
}
