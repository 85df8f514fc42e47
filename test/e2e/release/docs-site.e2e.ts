import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createBackend, createSeededStore } from "../../../demo/server/index.ts";
import { findViolations, overflowOf } from "../support/inspect-page.ts";
import { openBrowser } from "../support/open-browser.ts";

const site = "https://docs.example";
const api = "https://api.example";
/** The origin of another site. */
const shop = "https://shop.example";
const folder = mkdtempSync(join(tmpdir(), "docs-site-"));
const consoleLines: string[] = [];
const contexts: BrowserContext[] = [];

beforeAll(() => {
  const command = ["--import", "tsx", "build/docs/main.ts", folder];
  expect(spawnSync(process.execPath, command, { encoding: "utf8" })).toMatchObject({ status: 0 });
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expect(consoleLines.splice(0)).toEqual([]);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function openSite(path: string): Promise<Page> {
  const browser = await openBrowser();
  const context = await browser.newContext({ permissions: ["clipboard-write"] });
  contexts.push(context);
  const page = await context.newPage();
  page.on("console", (message) => consoleLines.push(message.text()));
  page.on("pageerror", (error) => consoleLines.push(error.message));
  await serveSite(page);
  await page.goto(`${site}/${path}`);
  return page;
}

async function serveSite(page: Page): Promise<void> {
  const headers = { "Access-Control-Allow-Origin": "*" };
  await page.route(`${site}/**`, (route) => {
    const request = route.request();
    const path = join(folder, new URL(request.url()).pathname);
    if (request.method() === "GET" && existsSync(path)) return route.fulfill({ path, headers });
    consoleLines.push(`Unexpected: ${request.method()} ${request.url()}`);
    return route.fulfill({ status: 404, headers });
  });
}

async function lookAround(page: Page, colorScheme: "dark" | "light"): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  const found: string[] = [];
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    if ((await overflowOf(page)) > 0) found.push(`overflow at ${width}`);
  }
  return [...found, ...(await findViolations(page))];
}

test("the documentation passes axe at every width, in light and dark, under its policy", async () => {
  const page = await openSite("index.html");
  const findings = [await lookAround(page, "dark")];
  await page.getByRole("main").getByRole("link", { name: "scout-lookup" }).first().click();
  await page.getByRole("heading", { name: "scout-lookup", level: 1 }).waitFor();
  const example = page.frameLocator("iframe");
  await example.getByRole("heading", { name: "Showing Results For" }).waitFor();
  findings.push(await lookAround(page, "light"));
  await page.getByRole("link", { name: "Form", exact: true }).click();
  await example
    .getByRole("heading", { name: "Showing Results For" })
    .waitFor({ state: "detached" });
  await example.getByRole("combobox", { name: "Street address" }).waitFor();
  expect(findings.flat()).toEqual([]);
});

test("lines that are copied from the snippet builder run in an empty page of another site", async () => {
  const page = await openSite("snippet-builder.html");
  const preview = page.frameLocator("iframe");
  await preview.locator("scout-lookup").waitFor();
  await page.getByLabel("address", { exact: true }).fill("350 Fifth Avenue, New York");
  await page.getByLabel("Corner radius, px").fill("3");
  await expect
    .poll(() => preview.locator("scout-lookup").getAttribute("address"))
    .toBe("350 Fifth Avenue, New York");
  expect(await preview.locator("scout-lookup").getAttribute("style")).toContain(
    "--scout-radius: 3px;",
  );
  expect(await lookAround(page, "dark")).toEqual([]);

  await page.getByLabel("Address of the folder cdn/").fill(`${site}/cdn`);
  await page.getByLabel("api-base", { exact: true }).fill(api);
  await page.getByRole("button", { name: "Copy: Theme" }).click();
  await page.getByText("Copied: Theme.").waitFor();
  await page.getByText("A link cannot set api-base").waitFor();
  const { Link, Theme, ...lines } = await linesIn(page);
  expect(Theme).toBe("scout-lookup {\n  --scout-radius: 3px;\n}");
  const context = page.context();
  // A link cannot set the address of the backend, so the page's configuration does.
  const config = `<script type="application/json" data-scout-config>{"apiBase":"${api}"}</script>`;
  const together = [config, Link, lines["With preloads"], lines.Placeholder].join("\n");
  await runs(context, together, ["scout-lookup", "scout-lookup", "scout-lookup"]);

  await page.getByLabel("Element", { exact: true }).selectOption("scout-contracts");
  const contracts = preview.locator("scout-contracts");
  await expect.poll(() => contracts.getAttribute("style")).toContain("--scout-radius: 3px");
  // Only the backend of the example answers the beacon that closes its page views.
  await page.getByLabel("Element", { exact: true }).selectOption("scout-portal");
  await preview.getByRole("link", { name: "Bulk" }).waitFor();
});

test("the lines of every element run in an empty page of another site", async () => {
  const page = await openSite("snippet-builder.html");
  await page.getByLabel("Address of the folder cdn/").fill(`${site}/cdn`);
  const context = page.context();
  const tags = await page.getByLabel("Element", { exact: true }).locator("option").allInnerTexts();
  const all: string[] = [];
  for (const tag of tags) {
    await page.getByLabel("Element", { exact: true }).selectOption(tag);
    await page.getByLabel("api-base", { exact: true }).fill(api);
    if (tag === "contract-wizard") {
      await page
        .getByLabel("contract", { exact: true })
        .fill("c0ffee00-0000-4000-8000-000000000003");
    }
    all.push((await linesIn(page))["Script and tag"] ?? "");
  }
  const isPortal = (text: string) => text.includes("<scout-portal");
  const alone = all.filter((text) => !isPortal(text)).join("\n");
  await runs(
    context,
    alone,
    tags.filter((tag) => tag !== "scout-portal"),
  );
  await runs(context, all.find(isPortal) ?? "", ["scout-portal"]);
});

/** The lines to paste, by their names. */
async function linesIn(page: Page): Promise<Readonly<Record<string, string>>> {
  const sections = await page.locator("#snippets section").all();
  const pairs = sections.map(async (section) => [
    await section.locator("h3").textContent(),
    await section.locator("code").textContent(),
  ]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** Checks that a page with only these lines shows these elements. */
async function runs(
  context: BrowserContext,
  lines: string,
  tags: readonly string[],
): Promise<void> {
  const { app } = await createBackend(
    {
      store: await createSeededStore(),
      clock: { now: () => Date.now() },
      newId: () => crypto.randomUUID(),
    },
    { defaultUser: "administrator", allowedOrigins: [shop] },
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => consoleLines.push(error.message));
  await page.route("**/*", (route) => route.abort());
  await serveSite(page);
  await page.route(`${api}/**`, async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    const given = { method: request.method(), headers, body: request.postData() };
    const answer = await app.fetch(new Request(request.url(), given));
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.route(`${shop}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Shop</title>\n${lines}`,
    }),
  );
  await page.addInitScript(() => {
    const ready: string[] = [];
    Object.assign(window, { ready });
    window.addEventListener("scout-ready", ({ target }) => {
      if (target instanceof Element) ready.push(target.localName);
    });
  });
  await page.goto(shop);
  const ready = () => page.evaluate<string[]>("ready.toSorted()");
  await expect.poll(ready).toEqual(tags);
  await page.close();
}
