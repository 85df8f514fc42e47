import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { listen, stopServer } from "../../../demo/server/host/listen.ts";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type PageWatch, watchPage } from "../support/watch-page.ts";
import { withoutPixels } from "../support/without-pixels.ts";

/** Opens the whole portal in a folder of one origin, with its API on another. */
let site: { readonly server: Server; readonly url: string };
let api: RunningServer;
let page: Page;
let watch: PageWatch;

beforeAll(async () => {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://any");
    const isFile = pathname.startsWith("/cdn/");
    const type = isFile ? "text/javascript" : "text/html";
    // The server sends the same header as a static host.
    const caching = isFile ? "max-age=3600" : "no-cache";
    response.writeHead(200, { "Content-Type": type, "Cache-Control": caching });
    response.end(isFile ? readFileSync(pathname.slice(1)) : htmlOf(api.url));
  });
  const url = await listen(server, { hostname: "127.0.0.1", port: 0 });
  site = { server, url };
  const options = { allowedOrigins: [url], defaultUser: "agent" };
  api = await startServer({ port: 0, store: await createSeededStore(), options });
  const browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(withoutPixels);
  watch = watchPage(page, [site.url, api.url, api.formUrl]);
});

afterAll(async () => {
  await page.close();
  await api.close();
  await stopServer(site.server);
});

function htmlOf(apiBase: string): string {
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Page</title>
<script type="module" src="/cdn/scout-portal.js"></script>
<scout-portal api-base="${apiBase}" base-path="/portal"></scout-portal>`;
}

beforeEach(() => void watch.begin({}));
afterEach(async () => expect(await watch.end()).toEqual([]));

/** A lookup that is answered immediately. */
const atOnce = "200 Cached Street, Test City, TX 75001";

const enter = (path: string) => page.goto(`${site.url}/portal${path}`);
const heading = (name: string) => page.getByRole("heading", { name, level: 1, exact: true });

test.for([
  ["/", "Dashboard"],
  ["/scout", "SCOUT Lookup"],
  ["/scout/bulk", "SCOUT Bulk"],
  ["/scout/pricing", "SCOUT Pricing"],
  ["/scout/contracts", "Contracts"],
  ["/solutions-finder", "Solutions Finder"],
  ["/solutions-index", "Solutions Index"],
  ["/solutions/questionnaires", "Solutions Questionnaires and Conversation Starters"],
  ["/provider-library", "Provider Library"],
  ["/resource-library", "Resource Library"],
  ["/search/site?keys=rates", "Search Results"],
  ["/account", "Account"],
])("B18: %s works, and all of its pictures load", async ([path = "", name = ""]) => {
  await enter(path);
  await heading(name).waitFor();
  const lost = () =>
    page
      .locator("img")
      .evaluateAll((images) =>
        images.flatMap((image) =>
          image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0
            ? [image.src]
            : [],
        ),
      );
  await page.waitForLoadState("networkidle");
  expect(await lost()).toEqual([]);
});

test("B18: links in answers stay in the portal, below its base path", async () => {
  await enter("/scout");
  await page.getByRole("combobox", { name: "Street address" }).fill(atOnce);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("table").getByRole("link", { name: "Generate Pricing" }).first().click();
  await page.waitForURL(`${site.url}/portal/scout/pricing?**`);
  const sections = page.getByRole("navigation", { name: "Secondary" });
  await sections.getByRole("link", { name: "Contracts" }).click();
  await page
    .getByRole("link", { name: /^Edit Draft/ })
    .first()
    .click();
  await page.waitForURL(`${site.url}/portal/scout/contracts/*?contract=*`);
  // The heading contains the customer's name after another answer.
  await page.getByRole("heading", { name: /^SCOUT Pricing Contracts/, level: 1 }).waitFor();
});
