import { createFetch, FetchError } from "ofetch";
import { unlessAborted } from "../async/abort.ts";
import type { Clock } from "../ports.ts";
import { withFault } from "./call-faults.ts";

/** Proxies do not wait longer for their server, so no answer comes after this time. */
const silenceTimeoutMs = 120_000;
/** The timeout of files, which is long enough for a large file on a slow connection. */
const fileTimeoutMs = 600_000;
/** The assumed upload speed of a slow connection, for bodies that are sent without progress reports. */
const minBytesPerMs = 16;

/**
 * Sends a request once through the port. Rejects as the port does, and with a `TypeError` if the server does not answer
 * in time.
 */
export async function sendRequest(
  { port, clock, isFile }: Sender,
  url: string,
  init: RequestInit,
): Promise<Answered> {
  const limit = createTimeLimit(clock, init.signal);
  const wait = () => limit.set(silenceTimeoutMs);
  limit.set(silenceTimeoutMs + sizeOf(init.body) / minBytesPerMs);
  const { raw } = createFetch({ fetch: (to, options) => port(String(to), options ?? {}, wait) });
  try {
    const response = await raw(url, {
      ...init,
      signal: limit.signal,
      responseType: "stream",
      ignoreResponseError: true,
      retry: false,
    });
    limit.set(isFile ? fileTimeoutMs : silenceTimeoutMs);
    return { response, read: (reader) => limit.end(reader(response)) };
  } catch (error) {
    const cause = error instanceof FetchError && error.cause !== undefined ? error.cause : error;
    return limit.end(Promise.reject(cause));
  }
}

function sizeOf(body: RequestInit["body"]): number {
  return typeof body === "string" ? body.length : 0;
}

/** Limits the time of one request. A timeout is a `TypeError`, like a lost connection. */
interface TimeLimit {
  readonly signal: AbortSignal;
  /** Aborts the request after this time. Replaces the earlier limit. */
  set(limitMs: number): void;
  /** Settles like the promise, or rejects when the limit or the owner aborts. Ends the limit. */
  end<Value>(promise: Promise<Value>): Promise<Value>;
}

/** @param owner - a signal that also aborts the request */
function createTimeLimit(clock: Clock, owner?: AbortSignal | null): TimeLimit {
  const controller = new AbortController();
  const { signal: abort } = controller;
  const handleAbort = () => controller.abort(owner?.reason);
  owner?.addEventListener("abort", handleAbort);
  let cancel = () => {};
  return {
    signal: abort,
    set(limitMs) {
      cancel();
      cancel = clock.after(limitMs, () =>
        controller.abort(withFault(new TypeError("The server does not answer."), "too late")),
      );
    },
    async end(promise) {
      try {
        return await unlessAborted(promise, abort);
      } finally {
        cancel();
        owner?.removeEventListener("abort", handleAbort);
      }
    },
  };
}

/** How one request is sent, and what limits it. */
export interface Sender {
  /** Sends the request. Calls `onSign` whenever a part of the body is sent. */
  readonly port: (url: string, init: RequestInit, onSign: () => void) => Promise<Response>;
  readonly clock: Clock;
  readonly isFile: boolean;
}

/** A response with an unread body. */
export interface Answered {
  readonly response: Response;
  /** Reads the body. Rejects with a `TypeError` if it does not end in time. */
  read<Value>(reader: (response: Response) => Promise<Value>): Promise<Value>;
}
