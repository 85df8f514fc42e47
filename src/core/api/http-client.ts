import { unlessAborted } from "../async/abort.ts";
import type { Config } from "../config.ts";
import type { SentCall } from "../diagnosis/trouble.ts";
import { apiOriginOf, tokenOriginsOf } from "../links/links.ts";
import { fillPath } from "../links/path.ts";
import type { Clock, PagePlace, Ports, SentBytes } from "../ports.ts";
import type { LostToken } from "../session/token.ts";
import { withoutEnd } from "../texts/without-end.ts";
import { acceptLanguageOf } from "./accept-language.ts";
import { codeOfCall, faultOf } from "./call-faults.ts";
import type { Endpoint } from "./endpoint.ts";
import { HttpError, isAbort } from "./errors.ts";
import { readText } from "./read-text.ts";
import type { Answered, Sender } from "./send-request.ts";

export interface CallRequest {
  /** Values of the `{name}` parts of the path. */
  readonly path?: Readonly<Record<string, string>>;
  /** The path starts at the root of the API's origin instead of the API base. */
  readonly fromRoot?: boolean;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  /** The value of `X-CSRF-Token`. Endpoints that do not send this header ignore it. */
  readonly csrfToken?: string | null;
  readonly signal?: AbortSignal;
  /** The call continues if the page closes. */
  readonly outlivesPage?: boolean;
  /** Reports the progress of the upload; requires the `upload` port. */
  readonly onSent?: (sent: SentBytes) => void;
}

/**
 * Sends requests to endpoints. Failed requests are not retried, with one exception: if the browser aborts a repeatable
 * request because the user leaves the page, it is sent again when the user returns. Where a sign-in form can replace the
 * screen, a call waits until the user has signed in again, and a call answered 401 is sent again with the new token.
 */
