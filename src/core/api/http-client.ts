import type { Config } from "../config.ts";
import { fillPath } from "../path.ts";
import type { PagePlace, Ports, SentBytes } from "../ports.ts";
import { type Endpoint, type EndpointName, endpoints } from "./endpoints.ts";
import { AnswerError, HttpError } from "./errors.ts";
import { type QueryValue, queryStringOf } from "./query-string.ts";

export interface CallRequest {
  /** Values of the `{name}` parts of the path. */
  readonly path?: Readonly<Record<string, string>>;
  /** The path starts at the root of the API's origin, wherever its base lies (decisions ZA8). */
  readonly fromRoot?: boolean;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: Readonly<Record<string, unknown>> | FormData | URLSearchParams;
  /** Value of `X-CSRF-Token`; sent only on calls that take it. */
  readonly csrfToken?: string;
  readonly signal?: AbortSignal;
  /** The page may go away while the call is under way. */
  readonly outlivesPage?: boolean;
  /** Told how much of the body has left, where the surroundings can tell. */
  readonly onSent?: (sent: SentBytes) => void;
}

/**
 * Sends the calls of the endpoint table. Rejects with `HttpError` on a status that is not OK, with
 * `AnswerError` on an answer that cannot be read, with `TypeError` when the network fails, with
 * `RangeError` on a path that would leave its place and with the signal's reason when it aborts. Never retries (decisions B14);
 * where a sign-in form stands in place of the screen, a call waits for the person to sign in again, and
 * one that was refused for want of a token then leaves with the new one.
 */
export interface HttpClient {
  /** Where a call goes: absolute, or from the page's origin on. */
  addressOf(name: EndpointName, request?: CallRequest): string;
  /** The parsed JSON, or the text of a text or HTML answer; null when there is none. */
  read(name: EndpointName, request?: CallRequest): Promise<unknown>;
  /** The bytes of an answer with its headers. */
  readFile(
    name: EndpointName,
    request?: CallRequest,
  ): Promise<{ readonly blob: Blob; readonly disposition: string | null }>;
}

/** What the client needs to know of the session. */
export interface TokenSource {
  /** The token to send, or null when none is usable. */
  usableToken(): Promise<string | null>;
  /** The server answered 401 to a call that carried this token. */
  refuse(token: string): void;
  /** The server answered 401 in the end, with a token or without. */
  unauthorized?(): void;
  /**
   * A new token once the person has signed in again, where a form for it stands in place of the screen;
   * null at once where none does. Rejects with an `AbortError` when the person does not come back.
   */
  renewed?(): Promise<string | null>;
}

export function createHttpClient(
  config: Config,
  { http, upload, place }: Pick<Ports, "http" | "upload" | "place">,
  session: TokenSource,
): HttpClient {
  async function call(name: EndpointName, request: CallRequest) {
    const endpoint: Endpoint = endpoints[name];
    const url = urlOf(config, endpoint, request, place);
    const isSent = endpoint.token !== "none" && isTrusted(url, config, place.origin);
    const mayWait = isSent && !endpoint.signsIn;
    const renewed = async () =>
      session.renewed === undefined ? null : unlessAborted(session.renewed(), request.signal);
    // The host page may take its time over a token.
    const held = isSent ? await unlessAborted(session.usableToken(), request.signal) : null;
    const token = held ?? (mayWait ? await renewed() : null);
    let response = await sendWith(token, url, endpoint, request);
    if (response.status === 401 && mayWait) {
      if (token !== null) session.refuse(token);
      const next = await renewed();
      if (next !== null) response = await sendWith(next, url, endpoint, request);
      if (next !== null && response.status === 401) session.refuse(next);
      if (response.status === 401) session.unauthorized?.();
    }
    if (!response.ok) throw new HttpError(await messageOf(endpoint, response), response);
    return response;
  }

  async function sendWith(
    token: string | null,
    url: string,
    endpoint: Endpoint,
    request: CallRequest,
  ): Promise<Response> {
    const { onSent } = request;
    const port: Ports["http"] = onSent && upload ? (to, init) => upload(to, init, onSent) : http;
    // The library comes with the first call: what is seen first needs none.
    const { sendRequest } = await import("./send-request.ts");
    request.signal?.throwIfAborted();
    return sendRequest(port, url, {
      method: endpoint.method,
      headers: headersOf(endpoint, request, token),
      ...bodyOf(endpoint, request),
      credentials: endpoint.withCredentials ? "include" : "same-origin",
      // Redirects keep custom headers, even to another origin: the token would go along.
      redirect: token !== null && endpoint.token === "JWT-Authorization" ? "error" : "follow",
      ...(request.outlivesPage && { keepalive: true }),
      ...(request.signal && { signal: request.signal }),
    });
  }

  return {
    addressOf: (name, request = {}) => urlOf(config, endpoints[name], request, place),
    async read(name, request = {}) {
      const response = await call(name, request);
      const { answer } = endpoints[name];
      const text = await response.text();
      if (answer === "none" || text.trim() === "") return null;
      return answer === "json" ? parseJson(name, text) : text;
    },
    async readFile(name, request = {}) {
      const response = await call(name, request);
      return {
        blob: await response.blob(),
        disposition: response.headers.get("content-disposition"),
      };
    },
  };
}

