import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { run } from "../../../build/cli/check.ts";
import { type CallReport, checkEndpoints } from "../../../build/cli/check-endpoints.ts";
import { steps } from "../../../build/cli/check-steps.ts";
import { reportTable } from "../../../build/cli/report-table.ts";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { createBackend, createSeededStore } from "../../../demo/server/index.ts";
import { type EndpointName, endpoints } from "../../../src/core/api/endpoints.ts";
import type { Http } from "../../../src/core/ports.ts";

const base = "https://api.example";
const origin = "https://www.example";
const startMs = Date.UTC(2026, 0, 5, 12);

let nowMs = startMs;
let reference: Http;

beforeAll(async () => {
  const backend = await createBackend(
    {
      store: await createSeededStore(),
      clock: { now: () => nowMs },
      newId: () => crypto.randomUUID(),
    },
    { defaultUser: "agent", allowedOrigins: [origin], siteFamily: ["portal.example.com"] },
  );
  reference = async (url, init) => backend.app.fetch(new Request(url, init));
});

function check(send: Http, write = false): Promise<readonly CallReport[]> {
  return checkEndpoints({
    base,
    brand: "sandler",
    token: null,
    origin,
    write,
    send,
    nowMs,
    address: "1200 Main Street, Austin, TX 78701",
    sibling: "portal.example.com",
    page: "pages/team",
    file: "pages/files/order-form.xlsx",
    wait: async (ms) => {
      nowMs += ms;
    },
  });
}

const verdicts = (reports: readonly CallReport[], verdict: CallReport["verdict"]) =>
  reports.filter((report) => report.verdict === verdict).map(({ name }) => name);

test("every call of the table is a step, once", () => {
  expect(steps.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test("the reference backend has no faults, and every call that changes something is left out", async () => {
  const methods = new Set<string>();
  const reports = await check(async (url, init) => {
    methods.add(`${init.method} ${new URL(url).pathname}`);
    return reference(url, init);
  });
  expect(
    reports.flatMap(({ verdict, sentences }) => (verdict === "fault" ? sentences : [])),
  ).toEqual([]);
  expect(verdicts(reports, "skipped").toSorted()).toEqual([
    "advanceBatch",
    "advanceSandboxBatch",
    "buildSolution",
    "closePageView",
    "closePageViewByBeacon",
    "createContract",
    "downloadMatrix",
    "downloadReport",
    "logIn",
    "openPageView",
    "resetPassword",
    "saveSettings",
    "saveSolutionsIndex",
    "startLookup",
    "trackEvent",
    "uploadBulk",
    "verifyCode",
  ]);
  expect([...methods].filter((call) => /^(POST|PATCH)/.test(call)).toSorted()).toEqual([
    "POST /api/sandler-auth/v1/token/validate/jwt",
    "POST /api/scout/v1/pricing",
    "POST /api/v1/scout/bulk",
    "POST /service/v1/pdf/pricing",
    "POST /session/token",
  ]);
});

test("with --write only what concerns a person is left out", async () => {
  const reports = await check(reference, true);
  expect(
    reports.flatMap(({ name, verdict, sentences }) =>
      verdict === "fault" ? [name, ...sentences] : [],
    ),
  ).toEqual([]);
  expect(verdicts(reports, "skipped").toSorted()).toEqual([
    "logIn",
    "resetPassword",
    "saveSettings",
    "saveSolutionsIndex",
    "verifyCode",
  ]);
});

describe("planted faults", () => {
  const settings = "/api/v1/site-connector/settings";
  const json = (change: (content: unknown) => unknown) => async (answer: Response) =>
    new Response(JSON.stringify(change(await answer.json())), { headers: answer.headers });
  const withHeaders = (change: (headers: Headers) => void) => async (answer: Response) => {
    const headers = new Headers(answer.headers);
    change(headers);
    return new Response(answer.body, { status: answer.status, headers });
  };
  /** Replaces the first occurrence in the text of a JSON answer. */
  const replaced = (from: RegExp, to: string) =>
    json((content) => JSON.parse(JSON.stringify(content).replace(from, to)));

  const faults: readonly [
    string,
    EndpointName,
    string,
    (answer: Response) => Promise<Response>,
    RegExp,
  ][] = [
    [
      "a wrong type",
      "loadFinder",
      "/api/v1/solutions-finder",
      replaced(/"total":\d+/, '"total":"many"'),
      /data\.total must be integer/,
    ],
    [
      "a missing field",
      "loadProviderLibrary",
      "/api/v1/provider-library",
      replaced(/"rows":/, '"lines":'),
      /has no data\.rows/,
    ],
    [
      "a missing field of a row",
      "listBulk",
      "/api/v1/scout/bulk",
      replaced(/"upload_id":/, '"upload":'),
      /has no data\.rows\.0\.upload_id/,
    ],
    [
      "an unknown value",
      "loadSolutionsIndex",
      "/api/v1/solutions-index",
      replaced(/"type":"header"/, '"type":"title"'),
      /type must be equal to one of/,
    ],
    [
      "a page instead of data",
      "loadSettings",
      settings,
      withHeaders((headers) => headers.set("Content-Type", "text/html")),
      /sends text\/html instead of application\/json/,
    ],
    [
      "a missing route",
      "loadResourceLibrary",
      "/api/v1/resource-library",
      async ({ headers }) => Response.json({ message: "No route" }, { status: 404, headers }),
      /answers 404: No route; the route is missing/,
    ],
    [
      "a redirect",
      "suggestSolutions",
      "/api/v1/solutions-finder/autocomplete",
      async () => Response.redirect("https://www.example/login"),
      /redirects to https:\/\/www\.example\/login/,
    ],
    [
      "no CORS header",
      "searchSite",
      "/callback/site-search",
      withHeaders((headers) => headers.delete("Access-Control-Allow-Origin")),
      /has no Access-Control-Allow-Origin/,
    ],
    [
      "a CORS header without cookies",
      "downloadContract",
      "/pdf",
      withHeaders((headers) => headers.delete("Access-Control-Allow-Credentials")),
      /is sent with cookies/,
    ],
    [
      "another content type",
      "downloadBulkTemplate",
      "/api/v1/scout/bulk/template/download/csv",
      withHeaders((headers) => headers.set("Content-Type", "application/octet-stream")),
      /sends application\/octet-stream instead of text\/csv/,
    ],
    [
      "no content type",
      "downloadPricing",
      "/service/v1/pdf/pricing",
      withHeaders((headers) => headers.delete("Content-Type")),
      /sends no content type instead of application\/pdf/,
    ],
    [
      "broken JSON",
      "suggestProviders",
      "/api/v1/provider-library/autocomplete",
      async ({ headers }) => new Response('{"data":', { headers }),
      /sends text that is no JSON/,
    ],
    [
      "an empty answer",
      "sessionToken",
      "/session/token",
      async ({ headers }) => new Response(" ", { headers }),
      /sends an empty answer/,
    ],
    [
      "a refused token",
      "suggestResources",
      "/api/v1/resource-library/autocomplete",
      async ({ headers }) => Response.json({ message: "No" }, { status: 401, headers }),
      /answers 401: No; give a valid token/,
    ],
    [
      "a closed port",
      "suggestSitePages",
      "/callback/site-search/autocomplete",
      async () =>
        Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })),
      /fetch failed: connect ECONNREFUSED/,
    ],
    [
      "a preflight that forbids headers",
      "listContracts",
      "/api/scout/v1/contract (preflight)",
      withHeaders((headers) => headers.set("Access-Control-Allow-Headers", "content-type")),
      /^forbids headers; send "Access-Control-Allow-Headers: jwt-authorization"$/,
    ],
  ];

  test("each is found at its call, in one walk", async () => {
    const reports = await check(async (url, init) => {
      const answer = await reference(url, init);
      const { pathname } = new URL(url);
      const call = init.method === "OPTIONS" ? `${pathname} (preflight)` : pathname;
      const [, , , plant] = faults.find(([, , end]) => call.endsWith(end)) ?? [];
      return plant ? plant(answer) : answer;
    });
    const missed = faults.flatMap(([what, name, , , sentence]) => {
      const report = reports.find((one) => one.name === name);
      const isFound =
        report?.verdict === "fault" && report.sentences.some((one) => sentence.test(one));
      return isFound ? [] : [`${what}: ${report?.verdict} ${report?.sentences.join(" | ")}`];
    });
    expect(missed).toEqual([]);
    const named = new Set(faults.map(([, name]) => name));
    const others = verdicts(reports, "fault").filter((name) => !named.has(name));
    // Both kinds of proposal come from one route.
    expect(others).toEqual(["printPricing"]);
  });
});

