import type { Http } from "../core/ports.ts";

/** A request and its answer. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly sent: RequestInit["body"];
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The address of a redirect within the origin; null without a redirect. */
  readonly redirectedTo: string | null;
}

/** An {@link Http} that records requests and answers, and follows redirects only within the origin. */
export interface Recorder {
  readonly http: Http;
  /** Returns the requests and answers since this function was last called. */
  take(): readonly Exchange[];
}

export function recordExchanges(send: Http, origin: string | null): Recorder {
  let kept: Exchange[] = [];
  async function http(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (origin !== null) headers.set("Origin", origin);
    let answer = await send(url, { ...init, headers, redirect: "manual" });
    let redirectedTo: string | null = null;
    for (let count = 0; count < maxRedirects; count += 1) {
      const target: string | null =
        init.redirect === "error" ? null : targetWithin(redirectedTo ?? url, answer);
      if (target === null) break;
      redirectedTo = target;
      answer = await send(target, {
        ...redirected(init, answer.status),
        headers,
        redirect: "manual",
      });
    }
    const { status, headers: given, body } = answer;
    const bytes = await new Response(body).arrayBuffer();
    const text = new TextDecoder().decode(bytes);
    const method = init.method ?? "GET";
    kept.push({ method, url, sent: init.body, status, headers: given, text, redirectedTo });
    const hasBody = ![101, 204, 205, 304].includes(status);
    return new Response(hasBody ? bytes : null, { status, headers: given });
  }
  return {
    http,
    take() {
      const taken = kept;
      kept = [];
      return taken;
    },
  };
}

const maxRedirects = 5;

/** The address to which an answer redirects within the origin; null if it does not. */
function targetWithin(url: string, { status, headers }: Response): string | null {
  const location = headers.get("Location");
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return null;
  const target = URL.canParse(location, url) ? new URL(location, url) : null;
  return target?.origin === new URL(url).origin ? target.href : null;
}

/** A redirect turns a POST into a GET, unless its status forbids that. */
function redirected(init: RequestInit, status: number): RequestInit {
  const isKept = status > 303 || (init.method !== "POST" && status !== 303);
  if (isKept) return init;
  const { body: _body, ...others } = init;
  return { ...others, method: "GET" };
}
