import type { Http } from "../../src/core/ports.ts";

/** One request that was sent and what came back. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly sent: RequestInit["body"];
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** An {@link Http} that follows no redirects and keeps what is sent through it. */
export interface Recorder {
  readonly http: Http;
  /** The exchanges since the last call. */
  take(): readonly Exchange[];
}

export function recordExchanges(send: Http, origin: string | null): Recorder {
  let kept: Exchange[] = [];
  async function http(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (origin !== null) headers.set("Origin", origin);
    const {
      status,
      headers: given,
      body,
    } = await send(url, { ...init, headers, redirect: "manual" });
    const bytes = await new Response(body).arrayBuffer();
    const text = new TextDecoder().decode(bytes);
    kept.push({ method: init.method ?? "GET", url, sent: init.body, status, headers: given, text });
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
