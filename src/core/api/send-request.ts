import { createFetch, FetchError } from "ofetch";
import { unlessAborted } from "../async/abort.ts";
import type { Clock } from "../ports.ts";
import { withFault } from "./call-faults.ts";

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
  { port, clock, isFile }: Sender,
  url: string,
  init: RequestInit,
): Promise<Answered> {
  const limit = createTimeLimit(clock, init.signal);
  const wait = () => limit.set(longestSilenceMs);
  limit.set(longestSilenceMs + sizeOf(init.body) / leastBytesPerMs);
  const { raw } = createFetch({ fetch: (to, options) => port(String(to), options ?? {}, wait) });
  try {
    const response = await raw(url, {
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

/** Limits one request, whose time-out is a `TypeError`, as a lost connection is. */
interface TimeLimit {
  readonly signal: AbortSignal;
  /** Aborts in so many milliseconds; an earlier limit no longer counts. */
  set(limitMs: number): void;
  /** Settles as the promise does, or rejects when the limit or the owner aborts. Nothing is limited afterwards. */
  end<Value>(promise: Promise<Value>): Promise<Value>;
}

/** @param owner - aborts the request, too */
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
  /** Sends it; `onSign` is called whenever some of its body has left. */
  readonly port: (url: string, init: RequestInit, onSign: () => void) => Promise<Response>;
  readonly clock: Clock;
  readonly isFile: boolean;
}

/** A response whose body is unread. */
export interface Answered {
  readonly response: Response;
  /** Reads the body; rejects with a `TypeError` when it does not end in time. */
  read<Value>(reader: (response: Response) => Promise<Value>): Promise<Value>;
}
