import { describe, expect, test } from "vitest";
import { type Config, defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { createSignInStore } from "../../../../src/core/stores/session/sign-in-store.ts";
import {
  type Answerer,
  aUserAgent,
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";
import { makeToken } from "../../../support/make-token.ts";

const tokenOf = (sub: string) =>
  makeToken({ iat: nowSeconds, exp: nowSeconds + 3600, ura: aUserAgent, sub });
const token = tokenOf("anna");
const tokenKey = "app-portal_access_token";
const home = "https://portal.example/";
const choices = { isPersistent: true, destination: "/scout" };
const person = { username: "dana", password: " pass word " };

function open({
  isMicrosite = false,
  answer,
  config = {},
}: {
  readonly isMicrosite?: boolean;
  readonly answer: Answerer;
  readonly config?: Partial<Config>;
}) {
  const order: string[] = [];
  const browser = createFakeBrowser();
  const { http, calls } = createFakeHttp((call) => {
    order.push(new URL(call.url, home).pathname);
    return call.url.includes("track-event") ? new Response("") : answer(call);
  });
  const tab = browser.tab();
  const storage = {
    ...tab,
    write(key: string, value: string) {
      order.push(`write ${key}`);
      tab.write(key, value);
    },
  };
  const ports = createFakePorts({ http, storage });
  const core = createCore({ ...defaultConfig, ...config }, ports);
  const store = createSignInStore(core, { isMicrosite, base: () => `${home}login/` });
  return { store, core, calls, order, browser, reports: ports.reports };
}

const json =
  (content: unknown, status = 200): Answerer =>
  () =>
    Response.json(content, { status });

function bodyOf({ init }: { readonly init: RequestInit }): unknown {
  return JSON.parse(String(init.body));
}

describe("the request", () => {
  test("U10: the request has name, password and the cookie option, byte for byte", async () => {
    const { store, calls } = open({ answer: json({ code: 200 }) });
    await store.logIn(person, choices);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /api/sandler-auth/v1/login",
    ]);
    expect(calls.map(bodyOf)).toEqual([
      {
        username: "dana",
        password: " pass word ",
        options: { persistent_login: 1, destination: "/scout", auth_type: "cookie" },
      },
    ]);
    expect(calls[0]?.init.credentials).toBe("include");
  });

  test("U10: in a micro-site the request requires a token, and a session that is not persistent is 0", async () => {
    const { store, calls } = open({ isMicrosite: true, answer: json({ code: 200 }) });
    await store.verify({ username: "dana", code: "12345678" }, { ...choices, isPersistent: false });
    expect(calls.map(({ url }) => url)).toEqual(["/api/sandler-auth/v1/verify"]);
    expect(calls.map(bodyOf)).toEqual([
      {
        username: "dana",
        code: "12345678",
        options: { persistent_login: 0, destination: "/scout", auth_type: "token" },
      },
    ]);
  });

  test.for([
    ["/scout/pricing?a=1", `${home}scout/pricing?a=1#scout-proposal=Zm9v`],
    ["/elsewhere", `${home}elsewhere`],
  ] as const)(
    "X2: the request contains no shared proposal, but the redirect to %s contains it again",
    async ([there, back]) => {
      const { store, calls } = open({ answer: json({ code: 200, redirect_to: there }) });
      const destination = "/scout/pricing?a=1#scout-proposal=Zm9v";
      const outcome = await store.logIn(person, { ...choices, destination });
      expect(calls.map(bodyOf)).toMatchObject([{ options: { destination: "/scout/pricing?a=1" } }]);
      expect(outcome).toMatchObject({ redirectTo: back });
    },
  );

  test("U17: the request of a reset contains the name twice", async () => {
    const { store, calls } = open({ answer: json({ status: "ok" }) });
    await store.resetPassword("dana");
    expect(calls.map(({ url }) => url)).toEqual(["/api/v1/user/password/reset/"]);
    expect(calls.map(bodyOf)).toEqual([{ username: "dana", user_login: "dana" }]);
  });

  test("B6: the request has the brand in its path", async () => {
    const { store, calls } = open({ answer: json({ code: 200 }), config: { brand: "acme" } });
    await store.logIn(person, choices);
    expect(calls[0]?.url).toBe("/api/acme-auth/v1/login");
  });
});

