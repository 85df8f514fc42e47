import { createServer, type Socket } from "node:net";

/** How a connection is lost: what the server still writes. */
export const losses = {
  "no answer": "",
  "half of the headers": "HTTP/1.1 200 OK\r\nContent-Type: appl",
  "nothing after the headers": "HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n",
  "half of the body": 'HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{"data":{"rows":[',
} as const;

export interface FaultyServer {
  readonly origin: string;
  /** How the next connections are lost; other text is an answer. */
  writes: string;
  /** The requests so far, with their headers. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/** A server that writes the same few bytes to everybody, and hangs up. */
export async function openFaultyServer(): Promise<FaultyServer> {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}); // the client may be gone first
    socket.on("close", () => open.delete(socket));
    socket.once("data", (bytes) => {
      heard.push(String(bytes));
      socket.end(faulty.writes, () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const faulty: FaultyServer = {
    origin: `http://127.0.0.1:${port}`,
    writes: "",
    heard,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return faulty;
}
