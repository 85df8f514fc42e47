import { join } from "node:path";
import { isEndpoint } from "./endpoint-paths.ts";
import { answerFile, findStaticFile, type StaticFile } from "./static-files.ts";

/** What answers the requests that are no files. */
export interface SiteParts {
  /** Folder that holds `demo/` and `cdn/`. */
  readonly root: string;
  /** Answers the calls of the endpoint table. */
  readonly answerCall: (request: Request) => Promise<Response>;
  /** Answers what is neither a call nor a file. */
  readonly answerRest: (request: Request) => Promise<Response>;
  /** Origins that the wizard's page names as ones that may have the token. */
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
  if (isReading && pathname === "/demo/wizard-config.js") return serveWizardConfig(site);
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

/** Tells the elements of the wizard's page what a host page knows of its forms. */
function serveWizardConfig({ trustedOrigins }: SiteParts): Response {
  const script = `import { configure } from "/cdn/core.js";
configure(${JSON.stringify({ trustedOrigins })});
`;
  return new Response(script, {
    headers: { "Content-Type": "text/javascript", "Cache-Control": "no-store" },
  });
}

/** Screens that have a page of their own until the portal composes them. */
const screenPages: ReadonlyMap<string, string> = new Map([
  ["/scout/bulk", "bulk.html"],
  ["/scout/pricing", "pricing.html"],
  ["/scout/contracts", "contracts.html"],
  ["/dashboard", "dashboard.html"],
  ["/search/site", "search.html"],
  ["/solutions/questionnaires", "content.html"],
  ["/account", "branding.html"],
  ["/solutions-index", "solutions-index.html"],
  ["/provider-library", "provider-library.html"],
  ["/solutions-finder", "solutions-finder.html"],
  ["/resource-library", "resource-library.html"],
  ...["/login", "/verify", "/user/password", "/logout"].flatMap((path): [string, string][] => [
    [path, "login.html"],
    [`${path}/`, "login.html"],
  ]),
]);

/** `/scout/contracts/{provider}` (rulings C5). */
function wizardPageOf(pathname: string): string | null {
  return /^\/scout\/contracts\/[^/]+\/?$/.test(pathname) ? "contract-wizard.html" : null;
}

/** Pages lie in `demo/` itself, what they load in `demo/pages/`; both are found below `/demo/`. */
async function findPageFile(site: SiteParts, pathname: string): Promise<StaticFile | null> {
  const demo = join(site.root, "demo");
  if (pathname === "/" || pathname === "/demo/") return findStaticFile(demo, "index.html");
  const screenPage =
    screenPages.get(pathname) ??
    wizardPageOf(pathname) ??
    (pathname.startsWith("/pages/") ? "content.html" : undefined);
  if (screenPage) return findStaticFile(demo, screenPage);
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
  const answer = await answerFile(file, request);
  if (file.type.startsWith("text/html")) return site.openPage(request, answer);
  answer.headers.set("X-Content-Type-Options", "nosniff");
  return answer;
}

/** Somebody opens one of the portal's own routes in the address bar. */
function isNavigation(request: Request, pathname: string): boolean {
  const asksForPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  return (
    asksForPage && !/^\/(?:api|demo|batch|callback|service|session)(?:\/|$)|\.[^/]*$/.test(pathname)
  );
}
