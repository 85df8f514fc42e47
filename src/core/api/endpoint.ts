/** The header that carries the token on a call (decisions B1). */
export type TokenHeader = "JWT-Authorization" | "Authorization" | "none";

/** How a body is sent. */
export type BodyKind = "none" | "empty" | "json" | "json-api" | "multipart" | "form";

/** The content of an answer. */
export type AnswerKind = "json" | "text" | "blob" | "html" | "none";

/** A call as data: how it is sent, and the content of its answer. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH";
  /**
   * The path under the API base. `{name}` is filled in and encoded; `{brand}` comes from the configuration.
   */
  readonly path: string;
  /** Names of all query parameters of the call. */
  readonly query: readonly string[];
  readonly body: BodyKind;
  readonly answer: AnswerKind;
  readonly token: TokenHeader;
  /** True if the call sends `X-CSRF-Token`. */
  readonly csrf: boolean;
  /** True if the call sends cookies to other origins, too. */
  readonly withCredentials: boolean;
  /** True if `/proxy` precedes the path on the product's own hosts. */
  readonly proxied: boolean;
  /**
   * True if the call signs a user in. Its 401 then refers to the body and not to the stored token, which stays, and the
   * call does not wait for a sign-in.
   */
  readonly signsIn: boolean;
  /** True if only users with access to Scout may make the call. */
  readonly needsScout: boolean;
  /**
   * True if the call can be repeated without harm. If the browser aborts it because the user leaves the page, it is sent
   * again when the user returns.
   */
  readonly repeatable: boolean;
  /** Document and section of the specification that define the call. */
  readonly source: string;
}
