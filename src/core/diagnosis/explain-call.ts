import { isSampleBase } from "../links/links.ts";
import type { LostToken } from "../session/token.ts";
import { bareAddressOf } from "./failed-call.ts";
import type { CallSurroundings, FailedCall, Trouble, TroubleCode } from "./trouble.ts";
import { type TroubleFacts, troubleMessages } from "./trouble-messages.ts";
import { troubleSentences } from "./trouble-sentence-messages.ts";

/** Explains what keeps a call from the server. Null for a failure that the page's owner cannot fix. */
export function explainCall(call: FailedCall, around: CallSurroundings): Trouble | null {
  const code = codeOf(call, around);
  if (code === null) return null;
  return troubleOf(code, call.url, factsOf(call, around));
}

/** Explains why a call has no token. A server may answer it nevertheless, but with fewer permissions. */
export function explainLostToken(address: string, token: "missing" | LostToken): Trouble {
  const code = codeOfToken(token);
  const url = bareAddressOf(address);
  const call = { url, apiBase: "", status: 401, isDocument: false, fault: null, token };
  return troubleOf(code, url, factsOf(call, answeredSurroundings));
}

function troubleOf(code: TroubleCode, url: string, facts: TroubleFacts): Trouble {
  return { code, url, sentences: troubleSentences, ...troubleMessages[code](facts) };
}

/**
 * The facts about the page for a call that was answered. Its answer explains the failure, so they need not be
 * inspected.
 */
const answeredSurroundings: CallSurroundings = {
  origin: "",
  isOnline: true,
  blockedBy: null,
  isAnswered: true,
};

/** True if an API base is complete: empty, a path, or an address with its scheme. */
export function isApiBaseComplete(apiBase: string): boolean {
  return /^(?:$|\/|https?:\/\/[^/])/i.test(apiBase.trim());
}

function codeOf(call: FailedCall, around: CallSurroundings): TroubleCode | null {
  if (call.fault === "too long") return "answer-too-long";
  if (call.fault === "too late") return around.isOnline ? "answer-too-late" : "offline";
  if (call.fault === "no code") return around.isOnline ? "code-not-loaded" : "offline";
  if (isSampleBase(call.apiBase)) return sampleCodeOf(call);
  if (call.status === null) return unansweredCodeOf(call, around);
  if (call.status === 401) return call.token === "sent" ? null : codeOfToken(call.token);
  const isElsewhere = call.status === 404 || call.status === 405 || call.status < 300;
  if (isElsewhere && !isApiBaseComplete(call.apiBase)) return "api-base-incomplete";
  return isElsewhere && call.isDocument ? "not-an-api" : null;
}

function codeOfToken(token: "missing" | LostToken): TroubleCode {
  if (token === "missing") return "token-missing";
  if (token === "clock") return "clock-wrong";
  return token === "failed" ? "get-token-failed" : "get-token-unusable";
}

/** Sample data answers every call, and says by a status of its own which ones it has no data for. */
function sampleCodeOf({ status }: FailedCall): TroubleCode | null {
  if (status === null) return "sample-missing";
  return status === 501 ? "sample-incomplete" : null;
}

function unansweredCodeOf(call: FailedCall, around: CallSurroundings): TroubleCode {
  if (!isApiBaseComplete(call.apiBase)) return "api-base-incomplete";
  if (around.blockedBy !== null) return "policy-blocked";
  if (!around.isOnline) return "offline";
  if (around.origin === "null") return "frame-sandboxed";
  if (isMixed(call, around)) return "mixed-content";
  return around.isAnswered ? "cors-refused" : "unreachable";
}

function factsOf(call: FailedCall, around: CallSurroundings): TroubleFacts {
  return {
    apiBase: call.apiBase,
    hasOtherScheme: hasOtherScheme(call.apiBase),
    apiHost: call.apiBase.trim().replace(/^https?:\/*|^\/+/i, ""),
    apiOrigin: URL.canParse(call.url) ? new URL(call.url).origin : null,
    isApiLocal: isOfThisMachine(call.url),
    status: call.status,
    blockedBy: around.blockedBy,
    pageOrigin: around.origin,
    token: call.token,
  };
}

/** Digits after a colon are a port, so what precedes them is a host and not a scheme. */
function hasOtherScheme(apiBase: string): boolean {
  const [, scheme = "", next = ""] = /^\s*([a-z][a-z\d+.-]*):(.?)/is.exec(apiBase) ?? [];
  return scheme !== "" && !/^https?$/i.test(scheme) && !/\d/.test(next);
}

/** Browsers allow https pages to call this machine over http. */
function isMixed({ url }: FailedCall, { origin }: CallSurroundings): boolean {
  return origin.startsWith("https:") && url.startsWith("http:") && !isOfThisMachine(url);
}

function isOfThisMachine(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(url);
}
