import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listen, stopServer } from "../../demo/server/host/listen.ts";
import { answerFile, findStaticFile } from "../../demo/server/host/static-files.ts";
import { createBackend, createSeededStore } from "../../demo/server/index.ts";
import { japanesePdf } from "../e2e/support/japanese-pdf.ts";

export interface ServedApp {
  readonly url: string;
  close(): Promise<void>;
}

/** The answers for one contract with a form and a PDF. */
const contractAnswers: Readonly<Record<string, () => Response>> = {
  "/api/scout/v1/contract/c1": () =>
    Response.json({ wizard_embed: '<iframe src="/form"></iframe>' }),
  "/form": () => new Response("<!doctype html><title>Form</title>", html),
  "/scout/contract/c1/pdf": () => new Response(new Uint8Array(japanesePdf()), pdf),
};
const html = { headers: { "Content-Type": "text/html" } };
const pdf = { headers: { "Content-Type": "application/pdf" } };

/** Returns the files of a page at an address: its own, or that of an app with a client router. */
function pagesAt(pathname: string): readonly string[] {
  if (pathname === "/") return ["/index.html"];
  return /^\/(?:lookup|start|handled|other|react|files|two)$/.test(pathname)
    ? [`${pathname}.html`, `${pathname}/index.html`, "/index.html"]
    : [];
}

export interface ServeOptions {
  /**
   * By default, each caller is an agent. Otherwise only a caller with a token of `/portal-token`
   * is, as in a page with its own session.
   */
  readonly isByToken?: boolean;
}

/** Serves a built app, the packed `cdn/`, and the calls of the reference backend, signed in as an agent. */
export async function serveApp(
  folder: string,
  cdn: string,
  { isByToken = false }: ServeOptions = {},
): Promise<ServedApp> {
  const ports = {
    store: await createSeededStore(),
    clock: { now: () => Date.now() },
    newId: () => crypto.randomUUID(),
  };
  const backend = await createBackend(ports, { defaultUser: isByToken ? null : "agent" });
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const contract = contractAnswers[pathname];
    if (contract) return contract();
    if (isByToken && pathname === "/portal-token") {
      const userAgent = request.headers.get("User-Agent") ?? "";
      return new Response(await backend.issueToken({ userId: "agent", userAgent }));
    }
    const isCdn = pathname.startsWith("/cdn/");
    const paths = isCdn ? [pathname.slice(4)] : [pathname, ...pagesAt(pathname)];
    for (const path of paths) {
      const file = await findStaticFile(isCdn ? cdn : folder, path);
      if (file) return answerFile(file, request);
    }
    return backend.app.fetch(request);
  };
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  const url = await listen(server, { hostname: "127.0.0.1", port: 0, orNextPort: false });
  return { url, close: () => stopServer(server) };
}
