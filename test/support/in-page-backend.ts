import { createBackend, createSeededStore } from "../../demo/server/index.ts";
import { InPageRequest } from "./in-page-request.ts";

export interface InPageBackend {
  /** To be given as `api-base`: a base of its own, so that nothing is shared with another test. */
  readonly apiBase: string;
  /** `GET /path` of every call so far, without its query and base. */
  readonly calls: readonly string[];
  /** How many calls were aborted by their owner. */
  readonly aborted: () => number;
  /** Puts the page's own `fetch` and `XMLHttpRequest` back. Throws when the page called something else than its backend. */
  restore(): void;
}

export interface InPageBackendOptions {
  /** Where the API is; the page's own origin unless given. */
  readonly origin?: string;
  /** Id of a demo user, or null for nobody. */
  readonly user?: string | null;
  /**
   * Answers a call in place of the backend; undefined leaves it to the backend. One that throws fails
   * the test.
   */
  readonly intercept?: (request: Request) => Promise<Response | undefined> | Response | undefined;
}

let bases = 0;

/** Answers the page's calls with the reference backend's handlers, in memory. */
export async function startInPageBackend({
  origin = "",
  user = "agent",
  intercept = () => undefined,
}: InPageBackendOptions = {}): Promise<InPageBackend> {
  const folder = `/backend-${++bases}`;
  const apiBase = origin + folder;
  const root = new URL(apiBase, window.location.href).origin;
  const calls: string[] = [];
  const strays: string[] = [];
  let aborted = 0;
  const backend = await createBackend(
    {
      store: await createSeededStore(),
      clock: { now: () => Date.now() },
      newId: () => crypto.randomUUID(),
    },
    { defaultUser: user },
  );
  const { fetch: pageFetch, XMLHttpRequest: pageRequest } = window;
  // It has what the elements use of one.
  window.XMLHttpRequest = InPageRequest as unknown as typeof XMLHttpRequest;

  async function answer(url: URL, init: RequestInit | undefined): Promise<Response> {
    if (!isFile(url)) url.pathname = url.pathname.slice(folder.length);
    const request = new Request(url, { ...init, signal: null });
    calls.push(`${request.method} ${url.pathname}`);
    return (await intercept(request)) ?? backend.app.fetch(request);
  }

  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const isCall = url.pathname.startsWith(`${folder}/`) || isFile(url);
    if (!isCall || url.origin !== root) {
      // The core loads what sends its first call: that of an earlier test may come when it is over.
      if (!/^\/backend-\d+\//.test(url.pathname)) strays.push(url.href);
      return Promise.reject(new TypeError("Failed to fetch"));
    }
    const signal = init?.signal;
    // Nothing leaves for what is aborted already.
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const handleAbort = () => {
        aborted += 1;
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", handleAbort, { once: true });
      answer(url, init).then(
        (response) => {
          signal?.removeEventListener("abort", handleAbort);
          resolve(response);
        },
        (error: unknown) => {
          strays.push(`${url.href}: ${error}`);
          reject(error);
        },
      );
    });
  };

  return {
    apiBase,
    calls,
    aborted: () => aborted,
    restore() {
      window.fetch = pageFetch;
      window.XMLHttpRequest = pageRequest;
      if (strays.length > 0) throw new Error(`The page called ${strays.join(", ")}`);
    },
  };
}

/** The server names its files from the root of its origin on (decisions ZA8). */
function isFile({ pathname }: URL): boolean {
  return /^\/(?:system\/)?files\//.test(pathname);
}
