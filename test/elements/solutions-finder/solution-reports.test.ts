import { describe, expect, test } from "vitest";
import { aUserAgent, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { buildCall } from "./a-finder.ts";
import { type FinderGiven, openFinder, termKey } from "./finder-model.ts";

const withId = (solution_id: unknown) => () => Response.json({ solution_id });
const reportHref = "https://portal.example/solutions-finder/solution/7/pdf";
const failure = ["warning", "An error has occurred."];
const blocked: FinderGiven = { actions: { openTab: () => null } };

interface Given extends FinderGiven {
  readonly build?: () => Response | Promise<Response>;
}

/** Opens the finder with one selected provider. */
async function openSelected({ build = withId(7), table, ...given }: Given = {}) {
  const screen = await openFinder({ ...given, table: { [buildCall]: build, ...table } });
  const { finder, named, answered, detailsOf } = screen;
  finder.selectProvider("50", true);
  return {
    ...screen,
    reports: finder.reports,
    reported: screen.reports,
    created: () => detailsOf("scout-report-created"),
    bodies: () => Promise.all(named(buildCall).map(async (call) => JSON.parse(await call.text()))),
    busy: () => [...finder.reports.busy.peek()],
    async create(kind: "report" | "matrix" = "report") {
      finder.createReport(kind);
      await answered();
    },
  };
}

test("2 §5: without a selection no window opens and nothing is sent", async () => {
  const { finder, create, tabs, named, reports } = await openSelected();
  finder.selectProvider("50", false);
  await create();
  expect(tabs).toEqual([]);
  expect(named(buildCall)).toEqual([]);
  expect(reports.isUnauthorized.peek()).toBe(false);
});

test("P29, P30: the window opens during the click and shows the report when it is ready", async () => {
  const [report, matrix] = [deferred<Response>(), deferred<Response>()];
  const answers = [report, matrix];
  const build = () => answers.shift()?.promise ?? Response.error();
  const screen = await openSelected({ query: "?filters=Dark+Fiber", build });
  const { finder, tabs, busy, answered, until, named, created, bodies } = screen;
  finder.selectProvider("50", false);
  for (const nid of ["52", "50"]) finder.selectProvider(nid, true);
  finder.nameCustomer(" Bluebird Bakery ");
  finder.createReport("report");
  expect(tabs).toEqual(["blank"]);
  expect(busy()).toEqual(["report"]);
  finder.createReport("report");
  finder.createReport("matrix");
  expect(busy()).toEqual(["report", "matrix"]);
  await until(() => named(buildCall).length === 2);
  report.resolve(Response.json({ solution_id: 7 }));
  await until(() => created().length === 1);
  expect(tabs).toEqual([reportHref, "blank"]);
  expect(created()).toEqual([{ solutionId: "7", kind: "report" }]);
  await until(() => busy().length === 1);
  expect(busy()).toEqual(["matrix"]);
  matrix.resolve(Response.json({}));
  await answered();
  expect(busy()).toEqual([]);
  expect((await bodies())[0]).toEqual({
    filters: [
      { type: "facet", facet_id: "1" },
      {
        type: "facet_filter",
        key: "access",
        facet_id: "1",
        value: "102",
        label: "Dark Fiber",
        parent: "101",
      },
    ],
    providers: [52, 50],
    customer: { name: "Bluebird Bakery" },
    template: { cover: true, matrix: true, "provider-overviews": true },
  });
});

test("2 §2, P31: the matrix has its own address and no customer", async () => {
  const { create, tabs, bodies, created } = await openSelected({ build: withId("m1") });
  await create("matrix");
  expect(tabs).toEqual(["https://portal.example/solutions-finder/solution/m1/matrix/pdf"]);
  expect(created()).toEqual([{ solutionId: "m1", kind: "matrix" }]);
  expect(await bodies()).toEqual([
    {
      filters: [],
      providers: [50],
      template: { cover: false, matrix: true, "provider-overviews": false },
    },
  ]);
});

describe("P30: with a token, which a window would not send, the report is requested by the element", () => {
  const exp = nowSeconds + 3600;
  const token = makeToken({ sub: "dana", iat: nowSeconds - 10, exp, ura: aUserAgent });
  const given = {
    token,
    table: {
      // The backend would reject a token that it did not sign.
      "GET /api/v1/site-connector/settings": () => Response.json({ data: { settings: {} } }),
      "GET /solutions-finder/solution/7/pdf": () =>
        new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } }),
    },
  };

  test("the report is shown in the window", async () => {
    const { create, tabs, named, created, files } = await openSelected(given);
    await create();
    expect(tabs).toEqual(["PDF"]);
    expect(files).toEqual([]);
    const [call] = named("GET /solutions-finder/solution/7/pdf");
    expect(call?.headers.get("JWT-Authorization")).toBe(`Bearer ${token}`);
    expect(created()).toHaveLength(1);
  });

  test("the report is saved if the window is blocked", async () => {
    const { create, files, reports } = await openSelected({ ...given, ...blocked });
    await create();
    expect(files.map(({ name }) => name)).toEqual(["report.pdf"]);
    expect(await files[0]?.file.text()).toBe("%PDF-1.7");
    expect(reports.blocked.peek()).toBeNull();
  });
});

