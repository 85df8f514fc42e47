import { describe, expect, test } from "vitest";
import { loadSettings } from "../../../../src/core/api/settings.ts";
import { type Config, defaultConfig, type GetToken } from "../../../../src/core/config.ts";
import { type Core, createCore } from "../../../../src/core/create-core.ts";
import { explainCall } from "../../../../src/core/diagnosis/explain-call.ts";
import { failedCallOf } from "../../../../src/core/diagnosis/failed-call.ts";
import { micrositeGateOf } from "../../../../src/core/stores/session/microsite-gate.ts";
import { diagnoseApi } from "../../../../src/core/stores/trouble/diagnose-api.ts";
import {
  type Answerer,
  aUserAgent,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";
import { makeToken } from "../../../support/make-token.ts";

const apiBase = "https://api.test";
const pageUrl = "https://page.test/";
const tokenOf = (iat: number, ura = aUserAgent) => makeToken({ iat, exp: iat + 3600, ura });
const usable = tokenOf(nowSeconds);
const expired = tokenOf(nowSeconds - 7200);
const ofTomorrow = tokenOf(nowSeconds + 86_400);

/** The answer to a call that names no user and no capability. */
const toNobody = () => Response.json({ data: { settings: {} } });
const refusal = () => new Response(null, { status: 401 });
const withoutSession: GetToken = async () => null;
const throws: GetToken = () => Promise.reject(new Error("secret of the page"));

interface Given {
  readonly getToken?: GetToken | null;
  readonly answer?: Answerer;
  readonly config?: Partial<Config>;
}

function open({ getToken = null, answer = toNobody, config = {} }: Given) {
  const { http } = createFakeHttp(answer);
  const ports = createFakePorts({
    http,
    async explainCall(call) {
      const around = { origin: pageUrl, isOnline: true, blockedBy: null, isAnswered: true };
      return explainCall(failedCallOf(call, pageUrl), around);
    },
  });
  const core = createCore({ ...defaultConfig, apiBase, getToken, ...config }, ports);
  return { core, ...ports };
}

async function settled(): Promise<void> {
  await settle();
  await new Promise((resolve) => setTimeout(resolve)); // the code for the reports has loaded
  await settle();
}

const codesIn = (reports: readonly string[]) => reports.map((line) => line.split(":")[0]);

async function send({ client }: Core): Promise<void> {
  await client.send(loadSettings.endpoint).catch(() => {});
  await settled();
}

describe.each([
  ["refuses", refusal],
  ["answers", toNobody],
] as const)("interface: Failures: a server that %s a call without a token", (_how, answer) => {
  test.each([
    ["get-token-failed", "threw an error", throws],
    ["get-token-unusable", "it has expired", async () => expired],
    ["get-token-unusable", "it is no token", async () => "hello"],
    ["get-token-unusable", "user agent", async () => tokenOf(nowSeconds, "other")],
  ] as const)("%s: one report says that %s", async (code, cause, getToken) => {
    const { core, reports } = open({ getToken, answer });
    await send(core);
    core.noteDenied();
    await send(core);
    expect(codesIn(reports)).toEqual([code]);
    expect(reports[0]).toContain(cause);
    expect(reports[0]).not.toMatch(/secret|eyJ|hello/);
    expect(core.trouble.value?.code).toBe(code);
  });

  test("a wrong clock has precedence over an unusable token", async () => {
    const { core, reports } = open({ getToken: async () => ofTomorrow, answer });
    await send(core);
    core.noteDenied();
    await settled();
    expect(codesIn(reports)).toEqual(["clock-wrong"]);
  });
});

test("a wrong clock is not reported for an answer that denies nothing", async () => {
  const { core, reports } = open({ getToken: async () => ofTomorrow });
  await send(core);
  expect(reports).toEqual([]);
});

test("a token of the future is unusable by the server's time", async () => {
  const headers = { Date: new Date(nowSeconds * 1000).toUTCString() };
  const answer = () => new Response(null, { status: 401, headers });
  const { core, reports } = open({ getToken: async () => ofTomorrow, answer });
  await send(core);
  expect(codesIn(reports)).toEqual(["get-token-unusable"]);
  expect(reports[0]).toContain("its claim iat is in the future");
});

test("a page that repeats a refused token is named", async () => {
  const { core, reports } = open({ getToken: async () => usable, answer: refusal });
  await send(core);
  expect(codesIn(reports)).toEqual(["token-refused", "get-token-unusable"]);
  expect(reports[1]).toContain("the server has just refused it");
});

test("without getToken, the missing token is reported, unless signInUri offers a sign-in", async () => {
  const { core, reports } = open({ answer: refusal });
  await send(core);
  expect(codesIn(reports)).toEqual(["token-missing"]);
  const other = open({ config: { signInUri: "/sign-in" } });
  await other.core.settings.load();
  other.core.noteDenied();
  await settled();
  expect(other.reports).toEqual([]);
});

test.each([
  ["throws", throws],
  ["returns an expired token", async () => expired],
] as const)("the next usable token solves it, after getToken %s", async (_how, first) => {
  let getToken: GetToken = first;
  const { core } = open({ getToken: (given) => getToken(given) });
  await send(core);
  expect(core.trouble.value?.code).toMatch(/^get-token-/);
  getToken = async () => usable;
  await core.client.send(loadSettings.endpoint, { query: { other: 1 } });
  await settled();
  expect(core.trouble.value).toBeNull();
});

test("it is not solved by an answer to another call without a token", async () => {
  const { core } = open({ getToken: throws });
  await send(core);
  const seen: (string | undefined)[] = [];
  core.trouble.subscribe((trouble) => seen.push(trouble?.code));
  await core.client.send(loadSettings.endpoint, { query: { other: 1 } });
  await settled();
  expect(new Set(seen)).toEqual(new Set(["get-token-failed"]));
});

test("another problem is not solved by the answer of another address", async () => {
  const answer: Answerer = ({ url }) => (url.includes("other") ? Response.json({}) : refusal());
  const { core } = open({ answer });
  await send(core);
  await core.client.send(loadSettings.endpoint, { query: { other: 1 } });
  expect(core.trouble.value?.code).toBe("token-missing");
});

describe("a micro-site, which makes no call without a token", () => {
  test.each([
    ["get-token-failed", throws],
    ["get-token-unusable", async () => expired],
  ] as const)("%s is reported beside the sign-in", async (code, getToken) => {
    const { core, reports } = open({ getToken });
    micrositeGateOf(core).enter(null);
    await settled();
    expect(codesIn(reports)).toEqual([code]);
  });

  test.each([
    ["no token", withoutSession],
    ["a token that shows a wrong clock, of which the sign-in tells", async () => ofTomorrow],
  ] as const)("nothing is reported for %s", async (_what, getToken) => {
    const { core, reports } = open({ getToken });
    micrositeGateOf(core).enter(null);
    await settled();
    expect(reports).toEqual([]);
  });
});

describe("interface: Failures: the doctor", () => {
  const accessIn = async (core: Core) =>
    (await diagnoseApi(core)).filter(({ code }) => !/^(api|map|clock-right)/.test(code));

  test.each([
    ["get-token-failed", "threw an error", throws],
    ["get-token-unusable", "can't be used: it has expired.", async () => expired],
    ["clock-wrong", "the token is from the future", async () => ofTomorrow],
  ] as const)("%s is an error that says: %s", async (code, cause, getToken) => {
    const { core } = open({ getToken });
    await core.session.usableToken();
    const finding = { code, severity: "error", message: expect.stringContaining(cause) };
    expect(await accessIn(core)).toEqual([expect.objectContaining(finding)]);
    await core.settings.load();
    expect(await accessIn(core)).toEqual([expect.objectContaining(finding)]);
  });

  test("without settings and a token, it says nothing about the access", async () => {
    expect(await accessIn(open({}).core)).toEqual([]);
  });

  test.each([
    ["without a token, a sign-in", null, /^Configure getToken .*login-form.*context="microsite"/],
    ["with a token, the role", async () => usable, /^Give the user's role scout:access/],
  ] as const)("the remedy for a missing capability is, %s", async (_what, getToken, remedy) => {
    const { core } = open({ getToken });
    await core.settings.load();
    expect(await accessIn(core)).toEqual([
      expect.objectContaining({
        code: "capability-missing",
        remedy: expect.stringMatching(remedy),
      }),
    ]);
  });

  test("a user with access has nothing to fix", async () => {
    const answer = () => Response.json({ data: { settings: { capabilities: ["scout:access"] } } });
    const { core } = open({ getToken: async () => usable, answer });
    await core.settings.load();
    expect((await accessIn(core)).map(({ code }) => code)).toEqual(["capability-there"]);
  });
});