describe("U6, U8: the outcome of name and password", () => {
  test.for([
    ["a code is sent", { code: 200 }, { kind: "codeSent" }],
    ["the code is a text", { code: "200" }, { kind: "codeSent" }],
    ["an empty address counts as none", { code: 200, redirect_to: "" }, { kind: "codeSent" }],
    ["no address", { code: 200, redirect_to: null }, { kind: "codeSent" }],
    ["under data", { data: { code: 200 } }, { kind: "codeSent" }],
    [
      "an address",
      { code: 200, redirect_to: "/scout" },
      { kind: "signedIn", redirectTo: `${home}scout`, withToken: false },
    ],
    [
      "an address of another site redirects home",
      { code: 200, redirect_to: "//evil.example" },
      { kind: "signedIn", redirectTo: home, withToken: false },
    ],
    ["another code", { code: 401, redirect_to: "/scout" }, { kind: "refused" }],
    ["another code, no address", { code: 401 }, { kind: "refused" }],
    ["no code", { redirect_to: "/scout" }, { kind: "refused" }],
    ["no code at all", {}, { kind: "refused" }],
    ["a list", [], { kind: "refused" }],
    ["a text", "200", { kind: "refused" }],
    ["nothing", null, { kind: "refused" }],
  ] as const)("the answer leads to the outcome: %s", async ([, answer, outcome]) => {
    const { store } = open({ answer: json(answer) });
    expect(await store.logIn(person, choices)).toEqual(outcome);
  });

  test.for([400, 401, 403, 404, 422, 429, 500, 502, 503])(
    "U8: status %i is a refusal, whatever the body",
    async (status) => {
      const { store } = open({ answer: json({ code: 200, redirect_to: "/scout" }, status) });
      expect(await store.logIn(person, choices)).toEqual({ kind: "refused" });
    },
  );

  test("an HTML page is a refusal", async () => {
    const { store } = open({ answer: () => new Response("<h1>Maintenance</h1>") });
    expect(await store.logIn(person, choices)).toEqual({ kind: "refused" });
  });

  test("U8: a network failure is not a refusal", async () => {
    const { store, reports } = open({ answer: () => Promise.reject(new TypeError("failed")) });
    expect(await store.logIn(person, choices)).toEqual({ kind: "unreachable" });
    expect(reports).toEqual(["sign-in-unreachable"]);
  });
});

