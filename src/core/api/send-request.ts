import { createFetch, FetchError } from "ofetch";
import type { Answered, SentBy } from "./answered.ts";
import { createTimeLimit } from "./time-limit.ts";

/** Options that a call may leave out, stated: a page may have put their names on `Object.prototype`. */
const unused: object = {
  baseURL: "",
  body: null,
  duplex: undefined,
  onRequest: undefined,
  onRequestError: undefined,
  onResponse: undefined,
  onResponseError: undefined,
  params: undefined,
  parseResponse: undefined,
  query: undefined,
  retryDelay: undefined,
  retryStatusCodes: undefined,
  timeout: 0,
};

/** No proxy waits longer for its server. */
const longestSilenceMs = 120_000;
/** A large file on a slow line. */
const longestFileMs = 600_000;
/** A slow line takes so much of a body that leaves without reports of its progress. */
const leastBytesPerMs = 16;

/**
 * Sends one request through the port, without retries. Rejects as the port does, and with a `TypeError`
 * when the server does not answer in time (decisions B11).
 */
export async function sendRequest(
  { port, clock, isFile }: SentBy,
  url: string,
  init: RequestInit,
): Promise<Answered> {
  const limit = createTimeLimit(clock, init.signal);
  const wait = () => limit.set(longestSilenceMs);
  limit.set(longestSilenceMs + sizeOf(init.body) / leastBytesPerMs);
  const { raw } = createFetch({ fetch: (to, given) => port(String(to), given ?? {}, wait) });
  try {
    const response = await raw(url, {
      ...unused,
      ...init,
      signal: limit.signal,
      responseType: "stream",
      ignoreResponseError: true,
      retry: false,
    });
    limit.set(isFile ? longestFileMs : longestSilenceMs);
    return { response, read: (reader) => limit.end(reader(response)) };
  } catch (error) {
    const cause = error instanceof FetchError && error.cause !== undefined ? error.cause : error;
    return limit.end(Promise.reject(cause));
  }
}

function sizeOf(body: RequestInit["body"]): number {
  return typeof body === "string" ? body.length : 0;
}
