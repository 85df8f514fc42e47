import { createServer, type Server } from "node:http";
import { listen } from "../../../demo/server/host/listen.ts";

export interface Answer {
  readonly type: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AnsweringServer {
  readonly server: Server;
  /** The origin of the server. */
  readonly url: string;
}

/** Starts a server with its own origin, whose answers depend only on the path. */
export async function serveAnswers(answer: (path: string) => Answer): Promise<AnsweringServer> {
  const server = createServer(({ url = "/" }, response) => {
    const { type, body, headers } = answer(new URL(url, "http://any").pathname);
    response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
  });
  return { server, url: await listen(server, { hostname: "127.0.0.1", port: 0 }) };
}
