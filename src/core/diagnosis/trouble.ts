/** Why the elements cannot do their work in a page. */
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
  | "token-missing"
  | "clock-wrong";

/** Why a call failed in the page: the answer is longer than what is read, or did not end in time, or the code for it is missing. */
export type CallFault = "too long" | "too late" | "no code";

/** A failed call, and what keeps it from its server as far as the page can know it. */
export interface Trouble {
  readonly code: TroubleCode;
  /** For the visitor. */
  readonly sentence: string;
  /** For the owner of the page, without tokens and customer data. */
  readonly url: string;
  readonly cause: string;
  readonly remedy: string;
}

/** What a failed call says of itself. */
export interface FailedCall {
  /** Without query and fragment. */
  readonly url: string;
  readonly apiBase: string;
  /** Null without an answer. */
  readonly status: number | null;
  /** The answer is another document than the call's: its type is not JSON. */
  readonly isDocument: boolean;
  readonly token: "sent" | "missing" | "failed" | "early";
  readonly fault: CallFault | null;
}

/** A failed call as it was sent. */
export interface SentCall {
  readonly url: string;
  readonly apiBase: string;
  readonly endpoint: { readonly answer: string };
  /** Null without an answer. */
  readonly response: Response | null;
  readonly hasToken: boolean;
  /** The host page threw when it was asked for a token. */
  readonly hasTokenFailed: boolean;
  /** The token was not sent because it is from the future. */
  readonly isClockWrong?: boolean;
  readonly fault: CallFault | null;
}

/** What the page knows of a call that got no answer. */
export interface CallSurroundings {
  /** As the browser sends it: `null` in a sandboxed frame. */
  readonly origin: string;
  readonly isOnline: boolean;
  /** The directive of the page's policy that stopped the call; null for none. */
  readonly blockedBy: string | null;
  /** Whether anything answers at the address; null where the page did not ask. */
  readonly isAnswered: boolean | null;
}
