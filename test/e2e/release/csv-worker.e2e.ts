import { readdirSync, readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stopServer } from "../../../demo/server/host/listen.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type AnsweringServer, serveAnswers } from "../support/serve-answers.ts";

/** The built worker from another origin than the page, under strict policies. */
let browser: Browser;
let page: AnsweringServer;
let cdn: AnsweringServer;
let policy = "";
let pageScript = "";

const chunk = readdirSync("cdn/chunks").find((name) => name.startsWith("run-csv-worker-"));

beforeAll(async () => {
  page = await serveAnswers((path) =>
    path === "/page.js"
      ? { type: "text/javascript", body: pageScript, headers: {} }
      : {
          type: "text/html",
          body: '<!doctype html><title>Reading</title><script type="module" src="/page.js"></script>',
          headers: { "Content-Security-Policy": policy },
        },
  );
  cdn = await serveAnswers((path) => ({
    type: "text/javascript",
    body: readFileSync(`cdn${path}`, "utf8"),
    headers: { "Access-Control-Allow-Origin": "*" },
  }));
  browser = await openBrowser();
});

afterAll(async () => {
  await stopServer(page.server);
  await stopServer(cdn.server);
});

const workbook = readFileSync("test/core/lists/inputs/workbook.xlsx").toString("base64");
const jobs = {
  csv: '{ kind: "check", file: new File(["a,b\\n1,2\\n3,4\\n"], "a.csv"), choices: {}, maxRows: 0 }',
  workbook: `{ kind: "workbook", file: new Blob([Uint8Array.from(atob("${workbook}"), (sign) => sign.charCodeAt(0))]) }`,
};

/** Runs a job, and writes the result into the page's title. */
const scriptOf = (href: string, job: keyof typeof jobs) => `
  import { runCsvWorker } from "${href}";
  runCsvWorker(${jobs[job]}, {
    hear(message) {
      if (message.kind === "report") document.title = "Rows: " + message.report.rowCount;
      if (message.kind === "sheets") document.title = "Sheets: " + message.sheets.length;
    },
    refuse() {
      document.title = "Refused";
    },
  });`;

async function titleUnder(wanted: string, job: keyof typeof jobs = "csv"): Promise<string> {
  policy = wanted.replaceAll("CDN", cdn.url);
  pageScript = scriptOf(`${cdn.url}/chunks/${chunk}`, job);
  const tab = await browser.newPage();
  await tab.goto(page.url);
  await tab.waitForFunction(() => document.title !== "Reading");
  const title = await tab.title();
  await tab.close();
  return title;
}

describe("the workers for lists from another origin", () => {
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
  ] as const)("the workers run %s", async ([, wanted]) => {
    expect(await titleUnder(wanted)).toBe("Rows: 2");
    expect(await titleUnder(wanted, "workbook")).toBe("Sheets: 1");
  });

  test.for([
    ["no worker may run", "script-src 'self' CDN; worker-src 'none'"],
    ["blobs may not be workers", "script-src 'self' CDN; worker-src 'self'"],
    [
      "Trusted Types have no policy",
      "script-src 'self' CDN; worker-src blob: CDN; require-trusted-types-for 'script'; trusted-types 'none'",
    ],
  ] as const)("the page reports that the workers were refused where %s", async ([, wanted]) => {
    expect(await titleUnder(wanted)).toBe("Refused");
    expect(await titleUnder(wanted, "workbook")).toBe("Refused");
  });
});