test("P29: a blocked window leaves a link to the report, until the choices change", async () => {
  const { finder, create, reports, created } = await openSelected(blocked);
  const link = { kind: "report", href: reportHref };
  const changes = [
    () => finder.nameCustomer("Ada"),
    () => finder.toggle(termKey("access", "101"), true),
    () => reports.forgetBlocked(),
  ];
  for (const change of changes) {
    await create();
    expect(reports.blocked.peek()).toEqual(link);
    change();
    expect(reports.blocked.peek()).toBeNull();
  }
  await create();
  finder.toggle(termKey("access", "101"), true);
  expect(reports.blocked.peek()).toEqual(link);
  finder.createReport("report");
  expect(reports.blocked.peek()).toBeNull();
  expect(created()).toHaveLength(4);
});

test("2 §8: an answer without solution_id closes the window, and nothing else happens", async () => {
  const { create, tabs, created, notices, reported, busy } = await openSelected({
    build: () => Response.json({}),
  });
  await create();
  expect(tabs).toEqual(["closed"]);
  expect([created(), notices, reported, busy()]).toEqual([[], [], [], []]);
});

test("2 §8: an answer without solution_id does nothing either if the window is blocked", async () => {
  const { create, notices, reported } = await openSelected({
    ...blocked,
    build: () => Response.json({}),
  });
  await create();
  expect([notices, reported]).toEqual([[], []]);
});

describe("P29: a failure closes the window and is reported", () => {
  test.for<[string, () => Response, string, boolean]>([
    ["500", () => new Response("", { status: 500 }), "report-failed: HttpError", false],
    ["403", () => new Response("", { status: 403 }), "report-failed: HttpError", false],
    ["401", () => new Response("", { status: 401 }), "report-failed: HttpError", true],
    ["none", () => Response.error(), "report-failed: TypeError", false],
    ["an id that would change the path", withId("../../x"), "report-failed: RangeError", false],
  ])("the failure %s closes the window and is reported", async ([, build, report, isOut]) => {
    const answers = [build];
    const { create, tabs, created, notices, reported, busy, reports } = await openSelected({
      build: () => (answers.shift() ?? withId(7))(),
    });
    await create();
    expect(tabs).toEqual(["closed"]);
    expect(created()).toEqual([]);
    expect(notices).toEqual(isOut ? [] : [failure]);
    expect(reports.isUnauthorized.peek()).toBe(isOut);
    expect(reported.filter((one) => one.startsWith("report-failed"))).toEqual([report]);
    expect(busy()).toEqual([]);
    await create();
    expect(tabs).toEqual(["closed", reportHref]);
    expect(reports.isUnauthorized.peek()).toBe(false);
  });

  test("the failure of an API whose address has a password, which a window must not show, is reported", async () => {
    const config = { apiBase: "https://user:secret@api.example" };
    const { create, tabs, reported } = await openSelected({ config });
    await create();
    expect(tabs).toEqual(["closed"]);
    expect(reported).toEqual(["report-failed: Error"]);
  });

  test("a failure is reported even if the window is blocked", async () => {
    const { create, notices, reported } = await openSelected({
      ...blocked,
      build: () => new Response("", { status: 500 }),
    });
    await create();
    expect(notices).toEqual([failure]);
    expect(reported).toEqual(["report-failed: HttpError"]);
  });
});

test("a report that fails after its element was removed is not reported", async () => {
  const answer = deferred<Response>();
  const { model, finder, tabs, until, named, answered, notices, reported, created } =
    await openSelected({ build: () => answer.promise });
  finder.createReport("report");
  await until(() => named(buildCall).length === 1);
  model.dispose();
  answer.resolve(Response.json({ solution_id: 7 }));
  await answered();
  expect(tabs).toEqual(["closed"]);
  expect([notices, reported, created()]).toEqual([[], [], []]);
});
