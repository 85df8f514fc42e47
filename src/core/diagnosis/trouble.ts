import type { LostToken } from "../session/token.ts";
import type { TextGroup } from "../texts/text-group.ts";

/** The reason why elements cannot work in a page. */
export type TroubleCode =
  | "api-base-incomplete"
  | "offline"
  | "frame-sandboxed"
  | "policy-blocked"
  | "mixed-content"
  | "cors-refused"
  | "unreachable"
  | "not-an-api"
  | "answer-too-long"
  | "answer-too-late"
  | "code-not-loaded"
  | "get-token-failed"
  | "get-token-unusable"
  | "token-missing"
  | "clock-wrong"
  | "sample-missing"
  | "sample-incomplete";

/**
 * The reason why a call failed in the page: the answer is too long, it took too long, or the code for it is missing.
 */
export type CallFault = "too long" | "too late" | "no code";

/** A failed call and, as far as the page can know, the reason. */
export interface Trouble {
  readonly code: TroubleCode;
  /** The explanations for the visitor. They come with the trouble, because screens without one do not load them. */
  readonly sentences: TextGroup<Readonly<Record<TroubleCode, string>>>;
  /** The address of the call for the owner of the page, without tokens and customer data. */
  readonly url: string;
  readonly cause: string;
  readonly remedy: string;
}

/** The facts about a failed call. */
export interface FailedCall {
  /** The address of the call, without query and fragment. */
  readonly url: string;
  readonly apiBase: string;
  /** The HTTP status of the answer; null without an answer. */
  readonly status: number | null;
  /** True if the answer is not the call's JSON but another document, such as a login page. */
  readonly isDocument: boolean;
  readonly token: "sent" | "missing" | LostToken;
  readonly fault: CallFault | null;
}

/** A failed call as it was sent. */
export interface SentCall {
  readonly url: string;
  readonly apiBase: string;
  readonly endpoint: { readonly answer: string };
  /** The answer of the server; null without an answer. */
  readonly response: Response | null;
  readonly hasToken: boolean;
  /** Why no token can be sent, also in place of a token that was sent and refused; null if nothing is known. */
  readonly lostToken: LostToken | null;
  readonly fault: CallFault | null;
}

/** The facts about the page that explain a call without an answer. */
export interface CallSurroundings {
  /** The origin of the page as the browser sends it. It is `null` in a sandboxed frame. */
  readonly origin: string;
  readonly isOnline: boolean;
  /** The directive of the page's policy that blocked the call. Null if none did. */
  readonly blockedBy: string | null;
  /** True if a server answers at the address. Null if this was not tested. */
  readonly isAnswered: boolean | null;
}
