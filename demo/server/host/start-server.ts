import { createServer, type RequestListener, type Server } from "node:http";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type BackendOptions, defaultOptions } from "../backend-parts.ts";
import { createBackend } from "../create-backend.ts";
import { pageHeadersOf } from "../pages/page-headers.ts";
import type { Store } from "../store/store.ts";
import { compressAnswers } from "./compress-answers.ts";
import { forwardCall } from "./forward-call.ts";
import { listen, stopServer } from "./listen.ts";
import { openLibsqlStore } from "./open-libsql-store.ts";
import { repeat } from "./repeat.ts";
import { serveForm } from "./serve-form.ts";
import { type SiteParts, serveSite } from "./serve-site.ts";

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Port of the contracts' forms, a separate origin; by default any free port. */
  readonly formPort?: number;
  /** Takes the next free ports if the given ones are taken, instead of failing. */
  readonly orNextPort?: boolean;
  readonly hostname?: string;
  /** By default an SQL file per port, such as `demo/data/scout-3000.db`, because two servers cannot write to the same file. */
  readonly store?: Store;
  readonly clock?: { now(): number };
  /** Folder that contains `demo/` and `cdn/`; by default the project's own. */
  readonly root?: string;
  /** The folder of `root` with the built elements; by default `cdn`. */
  readonly elements?: "cdn" | "cdn/lite";
  /** The time for which browsers keep built files without a hash in their names; by default they revalidate each time. */
  readonly lifetimes?: SiteParts["lifetimes"];
  /** Address of another backend, which answers the calls. */
  readonly backend?: string;
  /** Origins of the other backend's forms that may receive the token. */
  readonly trustedOrigins?: readonly string[];
  readonly options?: Partial<BackendOptions>;
}

export interface RunningServer {
  readonly url: string;
  /** The other site of the family: the same pages on another port, and thus another origin. */
  readonly siblingUrl: string;
  /** Origin of the contracts' forms; empty if another backend has them. */
  readonly formUrl: string;
  close(): Promise<void>;
}

const projectRoot = resolve(import.meta.dirname, "../../..");
const workEveryMs = 500;
/** If the server closes an idle connection while a slow client uses it again, the client gets a reset instead of an answer. */
const keepAliveMs = 60_000;

/** Serves the demo and the reference backend over HTTP, as two sites of one family. */
export async function startServer(given: ServerOptions): Promise<RunningServer> {
  const { hostname = "127.0.0.1", orNextPort = false, port } = given;
  const hosts: string[] = [];
  const servers: Server[] = [];
  let release = async () => {};
  // Listen first, because the ports determine the file of the data. Requests that arrive meanwhile wait.
  let begin: (listener: RequestListener) => void = () => {};
  const begun = new Promise<RequestListener>((resolveBegun) => {
    begin = resolveBegun;
  });

  async function close(): Promise<void> {
    await Promise.all(servers.map(stopServer));
    await release();
  }

  async function open(at: Parameters<typeof listen>[1]): Promise<string> {
    const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
      void begun.then((listener) => listener(request, response));
    });
    const url = await listen(server, at);
    servers.push(server);
    hosts.push(new URL(url).host);
    return url;
  }

  try {
    const url = await open({ hostname, port, orNextPort });
    const ownPort = Number(new URL(url).port);
    const siblingUrl = await open({
      hostname,
      port: port === 0 ? 0 : ownPort + 1,
      orNextPort: true,
    });
    const { site, formUrl, ...opened } = await createSite({
      hostname,
      root: projectRoot,
      ...given,
      ownPort,
    });
    release = opened.release;
    begin(
      listenerOf((request) =>
        serveSite(
          { ...site, pageConfig: pageConfigOf(site, hosts, new URL(request.url).host) },
          request,
        ),
      ),
    );
    return { url, siblingUrl, formUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** By default the adapter replaces `Request` and `Response` of the whole process, including the tests in it. */
function listenerOf(answer: (request: Request) => Response | Promise<Response>) {
  return getRequestListener(answer, { overrideGlobalObjects: false });
}

/** The page configuration of a site: the family, and the other site as external portal. */
function pageConfigOf(
  { trustedOrigins }: Pick<SiteParts, "trustedOrigins">,
  hosts: readonly string[],
  host: string,
): Readonly<Record<string, unknown>> {
  const other = hosts.find((one) => one !== host);
  return {
    csrf: true,
    trustedOrigins,
    siteFamily: hosts,
    signInUri: "/demo/login.html",
    signOutUri: "/demo/sign-out",
    rememberAddresses: "device",
    // The policy of the demo's pages blocks pictures of other origins.
    imageOrigins: [`http://${host}`],
    ...(other !== undefined && { externalPortalUrl: `http://${other}/microsite.html` }),
  };
}

type SiteOptions = ServerOptions &
  Required<Pick<ServerOptions, "hostname" | "root">> & {
    /** The port that was free. */
    readonly ownPort: number;
  };

interface OpenSite {
  readonly site: Omit<SiteParts, "pageConfig">;
  readonly formUrl: string;
  release(): Promise<void>;
}

async function createSite(given: SiteOptions): Promise<OpenSite> {
  const { backend: far, root, hostname, formPort: port = 0, orNextPort = false } = given;
  if (far) return { site: createProxySite(far, given), formUrl: "", release: async () => {} };
  const store =
    given.store ?? (await openLibsqlStore(join(root, `demo/data/scout-${given.ownPort}.db`)));
  const clock = given.clock ?? { now: () => Date.now() };
  const newId = () => crypto.randomUUID();
  const wait = (ms: number) => new Promise<void>((resolveWait) => setTimeout(resolveWait, ms));
  const forms = createServer();
  const formUrl = await listen(forms, { hostname, port, orNextPort });
  const options = { ...given.options, contractFormOrigin: formUrl };
  const log = (message: string) => console.warn(message);
  const backend = await createBackend({ store, clock, newId, wait, log }, options);
  const answerForm = async (request: Request) => backend.formApp.fetch(request);
  const formListener = listenerOf((request) => serveForm({ root, answer: answerForm }, request));
  forms.on("request", (request, response) => void formListener(request, response));
  const answer = compressAnswers((request) => backend.app.fetch(request));
  const stopWork = repeat(() => backend.work(), workEveryMs);
  return {
    site: {
      root,
      elements: given.elements ?? "cdn",
      lifetimes: given.lifetimes ?? "work",
      answerCall: answer,
      answerRest: answer,
      trustedOrigins: [formUrl],
      openPage: backend.openPage,
    },
    formUrl,
    async release() {
      await stopServer(forms);
      await stopWork();
      if (!given.store) await store.close();
    },
  };
}

/** The same pages in front of another backend, which keeps the sessions. */
function createProxySite(
  backend: string,
  { root, options, ...given }: SiteOptions,
): OpenSite["site"] {
  // The origins of the backend's forms are not known in advance.
  const { trustedTypes } = { ...defaultOptions, ...options };
  const policy = { trustedTypes, frameOrigins: ["https:"] };
  const headers = Object.entries(pageHeadersOf(policy));
  return {
    root,
    elements: given.elements ?? "cdn",
    lifetimes: given.lifetimes ?? "work",
    answerCall: (request) => forwardCall(backend, request),
    answerRest: async () => new Response("Not found", { status: 404 }),
    trustedOrigins: given.trustedOrigins ?? [],
    async openPage(_request, page) {
      for (const [name, value] of headers) page.headers.set(name, value);
      return page;
    },
  };
}