describe("a token", () => {
  const micro = (answer: Answerer) => open({ isMicrosite: true, answer });

  test("U24: a token is stored, marked internal and counted, in this order", async () => {
    const { store, order, core, calls } = micro(json({ code: 200, redirect_to: "/scout", token }));
    const outcome = await store.logIn(person, choices);
    await settle();
    expect(outcome).toEqual({ kind: "signedIn", redirectTo: `${home}scout`, withToken: true });
    expect(order).toEqual([
      "/api/sandler-auth/v1/login",
      `write ${tokenKey}`,
      "write state",
      "/api/v1/sandler-stats/track-event",
    ]);
    expect(core.session.loginSource.value).toBe("internal");
    expect(bodyOf(calls[1] ?? { init: {} })).toEqual({ event: "sfs_login" });
    expect(calls[1]?.init.keepalive).toBe(true);
  });

  test("U14: after the code, the user is redirected to /, regardless of the server's answer", async () => {
    const { store, core } = micro(json({ code: 200, redirect_to: "/elsewhere", token }));
    expect(await store.verify({ username: "dana", code: "12345678" }, choices)).toEqual({
      kind: "signedIn",
      redirectTo: home,
      withToken: true,
    });
    expect(core.session.loginSource.value).toBe("internal");
  });

  test("U15: without a token, the code redirects to the server's address, or to the front page", async () => {
    const code = { username: "dana", code: "12345678" };
    const there = micro(json({ code: 200, redirect_to: "/scout" }));
    expect(await there.store.verify(code, choices)).toMatchObject({ redirectTo: `${home}scout` });
    const nowhere = micro(json({ code: 200 }));
    expect(await nowhere.store.verify(code, choices)).toMatchObject({ redirectTo: home });
  });

  test("U7: without a token, a micro-site redirects to the server's address, and nothing is stored", async () => {
    const { store, order } = micro(json({ code: 200, redirect_to: "/scout" }));
    expect(await store.logIn(person, choices)).toEqual({
      kind: "signedIn",
      redirectTo: `${home}scout`,
      withToken: false,
    });
    expect(order).toEqual(["/api/sandler-auth/v1/login"]);
  });

  test("outside of a micro-site, or if it is malformed, a token is not stored, but the login source is (C19)", async () => {
    const mark = "00000000-0000-4000-8000-000000000000";
    const sourceAlone = [
      ["state", JSON.stringify({ token: null, login_source: "internal", mark })],
    ];
    const outside = open({ answer: json({ code: 200, redirect_to: "/scout", token }) });
    await outside.store.logIn(person, choices);
    expect([...outside.browser.content]).toEqual(sourceAlone);
    const bad = micro(json({ code: 200, redirect_to: "/scout", token: "not.a.token" }));
    expect(await bad.store.logIn(person, choices)).toMatchObject({ withToken: false });
    expect(bad.browser.content.size).toBe(0);
  });

  test("U16: failed tracking changes nothing", async () => {
    const { http } = createFakeHttp((call) => {
      if (call.url.includes("track-event")) throw new TypeError("failed");
      return Response.json({ code: 200, redirect_to: "/scout", token });
    });
    const core = createCore(defaultConfig, createFakePorts({ http }));
    const store = createSignInStore(core, { isMicrosite: true, base: () => home });
    expect(await store.logIn(person, choices)).toMatchObject({ kind: "signedIn" });
    await settle();
    expect(core.session.hasUsableToken()).toBe(true);
  });

  test("a wrong password keeps the stored token", async () => {
    const { store, core, reports } = micro(json({ message: "no" }, 401));
    core.session.signIn(token, "external");
    expect(await store.logIn(person, choices)).toEqual({ kind: "refused" });
    expect(core.session.hasUsableToken()).toBe(true);
    expect(reports).toEqual([]);
  });
});

describe("U17: the outcome of a reset", () => {
  test.for([
    [{ status: true }, "sent"],
    [{ status: "ok" }, "sent"],
    [{ status: "success" }, "sent"],
    [{ status: 200 }, "sent"],
    [{ status: 1 }, "sent"],
    [{ status: "200" }, "sent"],
    [{ status: "1" }, "sent"],
    [{}, "sent"],
    [{ status: null }, "sent"],
    [{ status: false }, "failed"],
    [{ status: "error" }, "failed"],
    [{ status: 0 }, "failed"],
    [{ status: 400 }, "failed"],
    ["no", "failed"],
  ] as const)("the answer %j is the outcome %s", async ([answer, outcome]) => {
    const { store } = open({ answer: json(answer) });
    expect(await store.resetPassword("dana")).toBe(outcome);
  });

  test("a reset is sent for an empty answer, and failed for another status or without a network", async () => {
    const outcomeOf = (answer: Answerer) => open({ answer }).store.resetPassword("dana");
    expect(await outcomeOf(() => new Response(null, { status: 204 }))).toBe("sent");
    expect(await outcomeOf(json({ status: true }, 500))).toBe("failed");
    expect(await outcomeOf(() => Promise.reject(new TypeError("failed")))).toBe("failed");
  });
});

test("M9: an aborted or repeated step ends without a message", async () => {
  const { store, calls, reports } = open({ answer: () => new Promise<Response>(() => {}) });
  const first = store.logIn(person, choices);
  const second = store.verify({ username: "dana", code: "1" }, choices);
  const third = store.resetPassword("dana");
  await settle();
  store.abort();
  expect(await Promise.all([first, second, third])).toEqual([
    { kind: "aborted" },
    { kind: "aborted" },
    "aborted",
  ]);
  expect(calls.every(({ init }) => init.signal?.aborted)).toBe(true);
  expect(reports).toEqual([]);
});
