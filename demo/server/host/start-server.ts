import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type BackendOptions, defaultOptions } from "../backend-parts.ts";
import { createBackend } from "../create-backend.ts";
import { pageHeadersOf } from "../pages/page-headers.ts";
import type { Store } from "../store/store.ts";
import { forwardCall } from "./forward-call.ts";
import { openLibsqlStore } from "./open-libsql-store.ts";
import { repeat } from "./repeat.ts";
import { type SiteParts, serveSite } from "./serve-site.ts";

export interface ServerOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** Takes the next free port when the given one is taken, instead of failing. */
  readonly orNextPort?: boolean;
  readonly hostname?: string;
  /** Left out, the SQL file `demo/data/scout.db` is used. */
  readonly store?: Store;
  readonly clock?: { now(): number };
  /** Folder that holds `demo/` and `cdn/`; the project's own unless given. */
  readonly root?: string;
  /** Address of another backend, which then answers the calls. */
  readonly backend?: string;
  readonly options?: Partial<BackendOptions>;
}

export interface RunningServer {
  readonly url: string;
  /** The other site of the family: the same pages on another port, so another origin. */
  readonly siblingUrl: string;
  close(): Promise<void>;
}

const projectRoot = resolve(import.meta.dirname, "../../..");
const portsTried = 50;
const workEveryMs = 500;

/** Serves the demo and the reference backend over HTTP, as two sites of one family. */
export async function startServer(given: ServerOptions): Promise<RunningServer> {
  const { site, release } = await createSite(given, given.root ?? projectRoot);
  const hostname = given.hostname ?? "127.0.0.1";
  const shownName = hostname === "127.0.0.1" ? "localhost" : hostname;
  const hosts: string[] = [];
  const listener = getRequestListener((request) =>
    serveSite({ ...site, config: pageConfigOf(hosts, new URL(request.url).host) }, request),
  );
  const servers: Server[] = [];

  async function close(): Promise<void> {
    await Promise.all(servers.map(stop));
    await release();
  }

  /** Opens a port and answers its address. */
  async function open(firstPort: number, tries: number): Promise<string> {
    const server = createServer((request, response) => void listener(request, response));
    const port = await listen(server, hostname, firstPort, tries);
    servers.push(server);
    hosts.push(`${shownName}:${port}`);
    return `http://${shownName}:${port}`;
  }

  try {
    const url = await open(given.port, given.orNextPort ? portsTried : 1);
    const siblingUrl = await open(given.port === 0 ? 0 : Number(new URL(url).port) + 1, portsTried);
    return { url, siblingUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What the pages of one site are configured with: the family, and the other site as external portal. */
function pageConfigOf(hosts: readonly string[], host: string): Readonly<Record<string, unknown>> {
  const other = hosts.find((one) => one !== host);
  return {
    csrf: true,
    siteFamily: hosts,
    ...(other !== undefined && { externalPortalUrl: `http://${other}/microsite.html` }),
  };
}

async function createSite(
  given: ServerOptions,
  root: string,
): Promise<{ site: Omit<SiteParts, "config">; release: () => Promise<void> }> {
  if (given.backend)
    return { site: createProxySite(given.backend, given, root), release: async () => {} };
  const store = given.store ?? (await openLibsqlStore(join(root, "demo/data/scout.db")));
  const clock = given.clock ?? { now: () => Date.now() };
  const newId = () => crypto.randomUUID();
  const wait = (ms: number) => new Promise<void>((resolveWait) => setTimeout(resolveWait, ms));
  const backend = await createBackend({ store, clock, newId, wait }, given.options);
  const answer = async (request: Request) => backend.app.fetch(request);
  const stopWork = repeat(() => backend.work(), workEveryMs);
  return {
    site: { root, answerCall: answer, answerRest: answer, openPage: backend.openPage },
    release: async () => {
      await stopWork();
      if (!given.store) await store.close();
    },
  };
}

/** The same pages in front of another backend, which keeps the sessions. */
function createProxySite(
  backend: string,
  given: ServerOptions,
  root: string,
): Omit<SiteParts, "config"> {
  const headers = Object.entries(
    pageHeadersOf(given.options?.trustedTypes ?? defaultOptions.trustedTypes),
  );
  return {
    root,
    answerCall: (request) => forwardCall(backend, request),
    answerRest: async () => new Response("Not found", { status: 404 }),
    async openPage(_request, page) {
      for (const [name, value] of headers) page.headers.set(name, value);
      return page;
    },
  };
}

async function listen(
  server: Server,
  hostname: string,
  firstPort: number,
  tries: number,
): Promise<number> {
  for (let port = firstPort; ; port += 1) {
    const isLast = port >= firstPort + tries - 1;
    if (await tryToListen(server, hostname, port, isLast)) break;
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : firstPort;
}

/** False when the port is taken and another may be tried. */
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

function stop(server: Server): Promise<void> {
  return new Promise((resolveStop) => {
    server.close(() => resolveStop());
    server.closeAllConnections();
  });
}
