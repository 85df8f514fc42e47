import type { Server } from "node:http";

const portsTried = 50;

export interface ListenOptions {
  readonly hostname: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Takes the next free port if the given one is taken, instead of failing. */
  readonly orNextPort?: boolean;
}

/** Starts listening and returns the address. */
export async function listen(
  server: Server,
  { hostname, port: firstPort, orNextPort = false }: ListenOptions,
): Promise<string> {
  const lastPort = orNextPort ? firstPort + portsTried - 1 : firstPort;
  for (let port = firstPort; ; port += 1) {
    if (await tryToListen(server, hostname, port, port >= lastPort)) break;
  }
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : firstPort;
  return `http://${hostname === "127.0.0.1" ? "localhost" : hostname}:${port}`;
}

/** False if the port is taken and another may be tried. */
function tryToListen(
  server: Server,
  hostname: string,
  port: number,
  isLast: boolean,
): Promise<boolean> {
  return new Promise((resolveListen, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" && !isLast) resolveListen(false);
      else reject(error);
    };
    server.once("error", onError);
    server.listen(port, hostname, () => {
      server.off("error", onError);
      resolveListen(true);
    });
  });
}

const graceMs = 300;

/** Lets running answers finish for a short time, because a browser reports an answer that is cut off. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolveStop) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolveStop();
    });
    server.closeIdleConnections();
  });
}
