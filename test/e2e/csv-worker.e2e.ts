import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./support/open-browser.ts";

/** The built worker from another origin than the page, under strict policies. */
let browser: Browser;
let page: { readonly server: Server; readonly origin: string };
let cdn: { readonly server: Server; readonly origin: string };
let policy = "";
let pageScript = "";

const chunk = readdirSync("cdn/chunks").find((name) => name.startsWith("run-csv-worker-"));

beforeAll(async () => {
  page = await serve((path) =>
    path === "/page.js"
      ? { type: "text/javascript", body: pageScript, headers: {} }
      : {
          type: "text/html",
          body: '<!doctype html><title>Reading</title><script type="module" src="/page.js"></script>',
          headers: { "Content-Security-Policy": policy },
        },
  );
  cdn = await serve((path) => ({
    type: "text/javascript",
    body: readFileSync(`cdn${path}`, "utf8"),
    headers: { "Access-Control-Allow-Origin": "*" },
  }));
  browser = await openBrowser();
});

afterAll(() => {
  page.server.close();
  cdn.server.close();
});

interface Answer {
  readonly type: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function serve(answer: (path: string) => Answer) {
  const server = createServer(({ url = "/" }, response) => {
    const { type, body, headers } = answer(new URL(url, "http://any").pathname);
    response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

/** Checks a file with two data rows, and puts the result into the page's title. */
const scriptOf = (href: string) => `
  import { runCsvWorker } from "${href}";
  const file = new File(["a,b\\n1,2\\n3,4\\n"], "a.csv");
  runCsvWorker({ kind: "check", file }, {
    hear(message) {
      if (message.kind === "report") document.title = "Rows: " + message.report.rowCount;
    },
    refuse() {
      document.title = "Refused";
    },
  });`;

async function titleUnder(wanted: string): Promise<string> {
  policy = wanted.replaceAll("CDN", cdn.origin);
  pageScript = scriptOf(`${cdn.origin}/chunks/${chunk}`);
  const tab = await browser.newPage();
  await tab.goto(page.origin);
  await tab.waitForFunction(() => document.title !== "Reading");
  const title = await tab.title();
  await tab.close();
  return title;
}

describe("the CSV worker from another origin", () => {
  test.for([
    ["without a policy", ""],
    [
      "where blobs may be workers",
      "default-src 'none'; script-src 'self' CDN; worker-src 'self' blob: CDN",
    ],
    [
      "where Trusted Types name our policy",
      "script-src 'self' CDN; worker-src blob: CDN; require-trusted-types-for 'script'; trusted-types scout-elements",
    ],
  ] as const)("runs %s", async ([, wanted]) => {
    expect(await titleUnder(wanted)).toBe("Rows: 2");
  });

  test.for([
    ["no worker may run", "script-src 'self' CDN; worker-src 'none'"],
    ["blobs may not be workers", "script-src 'self' CDN; worker-src 'self'"],
    [
      "Trusted Types have no policy",
      "script-src 'self' CDN; worker-src blob: CDN; require-trusted-types-for 'script'; trusted-types 'none'",
    ],
  ] as const)("says that it was refused where %s", async ([, wanted]) => {
    expect(await titleUnder(wanted)).toBe("Refused");
  });
});
