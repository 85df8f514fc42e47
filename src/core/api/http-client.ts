import { unlessAborted } from "../async/abort.ts";
import type { Config } from "../config.ts";
import type { SentCall } from "../diagnosis/trouble.ts";
import { apiOriginOf, tokenOriginsOf } from "../links/links.ts";
import { fillPath } from "../links/path.ts";
import type { Clock, PagePlace, Ports, SentBytes } from "../ports.ts";
import { withoutEnd } from "../texts/without-end.ts";
import { codeOfCall, faultOf } from "./call-faults.ts";
import type { Endpoint } from "./endpoint.ts";
import { HttpError, isAbort } from "./errors.ts";
import { readText } from "./read-text.ts";
import type { Answered, Sender } from "./send-request.ts";

export interface CallRequest {
  /** Values of the `{name}` parts of the path. */
  readonly path?: Readonly<Record<string, string>>;
  /** The path starts at the root of the API's origin, whatever the API base (decisions B18). */
  readonly fromRoot?: boolean;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  /** Value of `X-CSRF-Token`; sent only on calls that take it. */
  readonly csrfToken?: string | null;
  readonly signal?: AbortSignal;
  /** The page may close while the call is under way. */
  readonly outlivesPage?: boolean;
  /** Reports how much of the body was sent, where the `upload` port exists. */
  readonly onSent?: (sent: SentBytes) => void;
}

/**
 * Sends requests to endpoints. Retries none that failed (decisions B14); one that the browser ended because the page was
 * left is sent again when the page is back, if it is repeatable. Where a sign-in form can replace the screen, a call waits
 * until the person has signed in again; after a 401 it is sent once more with the new token.
 */
export interface HttpClient {
  /** The address of a request: absolute, or relative to the page's origin. */
  addressOf(endpoint: Endpoint, request?: CallRequest): string;
  /**
   * The response, its body unread. Rejects with `HttpError` on a status that is not OK, a `TypeError` when the network
   * fails or the server does not answer in time (decisions B11), a `RangeError` on a path that would leave its folder,
   * and the signal's reason when it aborts.
   */
  send(endpoint: Endpoint, request?: CallRequest): Promise<Response>;
  /** What `read` makes of the response. Also rejects with a `TypeError` when the body does not end in time. */
  receive<Answer>(
    endpoint: Endpoint,
    request: CallRequest,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer>;
}

/** What the client uses of the session. */
export interface TokenSource {
  /** The token to send, or null when none is usable. */
  usableToken(): Promise<string | null>;
  /** The server answered 401 to a call with this token. */
  refuse(token: string): void;
  /** The server's last answer was 401, with a token or without. */
  unauthorized?(): void;
  /**
   * A new token once the person has signed in again, where a sign-in form can replace the screen, or after a refusal
   * from the host page; else null at once. Rejects with an `AbortError` when the person does not return.
   */
  renewed?(wasRefused?: boolean): Promise<string | null>;
  /** The host page was asked for a token and threw. */
  hasFailed?(): boolean;
  /** Learns the server's time from an answer, by which tokens are judged. True if that is another time than before. */
  learnTime?(response: Response, mayBeKept: boolean): boolean;
  /** The token is not sent because it is from the future, by a clock that may be wrong. */
  isClockWrong?(): boolean;
}

/** Hears how calls end, to say what keeps them from their server. */
export interface CallWatch {
  /** @param hasTokenFailed - the host page threw when it was asked for a token. */
  answered(url: string, hasTokenFailed: boolean): void;
  /** Resolves once the cause is known as far as it can be. */
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
    const hasTokenFailed = () => session.hasFailed?.() ?? false;
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
      watch?.answered(url, hasTokenFailed());
      return answer;
    } catch (error) {
      if (!request.signal?.aborted && !isAbort(error)) {
        const call = {
          ...seen,
          url,
          apiBase: config.apiBase,
          endpoint,
          hasTokenFailed: hasTokenFailed(),
          isClockWrong: session.isClockWrong?.() ?? false,
          fault: faultOf(error),
        };
        // Without the code that explains it, or where that does not come, the error speaks for itself.
        await within(clock, longestReasonMs, watch?.failed(call, error));
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
      // By a clock that is wrong, it left without the token.
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
    if (!response.ok) throw new HttpError(await messageOf(endpoint, answered), response);
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
    // The element's own code needs no request: this part comes with that of its screen.
    const { sendRequest } = await codeOfCall(import("./send-request.ts"));
    request.signal?.throwIfAborted();
    return sendRequest({ port, clock, isFile: endpoint.answer === "blob" }, url, {
      method: endpoint.method,
      headers: headersOf(endpoint, request, token),
      body: bodyOf(endpoint, request),
      credentials: endpoint.withCredentials ? "include" : "same-origin",
      // A redirect keeps custom headers, even to another origin: it would pass the token on.
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

/** The reason of a failure that takes longer is not waited for. */
const longestReasonMs = 15_000;

/** Resolves when the promise settles, or after so long. */
async function within(clock: Clock, ms: number, promise?: Promise<unknown>): Promise<void> {
  let cancel = () => {};
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  await Promise.race([promise?.catch(() => {}), over]);
  cancel();
}

/** Whether the browser may have ended a call, which it does as if the network had failed. */
function isLost(error: unknown, abort?: AbortSignal): boolean {
  const fault = faultOf(error);
  if (abort?.aborted || (fault !== null && fault !== "no code")) return false;
  return error instanceof TypeError || isAbort(error);
}

/** What is known of a call under way. */
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

/** Whether an address is of the API's own origin or a trusted one (decisions B2). */
function isTrusted(url: string, config: Config, pageOrigin: string): boolean {
  return tokenOriginsOf(config, pageOrigin).includes(new URL(url, pageOrigin).origin);
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

/** Null where there is none: a page may have put a `body` on `Object.prototype`. */
function bodyOf(endpoint: Endpoint, { body }: CallRequest): BodyInit | null {
  if (endpoint.body === "none") return null;
  if (endpoint.body === "empty") return "";
  if (body instanceof FormData || body instanceof URLSearchParams) return body;
  return JSON.stringify(body ?? {});
}

/**
 * The message of a failed call (decisions B8, B9). The body may be HTML or empty; it is read from a
 * copy, because the response is the error's `cause` and may be read again.
 */
async function messageOf(endpoint: Endpoint, { response, read }: Answered): Promise<string> {
  const text = await read((whole) => readText(whole.clone())).catch(() => "");
  if (endpoint.method === "GET") return "API Request failed.";
  return messageIn(text) || response.statusText || `HTTP ${response.status}`;
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
 * Writes a query as PHP reads it: `filters[type][]=a`, `answers[0][key]=b` (decisions B12).
 * Leaves out empty lists, empty text, missing values and numbers that are not finite.
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
