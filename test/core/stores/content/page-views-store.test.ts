import { describe, expect, test } from "vitest";
import { joinConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { startsAnalytics } from "../../../../src/core/stats/analytics.ts";
import { pageViewsOf } from "../../../../src/core/stores/content/page-views-store.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  deferred,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";

const startMs = nowSeconds * 1000;

/** A server that issues the record ids 1, 2, … and the anti-forgery token `csrf`. */
function open({ csrf = false, answer, beacon = true }: OpenOptions = {}) {
  let lastId = 0;
  const network = createFakeHttp((call) => {
    const own = answer?.(call);
    if (own !== undefined) return own;
    if (call.url.endsWith("/session/token")) return new Response("csrf");
    return call.method === "POST"
      ? Response.json({ id: ++lastId })
      : new Response(null, { status: 204 });
  });
  const beacons: string[] = [];
  const ports = createFakePorts({
    http: network.http,
    beacon: (url, form) => {
      beacons.push(`${url} ${form}`);
      return beacon;
    },
  });
  const core = createCore(joinConfig({ csrf }), ports);
  const views = pageViewsOf(core);
  return {
    views,
    ports,
    beacons,
    calls: network.calls,
    sent: () =>
      network.calls.map(({ method, url, init }) =>
        `${method} ${url} ${String(init.body ?? "")}`.trim(),
      ),
  };
}

interface OpenOptions {
  readonly csrf?: boolean;
  readonly beacon?: boolean;
  readonly answer?: (call: Parameters<Answerer>[0]) => ReturnType<Answerer> | undefined;
}

test("1 §4, E7, E9: each route change closes the previous record and opens a new one", async () => {
  const { views, ports, sent } = open();
  views.show("/scout");
  await settle();
  ports.clock.advance(1500);
  views.show("/account");
  await settle();
  expect(sent()).toEqual([
    `POST /api/sandler/stats {"open":${startMs},"path":"/scout"}`,
    `POST /api/sandler/stats {"open":${startMs + 1500},"path":"/account"}`,
    `PATCH /api/sandler/user/stats/1 {"id":"1","close":${startMs + 1500}}`,
  ]);
});

test("E1: the same page keeps its record", async () => {
  const { views, sent } = open();
  views.show("/scout");
  views.show("/scout");
  await settle();
  expect(sent()).toHaveLength(1);
});

test("E2: a record is closed once its id is known", async () => {
  const first = deferred<Response>();
  let posts = 0;
  const { views, sent, ports } = open({
    answer: ({ method }) => (method === "POST" && posts++ === 0 ? first.promise : undefined),
  });
  views.show("/scout");
  ports.clock.advance(10);
  views.show("/account");
  await settle();
  expect(sent().filter((call) => call.startsWith("PATCH"))).toEqual([]);
  first.resolve(Response.json({ data: { id: "late" } }));
  await settle();
  expect(sent().at(-1)).toBe(
    `PATCH /api/sandler/user/stats/late {"id":"late","close":${startMs + 10}}`,
  );
});

describe("E4: a page that is hidden and becomes visible again", () => {
  test("E5: the record is closed once, by a beacon without a token", async () => {
    const { views, ports, beacons, sent } = open();
    views.show("/scout");
    await settle();
    ports.clock.advance(700);
    views.hide("/scout");
    views.hide("/scout");
    await settle();
    expect(beacons).toEqual([`/api/v1/sandler-stats/1/close id=1&close=${startMs + 700}`]);
    expect(sent()).toHaveLength(1);
  });

  test("a new record of the same path is opened", async () => {
    const { views, sent } = open();
    views.show("/scout");
    views.hide("/scout");
    views.show("/scout");
    views.show("/scout");
    await settle();
    expect(sent().filter((call) => call.includes('"path":"/scout"'))).toHaveLength(2);
  });

  test("hiding a path does not close the record of another path", async () => {
    const { views, beacons } = open();
    views.show("/scout");
    views.show("/account");
    await settle();
    views.hide("/scout");
    await settle();
    expect(beacons).toEqual([]);
  });

  test("B2: without a beacon the call outlives the page", async () => {
    const { views, calls } = open({ beacon: false });
    views.show("/scout");
    await settle();
    views.hide("/scout");
    await settle();
    const last = calls.at(-1);
    expect([last?.method, last?.url, last?.init.keepalive]).toEqual([
      "PATCH",
      "/api/sandler/user/stats/1",
      true,
    ]);
  });
});

describe("E3: the anti-forgery token", () => {
  test("the token is requested first, once for all records", async () => {
    const { views, calls, sent } = open({ csrf: true });
    views.show("/scout");
    views.show("/account");
    await settle();
    expect(sent().filter((call) => call.includes("session/token"))).toHaveLength(1);
    expect(sent()[0]).toMatch(/^POST \/session\/token/);
    const others = calls.slice(1).map(({ headers }) => headers.get("X-CSRF-Token"));
    expect(others).toEqual(["csrf", "csrf", "csrf"]);
  });

  test("the token is not requested without the option csrf", async () => {
    const { views, sent, calls } = open();
    views.show("/scout");
    await settle();
    expect(sent()).toHaveLength(1);
    expect(calls[0]?.headers.has("X-CSRF-Token")).toBe(false);
  });

  test("the token is dropped once when the server refuses it", async () => {
    const { views, sent } = open({
      csrf: true,
      answer: ({ url }) =>
        url.includes("/api/") ? new Response(null, { status: 403 }) : undefined,
    });
    for (const path of ["/a", "/b", "/c"]) {
      views.show(path);
      await settle();
    }
    expect(sent().filter((call) => call.includes("session/token"))).toHaveLength(2);
  });
});

test.for([
  ["a refusal", () => new Response(null, { status: 500 })],
  ["no id", () => Response.json({})],
  ["no JSON", () => new Response("<html>")],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)(
  "E6: %s is ignored without a report, and the next route opens a record",
  async ([, answer]) => {
    const { views, sent, beacons, ports } = open({ answer });
    views.show("/a");
    await settle();
    views.show("/b");
    await settle();
    views.hide("/b");
    await settle();
    expect(sent()).toHaveLength(2);
    expect(beacons).toEqual([]);
    expect(ports.reports).toEqual([]);
  },
);

test.for([
  ["G-ABC123", true],
  ["xG-1", true],
  ["g-abc", false],
  ["UA-1234", false],
  ["UA-G1", false],
  ["", false],
] as const)("E8: analytics with the id %j: %s", ([id, starts]) => {
  expect(startsAnalytics(id)).toBe(starts);
});