export interface HttpClient {
  /** The address of a request: absolute, or relative to the page's origin. */
  addressOf(endpoint: Endpoint, request?: CallRequest): string;
  /**
   * Returns the response with an unread body. Rejects with an `HttpError` on a status that is not OK, and with a
   * `TypeError` when the network fails or the server does not answer in time. A path that leads out of its folder causes
   * a `RangeError`, and an aborted signal its own reason.
   */
  send(endpoint: Endpoint, request?: CallRequest): Promise<Response>;
  /** Returns the result of `read`. Rejects as `send` does, and with a `TypeError` when the body does not end in time. */
  receive<Answer>(
    endpoint: Endpoint,
    request: CallRequest,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer>;
}

/** The part of the session that the client uses. */
export interface TokenSource {
  /** The token to send; null without a usable token. */
  usableToken(): Promise<string | null>;
  /** The server answered 401 to a call with this token. */
  refuse(token: string): void;
  /** The server's last answer was 401, whether or not a token was sent. */
  unauthorized?(): void;
  /**
   * Resolves with a new token once the user has signed in again, or once the host page has replaced a refused token.
   * Resolves with null at once if neither is possible. Rejects with an `AbortError` if the user does not return.
   */
  renewed?(wasRefused?: boolean): Promise<string | null>;
  /** Why no token can be sent, although there is one or the page should have given one; null if neither is so. */
  lostToken?(): LostToken | null;
  /** Learns the server's time, by which tokens are judged, from an answer. Returns true if the known time changes. */
  learnTime?(response: Response, mayBeKept: boolean): boolean;
}

/** Receives the outcome of each call, to explain why calls do not reach their server. */
export interface CallWatch {
  /** @param lostToken - why no token can be sent */
  answered(url: string, lostToken: LostToken | null): void;
  /** Resolves once the cause has been looked for. */
  failed(call: SentCall, error: unknown): Promise<void>;
}

type HttpPorts = Pick<Ports, "http" | "upload" | "place" | "clock" | "repeatIfLeft">;

export function createHttpClient(
  config: Config,
  { http, upload, place, clock, repeatIfLeft }: HttpPorts,
  session: TokenSource,
  watch?: CallWatch,
  mayCallScout?: () => Promise<void>,
): HttpClient {
  async function receive<Answer>(
    endpoint: Endpoint,
    request: CallRequest,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const url = urlOf(config, endpoint, request, place);
    const seen: SeenCall = { hasToken: false, response: null };
    const lostToken = () => session.lostToken?.() ?? null;
    const perform = async () => {
      request.signal?.throwIfAborted();
      return exchange(url, endpoint, request, read, seen);
    };
    try {
      const answer = await (endpoint.repeatable && repeatIfLeft
        ? unlessAborted(
            repeatIfLeft(perform, (error) => isLost(error, request.signal)),
            request.signal,
          )
        : perform());
      watch?.answered(url, lostToken());
      return answer;
    } catch (error) {
      if (!request.signal?.aborted && !isAbort(error)) {
        const call = {
          ...seen,
          url,
          apiBase: config.apiBase,
          endpoint,
          lostToken: lostToken(),
          fault: faultOf(error),
        };
        // The explanation is optional: without it, the caller still gets the error.
        await within(clock, reasonTimeoutMs, watch?.failed(call, error));
      }
      throw error;
    }
  }

  async function exchange<Answer>(
    url: string,
    endpoint: Endpoint,
    request: CallRequest,
    read: (response: Response) => Promise<Answer>,
    seen: SeenCall,
  ): Promise<Answer> {
    if (endpoint.needsScout && mayCallScout) await unlessAborted(mayCallScout(), request.signal);
    const isSent = endpoint.token !== "none" && isTrusted(url, config, place.origin);
    const mayWait = isSent && !endpoint.signsIn;
    const renewed = async (wasRefused: boolean) =>
      session.renewed === undefined
        ? null
        : unlessAborted(session.renewed(wasRefused), request.signal);
    // The host page may take a while to provide a token.
    const held = isSent ? await unlessAborted(session.usableToken(), request.signal) : null;
    const token = held ?? (mayWait ? await renewed(false) : null);
    seen.hasToken = token !== null;
    let answered = await sendWith(token, url, endpoint, request);
    const isOtherTime =
      isTrusted(url, config, place.origin) &&
      session.learnTime?.(answered.response, endpoint.method === "GET");
    if (isOtherTime && isSent && token === null) {
      // The wrong clock of the device had made the token seem unusable.
      const isRepeatable = endpoint.repeatable || answered.response.status === 401;
      const next = isRepeatable ? await session.usableToken() : null;
      if (next !== null) answered = await sendWith(next, url, endpoint, request);
      seen.hasToken = next !== null;
    }
    if (answered.response.status === 401 && mayWait) {
      if (token !== null) session.refuse(token);
      const next = await renewed(token !== null);
      if (next !== null) answered = await sendWith(next, url, endpoint, request);
      const isRefused = answered.response.status === 401;
      if (next !== null && isRefused) session.refuse(next);
      if (isRefused) session.unauthorized?.();
    }
    const { response } = answered;
    seen.response = response;
    if (!response.ok) throw await httpErrorOf(endpoint, answered);
    return answered.read(read);
  }

  async function sendWith(
    token: string | null,
    url: string,
    endpoint: Endpoint,
    request: CallRequest,
  ): Promise<Answered> {
    const { onSent } = request;
    const port: Sender["port"] = (to, init, onSign) => {
      if (!onSent || !upload) return http(to, init);
      return upload(to, init, (sent) => {
        onSign();
        onSent(sent);
      });
    };
    // Elements do not need this code to start, so it is loaded with the code of their screen.
    const { sendRequest } = await codeOfCall(import("./send-request.ts"));
    request.signal?.throwIfAborted();
    return sendRequest({ port, clock, isFile: endpoint.answer === "blob" }, url, {
      method: endpoint.method,
      headers: headersOf(endpoint, request, token, config.locale),
      body: bodyOf(endpoint, request),
      credentials: endpoint.withCredentials ? "include" : "same-origin",
      // A redirect to another origin keeps custom headers, so it would disclose the token.
      redirect: token !== null && endpoint.token === "JWT-Authorization" ? "error" : "follow",
      ...(request.outlivesPage && { keepalive: true }),
      ...(request.signal && { signal: request.signal }),
    });
  }

  return {
    addressOf: (endpoint, request = {}) => urlOf(config, endpoint, request, place),
    send: (endpoint, request = {}) => receive(endpoint, request, async (response) => response),
    receive,
  };
}

/** A failed call waits at most this long for its explanation. */
const reasonTimeoutMs = 15_000;

/** Resolves when the promise settles, or when the time is over. */
async function within(clock: Clock, ms: number, promise?: Promise<unknown>): Promise<void> {
  let cancel = () => {};
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  await Promise.race([promise?.catch(() => {}), over]);
  cancel();
}

/** True if the browser may have aborted the call, which looks like a network failure. */
function isLost(error: unknown, abort?: AbortSignal): boolean {
  const fault = faultOf(error);
  if (abort?.aborted || (fault !== null && fault !== "no code")) return false;
  return error instanceof TypeError || isAbort(error);
}

/** Facts about a running call, for the explanation of a failure. */
interface SeenCall {
  hasToken: boolean;
  response: Response | null;
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
  const base = fromRoot ? apiOriginOf(config.apiBase, origin) : withoutEnd(config.apiBase, /\//);
  return base + proxy + filled + separator + search;
}

/** True if the address has the API's own origin or a trusted one. */
function isTrusted(url: string, config: Config, pageOrigin: string): boolean {
  return tokenOriginsOf(config, pageOrigin).includes(apiOriginOf(url, pageOrigin));
}

function headersOf(
  endpoint: Endpoint,
  request: CallRequest,
  token: string | null,
  locale: string,
): Record<string, string> {
  const languages = acceptLanguageOf(locale);
  return {
    ...(token !== null && { [endpoint.token]: `Bearer ${token}` }),
    ...(endpoint.csrf && request.csrfToken && { "X-CSRF-Token": request.csrfToken }),
    ...(endpoint.body === "json" && { "Content-Type": "application/json" }),
    ...(endpoint.body === "json-api" && { "Content-Type": "application/vnd.api+json" }),
    Accept: endpoint.answer === "json" ? "application/json" : "*/*",
    ...(languages !== null && { "Accept-Language": languages }),
  };
}

/**
 * The body of a request. Without one, it is null instead of undefined, because a page may have added a `body` to
 * `Object.prototype`.
 */
function bodyOf(endpoint: Endpoint, { body }: CallRequest): BodyInit | null {
  if (endpoint.body === "none") return null;
  if (endpoint.body === "empty") return "";
  if (body instanceof FormData || body instanceof URLSearchParams) return body;
  return JSON.stringify(body ?? {});
}

/**
 * The error of a failed call. The body is read from a copy, because the response becomes the `cause` of the error, and
 * its receiver may read it again.
 */
async function httpErrorOf(endpoint: Endpoint, { response, read }: Answered): Promise<HttpError> {
  const text = await read((whole) => readText(whole.clone())).catch(() => "");
  if (endpoint.method === "GET") return new HttpError("API Request failed.", response);
  const sent = messageIn(text) || response.statusText;
  return new HttpError(sent || `HTTP ${response.status}`, response);
}

function messageIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("message" in body)) return "";
    return typeof body.message === "string" ? body.message.trim() : "";
  } catch {
    return ""; // an HTML error page has no message
  }
}

/** A value of a query parameter. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/**
 * Writes a query in the notation of PHP: `filters[type][]=a`, `answers[0][key]=b`. Leaves out empty lists, empty
 * strings, missing values and numbers that are not finite.
 */
export function queryStringOf(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) append(pairs, name, value);
  return pairs.toString();
}

function append(pairs: URLSearchParams, name: string, value: QueryValue): void {
  if (value === null || value === undefined || value === "") return;
  if (isList(value)) {
    value.forEach((entry, index) => {
      append(pairs, typeof entry === "object" ? `${name}[${index}]` : `${name}[]`, entry);
    });
  } else if (typeof value === "object") {
    for (const [key, entry] of Object.entries(value)) append(pairs, `${name}[${key}]`, entry);
  } else if (typeof value !== "number" || Number.isFinite(value)) {
    pairs.append(name, String(value));
  }
}

function isList(value: QueryValue): value is readonly QueryValue[] {
  return Array.isArray(value);
}
