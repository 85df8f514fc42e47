import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumFlags, findChromium } from "../support/chromium.ts";

const guide = readFileSync("docs/guides/testing.md", "utf8");
const blockIn = (heading: string) => {
  const [, code = ""] =
    /```js\n([\s\S]*?)```/.exec(guide.split(`\n## ${heading}\n`)[1] ?? "") ?? [];
  return code;
};

/** The testers, found by the published path of the package. */
const published = createRequire(import.meta.url).resolve("scout-elements/testing");

const map = {
  imports: {
    "scout-elements/testing": "/dist/testing/index.js",
    "scout-elements/elements/scout-lookup": "/cdn/scout-lookup.js",
    "scout-elements/sample": "/cdn/sample/sample.js",
    vitest: "/runner.js",
  },
};

/** A runner with the names of Vitest that the guide uses. */
const runner = `
export function test(name, act) {
  window.outcome = act().then(() => name, String);
}
export function expect(list) {
  return {
    toContain(item) {
      if (!list.includes(item)) throw new Error(JSON.stringify(list) + " does not contain " + item);
    },
  };
}`;

const pages: Readonly<Record<string, string>> = {
  "/": `<script type="importmap">${JSON.stringify(map)}</script><body><script type="module" src="/example.js"></script>`,
  "/offices.html":
    '<script type="module" src="/cdn/scout-lookup.js"></script><h1>Offices</h1><scout-lookup api-base="demo:"></scout-lookup>',
  "/pricing.html":
    '<script type="module" src="/cdn/scout-pricing.js"></script><scout-pricing api-base="demo:"></scout-pricing>',
  "/runner.js": runner,
  "/example.js": blockIn("In a browser, not in jsdom"),
};

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

const server = createServer(({ url = "/" }, answer) => {
  const path = new URL(url, "http://any.example").pathname;
  const file = `.${path}`;
  const isFile = /^\/(?:cdn|dist)\//.test(path) && existsSync(file);
  const text = pages[path] ?? (isFile ? readFileSync(file) : null);
  answer.writeHead(text === null ? 404 : 200, {
    "Content-Type": types[extname(path)] ?? "text/html",
  });
  answer.end(text);
});

let browser: Browser | undefined;
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

async function openTab(): Promise<Page> {
  if (browser === undefined) throw new Error("The browser did not start.");
  const context = await browser.newContext({ baseURL: base });
  return context.newPage();
}

test("interface: Testers: the guide's test for a browser passes as it is written", async () => {
  const page = await openTab();
  await page.goto("/");
  const outcome = await page.evaluate(() => Reflect.get(window, "outcome"));
  expect(outcome).toBe("the page shows who serves an address");
});

test("interface: Testers: the guide's test for Playwright passes as it is written", async () => {
  const example = blockIn("With Playwright");
  const { testerOf } = await import(pathToFileURL(published).href);
  const code = example.replace(/^import .*$/gm, "");
  expect(code).not.toBe(example);
  const acts: (() => Promise<void>)[] = [];
  const page = await openTab();
  const note = (_: string, act: (fixtures: { readonly page: Page }) => Promise<void>) => {
    acts.push(() => act({ page }));
  };
  new Function("test", "expect", "testerOf", code)(note, expect, testerOf);
  expect(acts).toHaveLength(1);
  for (const act of acts) await act();
});

test("interface: Testers: a locator of Playwright is an element of the types, and every kind of reading works with it", async () => {
  const { testerOf }: typeof import("scout-elements/testing") = await import(
    pathToFileURL(published).href
  );
  const page = await openTab();
  await page.goto("/pricing.html");
  const pricing = testerOf("scout-pricing", page.locator("scout-pricing"));
  await pricing.ready();
  await pricing.search("1200 Main Street, Houston, TX 77002");
  await pricing.choose("Provider", "Comcast");
  await pricing.choose("Term", "36 Months");
  await pricing.toggleServices("Phone Lines");
  await pricing.add("Business VoiceEdge Business Line");
  const { lines, totals } = await pricing.proposal();
  expect(lines).toContainEqual({
    service: "Business VoiceEdge Business Line",
    price: expect.stringMatching(/^\$\d/),
  });
  expect(totals).toHaveProperty(["Monthly total"]);
  expect(await pricing.failure()).toBeNull();
});

test("interface: Testers: the guide names every act of every tester, and nothing else", async () => {
  const { testerOf } = await import(pathToFileURL(published).href);
  const part: unknown = new Proxy(() => part, { get: () => part, has: () => false });
  const rows = [...guide.matchAll(/^\| `([a-z-]+)` \|(.*)\|(.*)\|$/gm)];
  const tags = JSON.parse(readFileSync("cdn/manifest.json", "utf8")).elements;
  expect(rows.map(([, tag]) => tag).sort()).toEqual(Object.keys(tags).sort());
  for (const [, tag = "", acts = "", shown = ""] of rows) {
    const named = [...`${acts} ${shown}`.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const all = Object.keys(testerOf(tag, part));
    expect([tag, ...named.sort()]).toEqual([
      tag,
      ...all.filter((name) => !["ready", "failure", "press"].includes(name)).sort(),
    ]);
  }
});
