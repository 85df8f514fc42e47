import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { type RunningServer, startServer } from "../../demo/server/host/start-server.ts";
import { createBackend, createSeededStore } from "../../demo/server/index.ts";
import { checkReport, run } from "../../src/cli/check.ts";
import { type CallReport, checkEndpoints } from "../../src/cli/check-endpoints.ts";
import { reportTable } from "../../src/cli/report-table.ts";
import type { EndpointName } from "../../src/core/api/endpoints.ts";
import type { Http } from "../../src/core/ports.ts";

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
  const send: Http = async (url, init) => backend.app.fetch(new Request(url, init));
  const kept = new Map<string, Promise<Response>>();
  // The same request has the same answer, which takes time to create.
  reference = async (url, init) => {
    const question = `${init.method} ${url} ${init.body} ${JSON.stringify([...new Headers(init.headers)])}`;
    if (!/^GET|\/pricing /.test(question)) return send(url, init);
    const answer = kept.get(question) ?? send(url, init);
    kept.set(question, answer);
    return (await answer).clone();
  };
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

test("the reference backend has no faults, and every call that changes data is left out", async () => {
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

test("the report for an assistant leaves out every call that changes data", async () => {
  vi.stubGlobal("fetch", reference);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const report = await checkReport(base, "sandler");
  expect(report).toMatch(/skipped +createContract/i);
  expect(report).toMatch(/skipped +startLookup/i);
});

test("if nothing answers, the report is one sentence with the reason", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await expect(checkReport(base, "sandler")).rejects.toThrow(
    `Nothing answers at ${base} (connect ECONNREFUSED). No call was checked.`,
  );
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  expect(await run(["--base", base])).toBe(1);
  expect(said.mock.calls.flat()).toEqual([expect.stringMatching(/^Nothing answers at /)]);
});

test("with --write, only calls that sign a user in or change a user's data are left out", async () => {
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

/** Changes an answer of the reference backend. */
type Change = (answer: Response) => Promise<Response> | Response;

/** Changes the values of an answer of JSON, from the innermost to the whole, whose key is empty. */
const json =
  (change: (key: string, value: unknown) => unknown): Change =>
  async (answer) => {
    if (answer.headers.get("Content-Type") !== "application/json") return answer;
    const content: unknown = JSON.parse(await answer.text(), change);
    return new Response(JSON.stringify(content), answer);
  };
const renamed = (from: string, to: string): Change =>
  json((_key, value) =>
    isRecord(value) && from in value ? { ...without(value, from), [to]: value[from] } : value,
  );
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const without = (value: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
const withHeaders =
  (change: (headers: Headers) => void): Change =>
  async (answer) => {
    const headers = new Headers(answer.headers);
    change(headers);
    return new Response(answer.body, { status: answer.status, headers });
  };
const withBody =
  (body: string): Change =>
  ({ headers }) =>
    new Response(body, { headers });
const answers =
  (status: number): Change =>
  ({ headers }) =>
    Response.json({ message: "No" }, { status, headers });

/**
 * Opens the reference backend, and changes the answers of calls whose method and path match a
 * pattern.
 */
function changed(changes: readonly (readonly [call: RegExp, change: Change])[]): Http {
  return async (url, init) => {
    const answer = await reference(url, init);
    const call = `${init.method} ${new URL(url).pathname}`;
    let result = answer;
    for (const [pattern, change] of changes) {
      if (pattern.test(call)) result = await change(result);
    }
    return result;
  };
}

const settings = /^GET .*\/settings$/;

describe("deliberate faults of a server", () => {
  const faults: readonly [string, EndpointName, RegExp, Change, RegExp][] = [
    [
      "rows of a wrong type",
      "loadFinder",
      /^GET .*\/solutions-finder$/,
      json((key, value) => (key === "rows" ? "many" : value)),
      /^data\.rows must be array$/,
    ],
    [
      "a missing field",
      "loadContract",
      /^GET .*\/v1\/contract\/[^/]+$/,
      renamed("wizard_embed", "embed"),
      /has no wizard_embed/,
    ],
    [
      "rows under another name",
      "loadProviderLibrary",
      /^GET .*\/provider-library$/,
      renamed("rows", "lines"),
      /^has no data\.rows$/,
    ],
    [
      "a row that the list drops",
      "listBulk",
      /^POST .*\/scout\/bulk$/,
      json((key, value) => (key === "rows" && Array.isArray(value) ? ["lost", ...value] : value)),
      /^data\.rows\.0 must be object$/,
    ],
    [
      "services that no cart can hold",
      "searchPricing",
      /^POST .*\/v1\/pricing$/,
      renamed("id", "key"),
      /^has no rows\.0\.id$/,
    ],
    [
      "categories without their terms",
      "loadSolutionsIndex",
      /^GET .*\/solutions-index$/,
      renamed("items", "terms"),
      /^has no data\.results\.0\.items$/,
    ],
    [
      "a page instead of data",
      "buildSolution",
      /^POST .*\/solutions-builder$/,
      ({ headers }) => {
        const sent = new Headers(headers);
        sent.set("Content-Type", "text/html");
        return new Response("<html>", { headers: sent });
      },
      /sends text\/html instead of application\/json/,
    ],
    [
      "a missing route",
      "loadResourceLibrary",
      /^GET .*\/resource-library$/,
      answers(404),
      /answers 404: No; the route is missing/,
    ],
    [
      "a redirect to another origin",
      "loadPage",
      /^GET \/proxy\/pages\/team$/,
      () => Response.redirect("https://www.example/login"),
      /redirects to https:\/\/www\.example\/login/,
    ],
    [
      "no CORS header",
      "searchSite",
      /^GET .*\/site-search$/,
      withHeaders((headers) => headers.delete("Access-Control-Allow-Origin")),
      /has no Access-Control-Allow-Origin/,
    ],
    [
      "a CORS header without cookies",
      "downloadContract",
      /^GET .*\/contract\/[^/]+\/pdf$/,
      withHeaders((headers) => headers.delete("Access-Control-Allow-Credentials")),
      /is sent with cookies/,
    ],
    [
      "a page instead of a file",
      "downloadBulkTemplate",
      /^GET .*\/template\/download\/csv$/,
      withHeaders((headers) => headers.set("Content-Type", "text/html")),
      /sends text\/html instead of text\/csv/,
    ],
    [
      "a file that is none",
      "downloadPricing",
      /^POST .*\/pdf\/pricing$/,
      withBody("nothing"),
      /^sends no PDF$/,
    ],
    ["broken JSON", "loadSettings", settings, withBody('{"data":'), /sends text that is not JSON/],
    [
      "an empty file",
      "downloadBulkResults",
      /^GET .*\/bulk\/(?!template)[^/]+\/download\/csv$/,
      withBody(" "),
      /sends an empty answer/,
    ],
    [
      "a closed port",
      "downloadPageFile",
      /^GET \/proxy\/.*xlsx$/,
      () =>
        Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })),
      /fetch failed: connect ECONNREFUSED/,
    ],
    [
      "a refused person",
      "createContract",
      /^POST .*\/v1\/contract$/,
      answers(403),
      /^answers 403: No; the user of the token may not do this$/,
    ],
    [
      "a preflight that forbids headers",
      "listContracts",
      /^OPTIONS .*\/v1\/contract$/,
      withHeaders((headers) => headers.set("Access-Control-Allow-Headers", "content-type")),
      /^forbids headers; send "Access-Control-Allow-Headers: jwt-authorization"$/,
    ],
  ];

  test("each deliberate fault is found at its call, in one run", async () => {
    const reports = await check(changed(faults.map(([, , call, change]) => [call, change])), true);
    const missed = faults.flatMap(([what, name, , , sentence]) => {
      const report = reports.find((one) => one.name === name);
      const isFound =
        report?.verdict === "fault" && report.sentences.some((one) => sentence.test(one));
      return isFound ? [] : [`${what}: ${report?.verdict} ${report?.sentences.join(" | ")}`];
    });
    expect(missed).toEqual([]);
    const named = new Set(faults.map(([, name]) => name));
    const others = verdicts(reports, "fault").filter((name) => !named.has(name));
    expect(others).toEqual([]);
  });
});

describe("servers with which the screens work have no fault", () => {
  const rest = (path: string) => new RegExp(`^(?:GET|POST) .*${path}$`);
  const numbers = ["total", "count", "limit", "page", "nid", "zoom", "batch_id"];
  const unread = ["page", "flag", "filtersPretty", "has_api", "coverage", "match_count"];
  const variants: readonly [string, readonly (readonly [RegExp, Change])[]][] = [
    [
      "numbers as text",
      [[/./, json((key, value) => (numbers.includes(key) ? String(value) : value))]],
    ],
    [
      "without members that nothing reads",
      [[/./, json((_key, value) => (isRecord(value) ? unread.reduce(without, value) : value))]],
    ],
    [
      "lists with the keys of an object, as PHP writes them",
      [
        [
          /./,
          json((key, value) => (key === "rows" && Array.isArray(value) ? { ...value } : value)),
        ],
      ],
    ],
    [
      "a lone item in place of a list",
      [
        [
          /./,
          json((_key, value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
        ],
      ],
    ],
    [
      "null in place of an empty list",
      [[/./, json((_key, value) => (Array.isArray(value) && value.length === 0 ? null : value))]],
    ],
    [
      "data without their type",
      [[/^(?!OPTIONS)/, withHeaders((headers) => headers.set("Content-Type", "text/plain"))]],
    ],
    [
      "the members of the search under data",
      [[rest("/v1/pricing"), json((key, value) => (key === "" ? { data: value } : value))]],
    ],
    [
      "the members of other answers at the top",
      [
        [
          rest("(?:autocomplete|provider-library|solutions-index|solutions-finder)"),
          json((key, value) => (key === "" && isRecord(value) ? value.data : value)),
        ],
      ],
    ],
    [
      "times as ISO texts",
      [[/./, json((key, value) => (/_at$/.test(key) && value ? "2026-01-05T12:00:00Z" : value))]],
    ],
    [
      "no statistics, no suggestions, no exchange of tokens",
      [[/stats|autocomplete|address-lookup|token\/jwt$|session\/token/, answers(404)]],
    ],
  ];

  /**
   * These differences may be notes: the document has only one form, and some calls are optional.
   */
  const noted = [
    "a lone item in place of a list",
    "data without their type",
    "the members of the search under data",
    "the members of other answers at the top",
    "no statistics, no suggestions, no exchange of tokens",
  ];

  test.each(variants)("a server with this difference has no fault: %s", async (what, changes) => {
    const reports = await check(changed(changes), true);
    const found = reports.filter(({ verdict }) =>
      ["fault", ...(noted.includes(what) ? [] : ["note"])].includes(verdict),
    );
    expect(found.map(({ name, sentences }) => [name, ...sentences])).toEqual([]);
  });

  test.each([
    ["loadResourceLibrary", "resource-library", "note", /^redirects to /],
    [
      "listContracts",
      "v1/contract",
      "fault",
      /a call with a token in JWT-Authorization fails then$/,
    ],
  ] as const)(
    "a redirect of %s within the origin is not a fault",
    async (name, end, verdict, sentence) => {
      const reports = await check(async (url, init) => {
        const { pathname, search, origin: at } = new URL(url);
        const isMoved = init.method === "GET" && pathname.endsWith(end);
        if (!isMoved) return reference(url.replace("/moved", ""), init);
        const Location = `${at}${pathname}/moved${search}`;
        return new Response(null, { status: 307, headers: { Location } });
      });
      const report = reports.find((one) => one.name === name);
      expect([report?.verdict, report?.sentences.join()]).toEqual([
        verdict,
        expect.stringMatching(sentence),
      ]);
    },
  );

  test("a harmless difference from the document is a note", async () => {
    const reports = await check(
      changed([
        [rest("scout/bulk"), renamed("upload_id", "upload")],
        [rest("solutions-index"), json((_key, value) => (value === "header" ? "title" : value))],
        [
          rest("bulk/template/download/csv"),
          withHeaders((headers) => headers.set("Content-Type", "text/plain")),
        ],
        [/^GET .*autocomplete$/, answers(404)],
      ]),
    );
    const notes = reports.filter(({ verdict }) => verdict === "note");
    const unanswered =
      "answers 404: No; the route is missing, or --base or --brand is wrong; the screens work without it";
    expect(notes.map(({ name, sentences }) => [name, ...sentences])).toEqual([
      ["suggestSolutions", unanswered],
      ["suggestProviders", unanswered],
      ["suggestResources", unanswered],
      ["suggestSitePages", unanswered],
      ["listBulk", "has no data.rows.0.upload_id"],
      ["downloadBulkTemplate", "sends text/plain instead of text/csv"],
      ["loadSolutionsIndex", expect.stringMatching(/type must be equal to one of/)],
    ]);
    expect(verdicts(reports, "fault")).toEqual([]);
  });

  test("for a user without scout:access, the Scout screens make no call", async () => {
    const reports = await check(
      changed([
        [settings, json((_key, value) => (value === "scout:access" ? "none" : value))],
        [/scout|pricing|batch/, answers(403)],
      ]),
      true,
    );
    expect(verdicts(reports, "fault")).toEqual([]);
    const skipped = reports.find(({ name }) => name === "searchPricing");
    expect(skipped?.sentences).toEqual(["the user of the token has no scout:access"]);
  });

  test("without a token, answers of 401 are reported in one sentence", async () => {
    const reports = await check(changed([[/^(?:GET|POST|PATCH) /, answers(401)]]));
    expect(verdicts(reports, "fault")).toEqual([]);
    const table = reportTable(reports);
    expect(table.match(/401/g)).toHaveLength(1);
    expect(table).toMatch(
      /^\d\d more were answered 401, because no token was given: set the variable SCOUT_TOKEN to the token of a user\.$/m,
    );
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

  test("the command prints a table of a server, and its exit code depends on the result", async () => {
    expect(await run(["--base", server.url])).toBe(0);
    expect(printed).toMatch(/^ok +loadSettings +GET \/api\/v1\/site-connector\/settings$/m);
    expect(printed).toMatch(/^skipped +logIn .*it needs the password of a user$/m);
    expect(printed).toMatch(/^\d+ calls work for the elements, 0 do not, \d+ were not made\.$/m);
    expect(await run(["--base", `${server.url}/nowhere`])).toBe(1);
  });

  test.each([["--help"], ["-h"]])(
    "the option %s prints an explanation, and exits with 0",
    async (option) => {
      expect(await run([option])).toBe(0);
      expect(printed).toContain("Usage: npm exec --no -- scout-elements check");
    },
  );

  test("without a token, a server with sessions is reported in one sentence", async () => {
    const closed = await startServer({ port: 0, store: await createSeededStore() });
    expect(await run(["--base", closed.url])).toBe(2);
    expect(printed).toMatch(/more were answered 401, because no token was given/);
    expect(printed).not.toContain("FAULT");
    await closed.close();
  });

  test.each([
    [[]],
    [["--base", "example.com"]],
    [["--base", base, "--origin", "www"]],
    [["--wrong"]],
  ])("the command refuses the arguments %j", async (args) => {
    printed = "";
    expect(await run(args)).toBe(2);
    expect(printed).toContain("Usage: npm exec --no -- scout-elements check");
  });
});

test("the sentences of a call are in rows, one below the other", () => {
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

0 calls work for the elements, 1 do not, 0 were not made.
`,
  );
});
