import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import MiniSearch from "minisearch";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { searchOptions } from "../../../build/docs/search-options.ts";
import { createBackend, createSeededStore } from "../../../demo/server/index.ts";
import { testTimeoutMs } from "../../support/timeouts.ts";
import { findViolations, overflowOf } from "../support/inspect-page.ts";
import { openBrowser } from "../support/open-browser.ts";

const site = "https://docs.example";
const api = "https://api.example";
/** The origin of another site. */
const shop = "https://shop.example";
const folder = mkdtempSync(join(tmpdir(), "docs-site-"));
const textOf = (page: string) => readFileSync(join(folder, page), "utf8");
let pages: readonly string[] = [];
const consoleLines: string[] = [];
const contexts: BrowserContext[] = [];

beforeAll(() => {
  const command = ["--import", "tsx", "build/docs/main.ts", folder];
  expect(spawnSync(process.execPath, command, { encoding: "utf8" })).toMatchObject({ status: 0 });
  pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    // `embed.html` is a built file for other sites, not a page of the documentation.
    .filter((path) => path.endsWith(".html") && !path.endsWith("/embed.html"));
}, 10 * testTimeoutMs);
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expect(consoleLines.splice(0)).toEqual([]);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function openSite(path: string): Promise<Page> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    permissions: ["clipboard-write"],
    reducedMotion: "reduce",
  });
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

test("every link leads to an existing file and anchor of the site", () => {
  const lost = pages.flatMap((page) =>
    [...textOf(page).matchAll(/ (?:href|src)="(?!https?:)([^"]+)"/g)]
      .map(([, address = ""]) => address)
      .filter((address) => {
        const [target = "", place] = address.split("#");
        const [path = ""] = target.split("?");
        const file = path === "" ? page : posix.resolve("/", posix.dirname(page), path).slice(1);
        if (!existsSync(join(folder, file === "" ? "index.html" : file))) return true;
        return place !== undefined && !textOf(file).includes(` id="${place}"`);
      })
      .map((address) => `${page}: ${address}`),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

test("every page works under a policy that allows no inline style, and of the inline scripts only its own", () => {
  const inline = /<style|<[^>]* (?:style|on\w+)=/;
  const isStrict = (page: string) => {
    const text = textOf(page);
    const [, policy = ""] =
      /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(text) ?? [];
    const scripts = [...text.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script = ""]) => createHash("sha256").update(script).digest("base64"),
    );
    return (
      policy.startsWith("default-src 'none'; script-src 'self'") &&
      !policy.includes("unsafe") &&
      scripts.every((hash) => policy.includes(`'sha256-${hash}'`)) &&
      !inline.test(text)
    );
  };
  // The form of a contract is a page of the demo, not of the site.
  expect(pages.filter((page) => !isStrict(page))).toEqual(["contract-form.html"]);
});

test("the head of every page names its Markdown", () => {
  const silent = pages.filter((page) => {
    const link = `<link rel="alternate" type="text/markdown" href="${posix.basename(page)}.md">`;
    return !textOf(page).includes(link) || !existsSync(join(folder, `${page}.md`));
  });
  expect(silent.toSorted()).toEqual(["404.html", "contract-form.html", "example.html"]);
});

describe("the search of the site", () => {
  /** Questions as readers type them, with the page that answers each. */
  const questions = {
    "how do I sign in with a token": "docs/guides/sign-in.html",
    "sign users in with my own session": "docs/guides/sign-in.html",
    "content security policy": "docs/guides/security-policy.html",
    CORS: "docs/guides/cross-origin.html",
    "dark mode": "docs/guides/theming.html",
    "change the primary color": "docs/guides/theming.html",
    "print a proposal": "docs/guides/theming.html",
    "upload a CSV file": "elements/scout-bulk.html",
    "Next.js": "docs/frameworks.html",
    "how do I use it in React": "docs/frameworks.html",
    WordPress: "docs/guides/cms.html",
    "open a pop-up dialog": "docs/guides/cms.html",
    "embed in an iframe": "docs/guides/site-builders.html",
    "analytics events": "docs/guides/analytics.html",
    "Google Tag Manager": "docs/guides/analytics.html",
    "without a backend": "docs/guides/start.html",
    "how do I get started": "docs/guides/start.html",
    "pin a version": "docs/guides/upgrading.html",
    "upgrade to a new version": "docs/guides/upgrading.html",
    "button does nothing": "docs/guides/troubleshooting.html",
    "nothing appears on the page": "docs/guides/troubleshooting.html",
    "which browsers are supported": "docs/browsers.html",
    "is it accessible with a screen reader": "docs/accessibility.html",
    "write my own backend": "docs/backend.html",
    "cache headers": "docs/serving.html",
    offline: "docs/guides/troubleshooting.html",
    "why is my token refused": "docs/guides/troubleshooting.html",
    "bundle size": "docs/serving.html",
    "change language": "docs/guides/elements.html",
    "prefill the address": "docs/guides/elements.html",
    "unit tests jsdom": "docs/guides/testing.html",
    "remove stored data": "docs/guides/privacy.html",
    "hide the heading": "docs/guides/theming.html",
    "multiple elements on one page": "docs/guides/start.html",
  };
  let index: MiniSearch;

  beforeAll(async () => {
    const chunks = readdirSync(join(folder, "assets/chunks"));
    const [file = ""] = chunks.filter((name) => name.startsWith("@localSearchIndexroot."));
    const chunk: { readonly default: string } = await import(
      pathToFileURL(join(folder, "assets/chunks", file)).href
    );
    // These are the options of VitePress.
    index = MiniSearch.loadJSON(chunk.default, {
      fields: ["title", "titles", "text"],
      storeFields: ["title", "titles"],
      searchOptions: {
        fuzzy: 0.2,
        prefix: true,
        boost: { title: 4, text: 2, titles: 1 },
        ...searchOptions,
      },
    });
  });

  test.each(Object.entries(questions))("%s finds %s in the first three hits", (question, page) => {
    const found = index.search(question).map(({ id }) => String(id).slice(1).split("#")[0]);
    expect(found.slice(0, 3)).toContain(page);
  });
});

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

test("a reader finds a page by its words with the keyboard, and switches to dark", async () => {
  const page = await openSite("index.html");
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox");
  await search.fill("content security policy");
  await page.getByRole("option", { name: "Security policy" }).first().waitFor();
  const findings = [await lookAround(page, "light"), await lookAround(page, "dark")];
  await page.emulateMedia({ colorScheme: "light" });
  await search.press("Enter");
  await page.getByRole("heading", { name: "Security policy", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/docs/guides/security-policy.html");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("switch").first().click();
  const scheme = () => page.evaluate("getComputedStyle(document.documentElement).colorScheme");
  await expect.poll(scheme).toBe("dark");
  findings.push(await lookAround(page, "light"));
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
