import { createServer, type Socket } from "node:net";

/** Ways to lose a connection, by the bytes that the server still writes. */
export const losses = {
  "no answer": "",
  "half of the headers": "HTTP/1.1 200 OK\r\nContent-Type: appl",
  "nothing after the headers": "HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n",
  "half of the body": 'HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{"data":{"rows":[',
} as const;

export interface FaultyServer {
  readonly origin: string;
  /** The bytes for the next connections, which then close; another text is a whole answer. */
  writes: string;
  /** The requests so far, with their headers. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/** A server that writes the same bytes to every connection, and closes it. */
export async function openFaultyServer(): Promise<FaultyServer> {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}); // The client may have closed the connection first.
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