describe("the command", () => {
  let server: RunningServer;
  let printed: string;
  beforeAll(async () => {
    const options = { defaultUser: "agent" };
    server = await startServer({ port: 0, store: await createSeededStore(), options });
  });
  beforeEach(() => {
    printed = "";
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, "write").mockImplementation((text) => {
        printed += text;
        return true;
      });
    }
  });
  afterAll(async () => {
    await server.close();
  });

  test("prints a table of a server, and exits by result", async () => {
    expect(await run(["--base", server.url])).toBe(0);
    expect(printed).toMatch(/^ok +loadSettings +GET \/api\/v1\/site-connector\/settings$/m);
    expect(printed).toMatch(/^skipped +logIn .*it is for a person, who has the password$/m);
    expect(printed).toMatch(
      /^\d+ calls are as the elements need them, 0 are not, \d+ were not made\.$/m,
    );
    expect(await run(["--base", `${server.url}/nowhere`])).toBe(1);
  });

  test.each([
    [[]],
    [["--base", "example.com"]],
    [["--base", base, "--origin", "www"]],
    [["--wrong"]],
  ])("%j are no arguments for it", async (args) => {
    printed = "";
    expect(await run(args)).toBe(2);
    expect(printed).toContain("Usage: npx scout-elements check");
  });
});

test("the sentences of a call stand below each other", () => {
  const table = reportTable([
    {
      name: "loadSettings",
      verdict: "fault",
      sentences: ["has no data", "is late"],
      exchanges: [],
    },
  ]);
  expect(table).toBe(
    `FAULT  loadSettings  GET /api/v1/site-connector/settings  has no data
                                                          is late

0 calls are as the elements need them, 1 are not, 0 were not made.
`,
  );
});
