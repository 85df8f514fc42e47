/**
 * Runs first in a page under test: records its requests, console output and events, and answers its calls. An
 * unexpected call fails like a network failure. It is a classic script, because a module would run after the page's own
 * classic scripts.
 */
export interface Recorder {
  /** `METHOD /path` of every call so far, without query. */
  readonly calls: string[];
  readonly urls: string[];
  readonly headers: Headers[];
  readonly unexpected: string[];
  /** `level: text` of all console output. */
  readonly said: string[];
  /** Uncaught errors, and violations of the page's policy. */
  readonly errors: string[];
  /** The answers by `METHOD /path`. */
  readonly answers: Map<string, () => unknown>;
}

declare global {
  interface Window {
    recorder?: Recorder;
  }
}

{
  const settings = { capabilities: ["scout:access"], siteName: "Scout" };

  const recorder: Recorder = {
    calls: [],
    urls: [],
    headers: [],
    unexpected: [],
    said: [],
    errors: [],
    answers: new Map([
      ["GET /api/v1/site-connector/settings", (): unknown => ({ data: { settings } })],
    ]),
  };
  window.recorder = recorder;

  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (pathname.endsWith("/embed.json")) return fetch(request);
    const call = `${request.method} ${origin === location.origin ? "" : origin}${pathname}`;
    recorder.calls.push(call);
    recorder.urls.push(request.url);
    recorder.headers.push(request.headers);
    const answer = recorder.answers.get(call);
    if (answer !== undefined) return Response.json(answer());
    recorder.unexpected.push(call);
    throw new TypeError("Failed to fetch");
  };

  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      recorder.said.push(`${level}: ${parts.map(String).join(" ")}`);
    };
  }

  window.addEventListener("error", ({ message }) => recorder.errors.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) =>
    recorder.errors.push(String(reason)),
  );
  document.addEventListener("securitypolicyviolation", (event) => {
    const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    const place = `${sourceFile}:${lineNumber}`;
    recorder.errors.push(`${violatedDirective} blocked ${blockedURI} ${sample} at ${place}`);
  });
}
