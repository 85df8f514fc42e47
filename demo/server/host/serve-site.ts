import { join } from "node:path";
import { answerPage } from "./answer-page.ts";
import { isEndpoint } from "./endpoint-paths.ts";
import { answerFile, findStaticFile, type StaticFile } from "./static-files.ts";

/** The parts of a site. */
export interface SiteParts {
  /** Folder that contains `demo/` and `cdn/`. */
  readonly root: string;
  /** The folder of `root` that is served at `/cdn/`. */
  readonly elements: "cdn" | "cdn/lite";
  /**
   * The time for which browsers keep files without a hash in their names. `release` follows docs/serving.md; with `work`
   * browsers revalidate each time, because a build may have replaced the files.
   */
  readonly lifetimes: "work" | "release";
  /** The configuration for pages with its placeholder. */
  readonly pageConfig: Readonly<Record<string, unknown>>;
  /** Answers the calls of the endpoint table. */
  readonly answerCall: (request: Request) => Promise<Response>;
  /** Answers requests that are neither calls nor files. */
  readonly answerRest: (request: Request) => Promise<Response>;
  /** Origins that pages trust with the token. */
  readonly trustedOrigins: readonly string[];
  /** Gives a page its headers, and a session if the backend has sessions. */
  readonly openPage: (request: Request, page: Response) => Promise<Response>;
}

/** Answers a request of the demo: a call, a file, a page, or a route of the portal. */
export async function serveSite(site: SiteParts, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isEndpoint(request.method, pathname)) return site.answerCall(request);
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (isReading && isOfElements(site, pathname)) return serveCdn(site, request, pathname);
  const file = isReading ? await findPageFile(site, pathname) : null;
  if (file) return servePageFile(site, request, file);
  const answer = await site.answerRest(request);
  if (answer.status !== 404 || !isReading || !isNavigation(request, pathname)) return answer;
  const portal = await findStaticFile(join(site.root, "demo"), "index.html");
  return portal ? servePageFile(site, request, portal) : answer;
}

/** `cdn/lite/` uses the files of the PDF library in the folder beside it. */
const besideLite = "/assets/pdf/";

function isOfElements({ elements }: SiteParts, pathname: string): boolean {
  const isBeside = elements === "cdn/lite" && pathname.startsWith(besideLite);
  return pathname.startsWith("/cdn/") || isBeside;
}

/** Any page may load the built elements. */
async function serveCdn(site: SiteParts, request: Request, pathname: string): Promise<Response> {
  const file = await (pathname.startsWith(besideLite)
    ? findStaticFile(join(site.root, "cdn"), pathname)
    : findStaticFile(join(site.root, site.elements), pathname.slice("/cdn".length)));
  const answer = file
    ? await answerFile(file, request)
    : new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  answer.headers.set("Access-Control-Allow-Origin", "*");
  answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  answer.headers.set("X-Content-Type-Options", "nosniff");
  if (file && /^\/cdn\/(lite\/)?chunks\//.test(pathname)) {
    answer.headers.set("Cache-Control", "public, max-age=31536000, immutable");
  } else if (file && site.lifetimes === "release") {
    answer.headers.set("Cache-Control", "public, max-age=600, stale-while-revalidate=86400");
  }
  return answer;
}

/** The sign-in has its own pages, because outside a micro-site it is not part of the portal. */
const signInPages: ReadonlySet<string> = new Set(
  ["/login", "/verify", "/user/password"].flatMap((path) => [path, `${path}/`]),
);

/** Pages are in `demo/`, their files in `demo/pages/`. Both are served below `/demo/`. */
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

/** Paths that are not routes of the portal: calls, and files of pages. Documents are not among them, because a route shows them. */
const noRoute =
  /^\/(?:api|demo|batch|callback|service|session|proxy)(?:\/|$)|\.(?:m?js|css|map|json|html?|ico|png|jpe?g|gif|svg|txt|csv|wasm|woff2?)$/i;

/** True if the browser navigates to a route of the portal. */
function isNavigation(request: Request, pathname: string): boolean {
  const asksForPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  return asksForPage && !noRoute.test(pathname);
}
