import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, stopServer } from "../../../demo/server/host/listen.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { openBrowser } from "../support/open-browser.ts";
import { withoutPixels } from "../support/without-pixels.ts";

let site: { readonly server: Server; readonly url: string };
/** Opens a server that answers every call, but allows no other origin to read the answers. */
let strict: { readonly server: Server; readonly url: string };
let closedUrl: string;
let page: Page;
let consoleLines: string[];

const element = (apiBase: string, id: string) =>
  `<provider-library id="${id}" api-base="${apiBase}" routing="none"></provider-library>`;
const pageOf = (body: string) => `<!doctype html><html lang="en"><link rel="icon" href="data:,">
<title>Page</title><script type="module" src="/cdn/provider-library.js"></script>${body}`;

beforeAll(async () => {
  const server = createServer(({ url = "/", method, socket }, response) => {
    const { pathname } = new URL(url, "http://any");
    const headers = { "Access-Control-Allow-Origin": "*" };
    if (pathname.startsWith("/cdn/")) {
      response.writeHead(200, { ...headers, "Content-Type": "text/javascript" });
      response.end(readFileSync(builtFolder + pathname.slice("/cdn".length)));
    } else if (pathname === "/page" || pathname === "/framed") {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end(bodies()[pathname]);
    } else if (pathname === "/policy") {
      const policy = "default-src 'self'; connect-src 'none'";
      response.writeHead(200, { "Content-Type": "text/html", "Content-Security-Policy": policy });
      response.end(bodies()[pathname]);
    } else if (pathname.startsWith("/restarted/")) {
      if (method === "HEAD") response.writeHead(204).end();
      else socket.destroy();
    } else {
      response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
    }
  });
  site = { server, url: await listen(server, { hostname: "127.0.0.1", port: 0 }) };
  const answering = createServer((_request, response) => response.writeHead(200).end("{}"));
  strict = { server: answering, url: await listen(answering, { hostname: "127.0.0.1", port: 0 }) };
  const closing = createServer();
  closedUrl = await listen(closing, { hostname: "127.0.0.1", port: 0 });
  await stopServer(closing);
  const browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(withoutPixels);
  page.on("console", (message) => {
    if (message.text().startsWith("[scout-elements]")) consoleLines.push(message.text());
  });
});

const bodies = (): Readonly<Record<string, string>> => ({
  "/page": pageOf(
    [
      element(closedUrl, "closed"),
      `<script type="module" src="/cdn/content-page.js"></script><content-page id="content" path="/about" api-base="${closedUrl}" routing="none"></content-page>`,
      element("https://no-such-host.invalid", "host"),
      element(strict.url, "cors"),
      element(`${site.url}/restarted`, "restarted"),
      element(`${site.url}/api`, "routes"),
      element(site.url.slice("http://".length), "scheme"),
      '<iframe src="/framed" sandbox="allow-scripts" title="Framed" width="900" height="300"></iframe>',
    ].join(""),
  ),
  "/framed": pageOf(element(site.url, "frame")),
  "/policy": pageOf(element(strict.url, "policy")),
});

afterAll(async () => {
  await page.close();
  for (const { server } of [site, strict]) await stopServer(server);
});

const codes = () =>
  consoleLines.map((line) => /^\[scout-elements\] ([\w-]+): /.exec(line)?.[1]).sort();

test("interface: Failures: the screen, and the console once, name the cause that prevents an element from reaching its server", async () => {
  consoleLines = [];
  await page.goto(`${site.url}/page`);
  const shows = async (id: string, sentence: string) =>
    page.locator(`#${id}`).getByText(sentence).waitFor();
  await shows("closed", "The service can't be reached right now.");
  await shows("content", "The service can't be reached right now.");
  await shows("host", "The service can't be reached right now.");
  await shows("restarted", "The service can't be reached right now.");
  await shows("cors", "The service doesn't accept requests from this page.");
  await shows("routes", "The service wasn't found at its address.");
  await shows("scheme", "This part of the page isn't configured correctly.");
  const framed = page.frameLocator("iframe").locator("#frame");
  await framed.getByText("This page's frame blocks the service.").waitFor();
  expect(codes()).toEqual([
    "api-base-incomplete",
    "cors-refused",
    "frame-sandboxed",
    "not-an-api",
    "unreachable",
    "unreachable",
    "unreachable",
  ]);
});

test("the error of a policy that blocks the calls names its directive", async () => {
  consoleLines = [];
  await page.goto(`${site.url}/policy`);
  const sentence = "This page's security settings block the service.";
  await page.getByText(sentence).waitFor();
  expect(codes()).toEqual(["policy-blocked"]);
  expect(consoleLines[0]).toContain(`Add ${strict.url} to its connect-src.`);
});

test("interface: Failures: the doctor shows all causes as a table, and copies the table without secrets", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.url}/page?scout-doctor&token=secret.of.page`);
  const dialog = page.getByRole("dialog", { name: "Scout Elements in this page" });
  const table = dialog.getByRole("table", { name: "Scout Elements in this page" });
  await table.getByRole("row", { name: "does not let this page read it (CORS)" }).waitFor();
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await dialog.getByText("Copied", { exact: true }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const code of ["unreachable", "cors-refused", "not-an-api", "api-base-incomplete"]) {
    expect(text).toContain(`Error (${code})`);
  }
  expect(text).not.toContain("secret");
  expect(text.match(/There is no map key/g)).toHaveLength(1);
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
});
