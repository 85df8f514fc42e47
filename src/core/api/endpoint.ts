/** Header that carries the token on a call (decisions B1). */
export type TokenHeader = "JWT-Authorization" | "Authorization" | "none";

/** How a body is sent. */
export type BodyKind = "none" | "empty" | "json" | "json-api" | "multipart" | "form";

/** What an answer holds. */
export type AnswerKind = "json" | "text" | "blob" | "html" | "none";

/** One call as data: how it is sent, and what its answer holds. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH";
  /** Path under the API base; `{name}` is filled in and encoded, `{brand}` from the configuration. */
  readonly path: string;
  /** Names of the query parameters that the call may have. */
  readonly query: readonly string[];
  readonly body: BodyKind;
  readonly answer: AnswerKind;
  readonly token: TokenHeader;
  /** Whether `X-CSRF-Token` is sent (decisions B5). */
  readonly csrf: boolean;
  /** Whether cookies are sent to another origin too (decisions B3). */
  readonly withCredentials: boolean;
  /** Whether `/proxy` precedes the path on the product's own hosts (2 §7; decisions Y9). */
  readonly proxied: boolean;
  /**
   * Whether the call establishes an identity: its 401 is about the body, so the stored token stays, and
   * the call does not wait for another sign-in.
   */
  readonly signsIn: boolean;
  /** Whether the call belongs to Scout, which is made only where the access flag allows it (decisions C6). */
  readonly needsScout: boolean;
  /**
   * Whether a second call does no more than the first: it is made where the browser ended the first one because the page
   * was left (decisions B14).
   */
  readonly repeatable: boolean;
  /** Document and section that the call comes from. */
  readonly source: string;
}
