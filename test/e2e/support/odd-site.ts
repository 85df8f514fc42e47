import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { listen } from "../../../demo/server/host/listen.ts";

/** The answer of the site to a path, which replaces that of the demo. */
export type OddAnswer = (response: ServerResponse, asked: IncomingMessage) => unknown;

/** A server that passes requests on to the demo, except some with odd answers. */
export interface OddSite {
  readonly url: string;
  /** Answers by the beginning of the path; the demo answers all other paths. */
  readonly odd: Map<string, OddAnswer>;
  /** `METHOD /path` of every request so far. */
  readonly heard: string[];
  close(): void;
}

const passedOn = [
  "access-control-allow-origin",
  "content-type",
  "content-disposition",
  "cache-control",
  "set-cookie",
  "location",
];

export async function serveOddSite(demoUrl: string): Promise<OddSite> {
  const odd = new Map<string, OddAnswer>();
  const heard: string[] = [];
  const server = createServer(async (asked, response) => {
    const path = asked.url ?? "/";
    heard.push(`${asked.method} ${path}`);
    for (const [start, answer] of odd) {
      if (path.startsWith(start)) return void answer(response, asked);
    }
    await passOn(demoUrl, asked, response);
  });
  const url = await listen(server, { hostname: "127.0.0.1", port: 0 });
  return {
    url,
    odd,
    heard,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passOn(
  demoUrl: string,
  asked: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {
    host: _host,
    connection: _connection,
    "accept-encoding": _coding,
    ...headers
  } = asked.headers;
  const isSent = asked.method !== "GET" && asked.method !== "HEAD";
  const given = await fetch(new URL(asked.url ?? "/", demoUrl), {
    method: asked.method ?? "GET",
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      origin: demoUrl,
    },
    body: isSent ? await text(asked) : null,
    redirect: "manual",
  });
  response.statusCode = given.status;
  for (const name of passedOn) {
    const value = given.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.end(new Uint8Array(await given.arrayBuffer()));
}

/** Returns a page with this body and without a policy. */
export const pageOf =
  (body: string): OddAnswer =>
  (response) =>
    response
      .setHeader("Content-Type", "text/html; charset=utf-8")
      .end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Page</title>${body}`,
      );

/** Sends one byte per second. */
export const drippingAs =
  (type: string): OddAnswer =>
  (response) => {
    response.setHeader("Content-Type", type).write("[");
    const timer = setInterval(() => response.write(" "), 1000);
    response.on("close", () => clearInterval(timer));
  };

/** Never ends the answer, which uses a connection. */
export const openStream: OddAnswer = (response) =>
  response.setHeader("Content-Type", "text/event-stream").write(":\n\n");

/** Sends a beginning, and then fifty megabytes of spaces as fast as the page reads them. */
export const longAnswer =
  (type: string, start: string): OddAnswer =>
  (response) => {
    const piece = " ".repeat(1_000_000);
    const pieces = Readable.from([start, ...Array.from({ length: 50 }, () => piece)]);
    // Ignores the error if the page closes the connection early.
    pipeline(pieces, response.setHeader("Content-Type", type), () => {});
  };

/** Also serves the demo below a path of the site. */
export const demoBelow =
  (path: string, demoUrl: string): OddAnswer =>
  (response, asked) => {
    asked.url = asked.url?.slice(path.length) ?? "/";
    return passOn(demoUrl, asked, response);
  };
