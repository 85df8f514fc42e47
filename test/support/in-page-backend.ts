import { createBackend, createMemoryStore } from "../../demo/server/index.ts";

export interface InPageBackend {
  /** `GET /path` of every call so far, without its query. */
  readonly calls: readonly string[];
  /** Puts the page's own `fetch` back. */
  restore(): void;
}

export interface InPageBackendOptions {
  /** Id of a demo user, or null for nobody. */
  readonly user?: string | null;
  /** Answers a call in place of the backend; undefined leaves it to the backend. */
  readonly intercept?: (request: Request) => Promise<Response | undefined> | Response | undefined;
}

/**
 * Answers the page's calls with the reference backend's handlers, in memory. Calls to other origins
 * fail like a broken network; calls that the backend does not know fail the test that reads `calls`.
 */
export async function startInPageBackend({
  user = "agent",
  intercept = () => undefined,
}: InPageBackendOptions = {}): Promise<InPageBackend> {
  const calls: string[] = [];
  const backend = await createBackend(
    {
      store: await createMemoryStore(),
      clock: { now: () => Date.now() },
      newId: () => crypto.randomUUID(),
    },
    { defaultUser: user },
  );
  const pageFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== window.location.origin) throw new TypeError("Failed to fetch");
    calls.push(`${request.method} ${pathname}`);
    init?.signal?.throwIfAborted();
    const answer = (await intercept(request)) ?? (await backend.app.fetch(request));
    init?.signal?.throwIfAborted();
    return answer;
  };
  return {
    calls,
    restore() {
      window.fetch = pageFetch;
    },
  };
}