function urlOf(
  config: Config,
  endpoint: Endpoint,
  { path, query, fromRoot }: CallRequest,
  { hostname, origin }: PagePlace,
): string {
  const filled = fillPath(endpoint.path, { ...path, brand: config.brand });
  const search = queryStringOf(query ?? {});
  const separator = search === "" ? "" : filled.includes("?") ? "&" : "?";
  const proxy = endpoint.proxied && hostname.includes(config.productDomain) ? "/proxy" : "";
  const base = fromRoot ? originOf(config.apiBase, origin) : config.apiBase.replace(/\/+$/, "");
  return base + proxy + filled + separator + search;
}

function originOf(apiBase: string, pageOrigin: string): string {
  return new URL(apiBase || "/", pageOrigin).origin;
}

/** Whether a call goes to the API's own origin or one the host page named (decisions B2). */
function isTrusted(url: string, config: Config, pageOrigin: string): boolean {
  const { origin } = new URL(url, pageOrigin);
  return origin === originOf(config.apiBase, pageOrigin) || config.trustedOrigins.includes(origin);
}

function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (signal === undefined) return promise;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([promise, aborted]);
}

function headersOf(
  endpoint: Endpoint,
  request: CallRequest,
  token: string | null,
): Record<string, string> {
  return {
    ...(token !== null && { [endpoint.token]: `Bearer ${token}` }),
    ...(endpoint.csrf && request.csrfToken && { "X-CSRF-Token": request.csrfToken }),
    ...(endpoint.body === "json" && { "Content-Type": "application/json" }),
    ...(endpoint.body === "json-api" && { "Content-Type": "application/vnd.api+json" }),
    Accept: endpoint.answer === "json" ? "application/json" : "*/*",
  };
}

function bodyOf(endpoint: Endpoint, { body }: CallRequest): { body?: BodyInit } {
  if (endpoint.body === "none") return {};
  if (endpoint.body === "empty") return { body: "" };
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  return { body: JSON.stringify(body ?? {}) };
}

/**
 * The sentence of a failed call (decisions B8, B9). The body may be HTML, or empty; it is read from a
 * copy, so that who gets the response as `cause` can read it too.
 */
async function messageOf(endpoint: Endpoint, response: Response): Promise<string> {
  const text = await readText(response.clone());
  if (endpoint.method === "GET") return "API Request failed.";
  return messageIn(text) || response.statusText || `HTTP ${response.status}`;
}

function messageIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("message" in body)) return "";
    return typeof body.message === "string" ? body.message.trim() : "";
  } catch {
    return ""; // an HTML error page says nothing a person can use
  }
}

function readText(response: Response): Promise<string> {
  return response.text().catch(() => "");
}

function parseJson(name: EndpointName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AnswerError(`The answer of ${name} is no JSON.`, { cause });
  }
}
