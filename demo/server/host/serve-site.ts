import { join } from "node:path";
import { answerPage } from "./answer-page.ts";
import { isEndpoint } from "./endpoint-paths.ts";
import { answerFile, findStaticFile, type StaticFile } from "./static-files.ts";

/** What answers the requests that are no files. */
export interface SiteParts {
  /** Folder that holds `demo/` and `cdn/`. */
  readonly root: string;
  /** What a page that asks for it is configured with. */
  readonly pageConfig: Readonly<Record<string, unknown>>;
  /** Answers the calls of the endpoint table. */
  readonly answerCall: (request: Request) => Promise<Response>;
  /** Answers what is neither a call nor a file. */
  readonly answerRest: (request: Request) => Promise<Response>;
  /** Origins that pages name as ones that may have the token. */
  readonly trustedOrigins: readonly string[];
  /** Gives a page its headers, and a session if the backend keeps one. */
  readonly openPage: (request: Request, page: Response) => Promise<Response>;
}

/** Answers one request of the demo: a call, a file, a page, or the portal at one of its routes. */
export async function serveSite(site: SiteParts, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isEndpoint(request.method, pathname)) return site.answerCall(request);
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (isReading && pathname.startsWith("/cdn/")) return serveCdn(site, request, pathname);
  const file = isReading ? await findPageFile(site, pathname) : null;
  if (file) return servePageFile(site, request, file);
  const answer = await site.answerRest(request);
  if (answer.status !== 404 || !isReading || !isNavigation(request, pathname)) return answer;
  const portal = await findStaticFile(join(site.root, "demo"), "index.html");
  return portal ? servePageFile(site, request, portal) : answer;
}

/** The built elements may be loaded by any page. */
async function serveCdn(site: SiteParts, request: Request, pathname: string): Promise<Response> {
  const file = await findStaticFile(join(site.root, "cdn"), pathname.slice("/cdn".length));
  const answer = file
    ? await answerFile(file, request)
    : new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  answer.headers.set("Access-Control-Allow-Origin", "*");
  answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  answer.headers.set("X-Content-Type-Options", "nosniff");
  if (file && pathname.startsWith("/cdn/chunks/")) {
    answer.headers.set("Cache-Control", "public, max-age=31536000, immutable");
  }
  return answer;
}

/** The sign-in has pages of its own: outside a micro-site it is no part of the portal. */
const signInPages: ReadonlySet<string> = new Set(
  ["/login", "/verify", "/user/password"].flatMap((path) => [path, `${path}/`]),
);

/** Pages lie in `demo/` itself, what they load in `demo/pages/`; both are found below `/demo/`. */
async function findPageFile(site: SiteParts, pathname: string): Promise<StaticFile | null> {
  const demo = join(site.root, "demo");
  if (pathname === "/" || pathname === "/demo/") return findStaticFile(demo, "index.html");
  if (signInPages.has(pathname)) return findStaticFile(demo, "login.html");
  const path = pathname.startsWith("/demo/") ? pathname.slice("/demo".length) : pathname;
  if (/^\/[^/]+\.html$/.test(path)) {
    const page = await findStaticFile(demo, path);
    if (page) return page;
  }
  return path === pathname ? null : findStaticFile(join(demo, "pages"), path);
}

async function servePageFile(
  site: SiteParts,
  request: Request,
  file: StaticFile,
): Promise<Response> {
  if (file.type.startsWith("text/html")) {
    return site.openPage(request, await answerPage(file, site.pageConfig));
  }
  const answer = await answerFile(file, request);
  answer.headers.set("X-Content-Type-Options", "nosniff");
  return answer;
}

/** Paths that are no routes of the portal: calls, and files of pages. Documents are shown by a route. */
const noRoute =
  /^\/(?:api|demo|batch|callback|service|session|proxy)(?:\/|$)|\.(?:m?js|css|map|json|html?|ico|png|jpe?g|gif|svg|txt|csv|wasm|woff2?)$/i;

/** Somebody opens one of the portal's own routes in the address bar. */
function isNavigation(request: Request, pathname: string): boolean {
  const asksForPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  return asksForPage && !noRoute.test(pathname);
}
