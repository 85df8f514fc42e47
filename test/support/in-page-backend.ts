import { createDice } from "../../demo/server/catalogue/dice.ts";
import { createBackend, createSeededStore } from "../../demo/server/index.ts";
import { InPageRequest } from "./in-page-request.ts";

export interface InPageBackend {
  /** The value for `api-base`, unique so that tests share nothing. */
  readonly apiBase: string;
  /** `GET /path` of every call so far, without query and base. */
  readonly calls: readonly string[];
  /** The number of calls aborted by the caller. */
  readonly aborted: () => number;
  /** The number of calls without an answer. */
  readonly underWay: () => number;
  /** A token of a demo user for this browser. */
  issueToken(userId: string, ttlSeconds: number): Promise<string>;
  /** Restores `fetch`, `XMLHttpRequest` and `sendBeacon`. Returns the unexpected calls of the page. */
  restore(): readonly string[];
}

export interface InPageBackendOptions {
  /** The address of the API; by default the page's own origin. */
  readonly origin?: string;
  /** The id of a demo user, or null if the user is signed out. */
  readonly user?: string | null;
  /** Answers a call instead of the backend; undefined passes it on. `Response.error()` is a failed connection; an exception fails the test. */
  readonly intercept?: (request: Request) => Promise<Response | undefined> | Response | undefined;
  /** True for addresses that are really requested; by default none. */
  readonly passesOn?: (url: URL) => boolean;
}

let bases = 0;

/** Answers the page's calls with the handlers of the reference backend, in memory. */
export async function startInPageBackend({
  origin = "",
  user = "agent",
  intercept = () => undefined,
  passesOn = () => false,
}: InPageBackendOptions = {}): Promise<InPageBackend> {
  const folder = `/backend-${++bases}`;
  const apiBase = origin + folder;
  const root = new URL(apiBase, window.location.href).origin;
  const calls: string[] = [];
  const strays: string[] = [];
  let aborted = 0;
  let underWay = 0;
  const backend = await createBackend(
    {
      store: await createSeededStore(),
      clock: { now: () => Date.now() },
      newId: () => crypto.randomUUID(),
      // A batch number determines how long its steps take.
      random: createDice("batch numbers").next,
    },
    { defaultUser: user },
  );
  const { fetch: pageFetch, XMLHttpRequest: pageRequest } = window;
  // Implements the parts that the elements use.
  window.XMLHttpRequest = InPageRequest as unknown as typeof XMLHttpRequest;

  /** The core lazily loads the code that sends its first call, so a call of an earlier test may arrive late. */
  function isOwnCall(url: URL): boolean {
    const isOwn = url.origin === root && (url.pathname.startsWith(`${folder}/`) || isFile(url));
    if (!isOwn && !/^\/backend-\d+\//.test(url.pathname)) strays.push(url.href);
    return isOwn;
  }

  async function answer(url: URL, init: RequestInit | undefined): Promise<Response> {
    if (!isFile(url)) url.pathname = url.pathname.slice(folder.length);
    const request = new Request(url, { ...init, signal: null });
    calls.push(`${request.method} ${url.pathname}`);
    underWay += 1;
    try {
      return (await intercept(request)) ?? (await backend.app.fetch(request));
    } finally {
      underWay -= 1;
    }
  }

  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (passesOn(url)) return pageFetch.call(window, input, init);
    if (!isOwnCall(url)) return Promise.reject(new TypeError("Failed to fetch"));
    const signal = init?.signal;
    // An aborted call is not sent.
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
          if (response.type === "error") reject(new TypeError("Failed to fetch"));
          else resolve(response);
        },
        (error: unknown) => {
          strays.push(`${url.href}: ${error}`);
          reject(error);
        },
      );
    });
  };

  // An own property hides the method of the prototype until it is deleted.
  navigator.sendBeacon = (input, body) => {
    const url = new URL(input, window.location.href);
    if (isOwnCall(url))
      answer(url, { method: "POST", body: body ?? null }).catch((error: unknown) =>
        strays.push(`${url.href}: ${error}`),
      );
    return true;
  };

  return {
    apiBase,
    calls,
    aborted: () => aborted,
    underWay: () => underWay,
    issueToken: (userId, ttlSeconds) =>
      backend.issueToken({ userId, userAgent: navigator.userAgent, ttlSeconds }),
    restore() {
      window.fetch = pageFetch;
      window.XMLHttpRequest = pageRequest;
      Reflect.deleteProperty(navigator, "sendBeacon");
      return strays;
    },
  };
}

/** The server names its files from the root of its origin. */
function isFile({ pathname }: URL): boolean {
  return /^\/(?:system\/)?files\//.test(pathname);
}
