import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { japanesePdf } from "../support/japanese-pdf.ts";
import { openBrowser } from "../support/open-browser.ts";

/** The wizard's PDF library from another origin than the page, under strict policies. */
let browser: Browser;
let page: { readonly server: Server; readonly origin: string };
let cdn: { readonly server: Server; readonly origin: string };
let policy = "";

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const json = (content: object): Answer => ({
  type: "application/json",
  body: JSON.stringify(content),
});

const pageAnswers: Readonly<Record<string, () => Answer>> = {
  "/": () => ({
    type: "text/html",
    body: `<!doctype html><html lang="en"><title>Page</title><script type="module" src="${cdn.origin}/contract-wizard.js"></script><contract-wizard contract="c1" provider="cox"></contract-wizard>`,
    headers: { "Content-Security-Policy": policy },
  }),
  "/form": () => ({ type: "text/html", body: "<!doctype html><title>Form</title>" }),
  "/api/v1/site-connector/settings": () =>
    json({ data: { settings: { capabilities: ["scout:access"] } } }),
  "/api/scout/v1/contract/c1": () => json({ wizard_embed: '<iframe src="/form"></iframe>' }),
  "/api/scout/v1/contract": () => json({ data: [] }),
  "/scout/contract/c1/pdf": () => ({ type: "application/pdf", body: japanesePdf() }),
};

beforeAll(async () => {
  page = await serve((path) => pageAnswers[path]?.() ?? { type: "text/plain", body: "" });
  cdn = await serve((path) => ({
    type: /\.m?js$/.test(path) ? "text/javascript" : "application/octet-stream",
    body: readFileSync(`cdn${path}`),
    headers: { "Access-Control-Allow-Origin": "*" },
  }));
  browser = await openBrowser();
});

afterAll(() => {
  page.server.close();
  cdn.server.close();
});

async function serve(answer: (path: string) => Answer) {
  const server = createServer(({ url = "/" }, response) => {
    const { type, body, headers = {} } = answer(new URL(url, "http://any").pathname);
    response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

/** Opens the contract under a policy, and waits for its text. */
async function drawUnder(wanted: string) {
  policy = wanted.replaceAll("CDN", cdn.origin);
  const tab = await browser.newPage();
  const said: string[] = [];
  const tables: string[] = [];
  tab.on("console", (message) => said.push(message.text()));
  tab.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/cmaps/")) tables.push(pathname);
  });
  await tab.addInitScript(() => {
    Object.assign(globalThis, { namesBefore: Object.getOwnPropertyNames(globalThis) });
  });
  await tab.goto(page.origin);
  await tab.getByText("日本").waitFor({ state: "attached" });
  expect(await tab.locator("canvas").count()).toBe(1);
  const workers = tab.workers().length;
  const globals = await tab.evaluate(() => {
    const { namesBefore }: { namesBefore?: readonly string[] } & typeof globalThis = globalThis;
    return Object.getOwnPropertyNames(globalThis).filter(
      (name) => name !== "namesBefore" && !namesBefore?.includes(name),
    );
  });
  await tab.close();
  return { workers, said, tables, globals };
}

const strict =
  "default-src 'none'; script-src CDN; style-src 'none'; connect-src 'self' CDN; frame-src 'self'; img-src 'self'; base-uri 'none'";

describe("Y13: a contract is drawn with files of another origin", () => {
  test.for([
    ["without a policy", ""],
    ["where blobs and that origin may be workers", `${strict}; worker-src blob: CDN`],
    [
      "where Trusted Types name our policy",
      `${strict}; worker-src blob: CDN; require-trusted-types-for 'script'; trusted-types scout-elements`,
    ],
  ] as const)(
    "a contract is drawn in a worker %s, and no request is refused",
    async ([, wanted]) => {
      const { workers, said, tables, globals } = await drawUnder(wanted);
      expect(workers).toBe(1);
      expect(said).toEqual([]);
      expect(tables).toContain("/assets/pdf/cmaps/90ms-RKSJ-H.bcmap");
      expect(globals, "W18: no names are added to the page").toEqual([]);
    },
  );

  test.for([
    ["no worker may run", `${strict}; worker-src 'none'`],
    [
      "Trusted Types have no policy",
      `${strict}; worker-src blob: CDN; require-trusted-types-for 'script'; trusted-types 'none'`,
    ],
  ] as const)("a contract is drawn on the page's main thread where %s", async ([, wanted]) => {
    const { workers, globals } = await drawUnder(wanted);
    expect(workers).toBe(0);
    expect(globals, "W18: no names are added to the page").toEqual([]);
  });
});
