import { describe, expect, test } from "vitest";
import { endpoints } from "../../../../src/core/api/endpoints.ts";
import { type Config, defaultConfig, type GetToken } from "../../../../src/core/config.ts";
import { type Core, createCore } from "../../../../src/core/create-core.ts";
import { micrositeGateOf } from "../../../../src/core/stores/session/microsite-gate.ts";
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

const tokenOf = (sub: string, { secondsLeft = 3600, jti = "1", ura = aUserAgent } = {}) =>
  makeToken({ iat: nowSeconds, exp: nowSeconds + secondsLeft, ura, sub, jti });
const anna = tokenOf("anna");
const annaAgain = tokenOf("anna", { jti: "2" });
const berta = tokenOf("berta");
const tokenKey = "app-portal_access_token";

/** Returns the JSON answer of a call with a token. */
async function jsonOf({ client }: Core): Promise<unknown> {
  return (await client.send(endpoints.listContracts)).json();
}

interface Given {
  readonly stored?: string;
  readonly urlToken?: string | null;
  /** The server's answer to the check of a token. */
  readonly verdict?: (token: string) => Response | Promise<Response>;
  readonly answer?: Answerer;
  readonly config?: Partial<Config>;
}

const valid = (token?: string) => Response.json({ data: { valid: true, ...(token && { token }) } });
const invalid = () => Response.json({ data: { valid: false } });

async function open({
  stored,
  urlToken = null,
  verdict = () => valid(),
  answer = () => Response.json({ data: { settings: {} } }),
  config = {},
}: Given = {}) {
  const browser = createFakeBrowser(stored === undefined ? {} : { [tokenKey]: stored });
  const asked: string[] = [];
  const log: string[] = [];
  const { http, calls } = createFakeHttp((call) => {
    log.push(
      `${call.method} ${call.url} ${browser.content.get(tokenKey) === undefined ? "without" : "with"} storage`,
    );
    if (!call.url.includes("validate")) return answer(call);
    const { access_token: token } = JSON.parse(String(call.init.body));
    asked.push(token);
    return verdict(token);
  });
  const ports = createFakePorts({ http, storage: browser.tab() });
  const core = createCore({ ...defaultConfig, ...config }, ports);
  const gate = micrositeGateOf(core);
  const leave = gate.enter(urlToken);
  // The check may need several answers in a row.
  await settle();
  await settle();
  const held = () => browser.content.get(tokenKey) ?? null;
  return { core, gate, leave, browser, asked, calls, log, held, ...ports };
}

describe("without a token", () => {
  test("the form is shown and no call is made", async () => {
    const { gate, calls } = await open();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "missing" });
    expect(calls).toEqual([]);
  });

  test("the screen opens after the sign-in and the settings of the user", async () => {
    const { gate, core, calls } = await open();
    core.session.signIn(anna, "internal");
    await settle();
    expect(gate.state.value.kind).toBe("open");
    expect(calls.map(({ url, headers }) => [url, headers.get("Authorization")])).toEqual([
      ["/api/v1/site-connector/settings", `Bearer ${anna}`],
    ]);
  });
});

describe("U1: a token in the page address", () => {
  test("a token in the address takes precedence over the stored one, and is stored once the server calls it valid", async () => {
    const { gate, asked, held, log, core } = await open({ stored: berta, urlToken: anna });
    expect(asked).toEqual([anna]);
    expect(gate.state.value.kind).toBe("open");
    expect(held()).toBe(anna);
    expect(core.session.loginSource.value).toBe("external");
    expect(log[0]).toContain("validate");
  });

  test("a token in the address is not stored before the answer", async () => {
    const { browser, held, gate, log } = await open({
      urlToken: anna,
      verdict: () => new Promise<Response>(() => {}),
    });
    expect(gate.state.value).toEqual({ kind: "checking" });
    expect(held()).toBeNull();
    expect(browser.content.size).toBe(0);
    expect(log).toEqual(["POST /api/sandler-auth/v1/token/validate/jwt without storage"]);
  });

  test("a token in the address does not replace the stored one if it is invalid; the stored one is checked once", async () => {
    const { gate, asked, held } = await open({
      stored: berta,
      urlToken: anna,
      verdict: (token) => (token === anna ? invalid() : valid()),
    });
    expect(asked).toEqual([anna, berta]);
    expect(gate.state.value.kind).toBe("open");
    expect(held()).toBe(berta);
  });

  test("a token in the address is not stored if it is invalid", async () => {
    const { gate, browser, reports } = await open({ urlToken: anna, verdict: invalid });
    expect(gate.state.value).toEqual({ kind: "signIn", why: "badLink" });
    expect(browser.content.size).toBe(0);
    expect(reports).toEqual(["link-refused: validateToken"]);
  });

  test.for([
    ["another browser's (U26)", tokenOf("anna", { ura: "other" }), "browser"],
    ["an expired one", tokenOf("anna", { secondsLeft: 0 }), "late"],
    ["garbage", "garbage", "malformed"],
    ["two parts", "a.b", "malformed"],
    ["no claims", makeToken({}), "malformed"],
    ["none", "", "malformed"],
  ] as const)("U2: %s is not sent", async ([, token, fault]) => {
    const { asked, gate, browser, reports } = await open({ urlToken: token });
    expect(asked).toEqual([]);
    expect(reports).toEqual([`link-refused: ${fault}`]);
    expect(gate.state.value).toEqual({ kind: "signIn", why: "badLink" });
    expect(browser.content.size).toBe(0);
  });
});

describe("U2: a stored token is checked at each start", () => {
  test("a valid token opens the screen and stays", async () => {
    const { gate, asked, held } = await open({ stored: anna });
    expect(asked).toEqual([anna]);
    expect(gate.state.value.kind).toBe("open");
    expect(held()).toBe(anna);
  });

  test.for([
    ["false", () => invalid()],
    ['"0"', () => Response.json({ data: { valid: "0" } })],
    ["401", () => new Response("", { status: 401 })],
    ["403", () => new Response("", { status: 403 })],
  ] as const)("U3: %s is a refusal, and the token is dropped", async ([, verdict]) => {
    const { gate, held } = await open({ stored: anna, verdict });
    expect(gate.state.value).toEqual({ kind: "signIn", why: "missing" });
    expect(held()).toBeNull();
  });

  test.for([
    ["500", () => new Response("", { status: 500 })],
    ["404", () => new Response("", { status: 404 })],
    ["no network", () => Promise.reject(new TypeError("failed"))],
    ["no JSON", () => new Response("<html>")],
    ["no verdict", () => Response.json({ data: {} })],
    ["another word", () => Response.json({ data: { valid: "perhaps" } })],
    ["an empty answer", () => new Response("")],
  ] as const)(
    "U3: %s is not a refusal: the form is shown and the token stays",
    async ([, verdict]) => {
      const { gate, held } = await open({ stored: anna, verdict });
      expect(gate.state.value).toEqual({ kind: "signIn", why: "unreachable" });
      expect(held()).toBe(anna);
    },
  );

  test("U3: a retry checks again and opens the screen", async () => {
    let tries = 0;
    const { gate, asked } = await open({
      stored: anna,
      verdict: () => (++tries === 1 ? new Response("", { status: 503 }) : valid()),
    });
    gate.retry();
    await settle();
    expect(asked).toEqual([anna, anna]);
    expect(gate.state.value.kind).toBe("open");
  });

  test("U3: a token in the page address is used again by the retry, and still not stored", async () => {
    let tries = 0;
    const { gate, asked, held } = await open({
      urlToken: anna,
      verdict: () => (++tries === 1 ? new Response("", { status: 503 }) : valid()),
    });
    expect(held()).toBeNull();
    gate.retry();
    await settle();
    expect(asked).toEqual([anna, anna]);
    expect(held()).toBe(anna);
  });
});

describe("U4: a replacement token from the server", () => {
  test.for([
    ["of the stored one", { stored: anna }],
    ["of the one in the address", { urlToken: anna }],
  ] as const)("the replacement %s is stored", async ([, given]) => {
    const { held, gate } = await open({ ...given, verdict: () => valid(annaAgain) });
    expect(held()).toBe(annaAgain);
    expect(gate.state.value.kind).toBe("open");
  });

  test.for(["", "garbage", "a.b.c", anna])(
    "the answer %j replaces no token",
    async (replacement) => {
      const { held } = await open({ stored: anna, verdict: () => valid(replacement) });
      expect(held()).toBe(anna);
    },
  );

  test("a replacement does not change the login source", async () => {
    const browserState = JSON.stringify({ token: anna, login_source: "internal" });
    const browser = createFakeBrowser({ [tokenKey]: anna, state: browserState });
    const { http } = createFakeHttp(({ url }) =>
      url.includes("validate") ? valid(annaAgain) : Response.json({ data: { settings: {} } }),
    );
    const core = createCore(defaultConfig, createFakePorts({ http, storage: browser.tab() }));
    micrositeGateOf(core).enter(null);
    await settle();
    expect(core.session.loginSource.value).toBe("internal");
    expect(browser.content.get(tokenKey)).toBe(annaAgain);
  });
});

test("U5: failed settings open the screen without capabilities", async () => {
  const { gate, core } = await open({
    stored: anna,
    answer: () => new Response("", { status: 500 }),
  });
  expect(gate.state.value.kind).toBe("open");
  expect(core.settings.hasCapability("scout:access")).toBe(false);
});

test("2 §4: the screen opens after the settings", async () => {
  const { gate } = await open({ stored: anna, answer: () => new Promise<Response>(() => {}) });
  expect(gate.state.value).toEqual({ kind: "checking" });
});

describe("A12: an expired token interrupts the work", () => {
  test("an expired token shows the form, and the work stays", async () => {
    const { gate, clock } = await open({ stored: tokenOf("anna", { secondsLeft: 60 }) });
    const before = gate.state.value;
    expect(before.kind).toBe("open");
    clock.advance(59_999);
    expect(gate.state.value).toBe(before);
    clock.advance(1);
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "interrupted" });
  });

  test("after a sign-in, the same user returns to the work, and another user starts again", async () => {
    const { gate, core, clock } = await open({ stored: tokenOf("anna", { secondsLeft: 60 }) });
    const before = gate.state.value;
    clock.advance(60_000);
    await settle();
    core.session.signIn(annaAgain, "internal");
    await settle();
    expect(gate.state.value).toEqual(before);
    core.session.refuse(annaAgain);
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "interrupted" });
    core.session.signIn(berta, "internal");
    await settle();
    expect(gate.state.value.kind).toBe("open");
    expect(gate.state.value).not.toEqual(before);
  });

  test("refused calls are sent once more with the new token", async () => {
    const { gate, core, calls } = await open({
      stored: anna,
      answer: ({ headers, url }) =>
        url.includes("contract") && headers.get("JWT-Authorization") === `Bearer ${anna}`
          ? new Response("", { status: 401 })
          : Response.json({ data: { settings: {}, results: [] } }),
    });
    const answers = [jsonOf(core), jsonOf(core)];
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "interrupted" });
    core.session.signIn(annaAgain, "internal");
    expect(await Promise.all(answers)).toEqual([
      { data: { settings: {}, results: [] } },
      { data: { settings: {}, results: [] } },
    ]);
    const sent = calls.filter(({ url }) => url.includes("contract"));
    expect(sent.map(({ headers }) => headers.get("JWT-Authorization"))).toEqual(
      [anna, anna, annaAgain, annaAgain].map((token) => `Bearer ${token}`),
    );
  });

  test("a call of one user is never sent with the token of another", async () => {
    const { core, calls } = await open({
      stored: anna,
      answer: ({ url }) =>
        url.includes("contract")
          ? new Response("", { status: 401 })
          : Response.json({ data: { settings: {} } }),
    });
    const answer = jsonOf(core).catch((error: unknown) => error);
    await settle();
    core.session.signIn(berta, "internal");
    expect(await answer).toMatchObject({ name: "AbortError" });
    expect(calls.filter(({ url }) => url.includes("contract"))).toHaveLength(1);
  });

  test("a sign-out is not an interruption: no work stays and no call is sent", async () => {
    const { gate, core, held } = await open({ stored: anna });
    core.session.signOut();
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "missing" });
    expect(held()).toBeNull();
  });

  test("a sign-out during an interruption removes the work", async () => {
    const { gate, core } = await open({ stored: anna });
    core.session.refuse(anna);
    await settle();
    core.session.signOut();
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "missing" });
  });
});

describe("A11: two tabs", () => {
  test("a sign-in and a sign-out in another tab apply here", async () => {
    const { gate, browser } = await open();
    const other = createCore(defaultConfig, createFakePorts({ storage: browser.tab() }));
    other.session.signIn(anna, "internal");
    await settle();
    expect(gate.state.value.kind).toBe("open");
    other.session.signOut();
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "missing" });
  });
});

describe("interface, Configuration: a host page with its own session", () => {
  const hostPage = (...answers: readonly (string | null)[]) => {
    const reasons: string[] = [];
    const left = [...answers];
    const getToken: GetToken = ({ reason }) => {
      reasons.push(reason);
      return Promise.resolve(left.shift() ?? null);
    };
    return { getToken, reasons };
  };

  test("the host page is requested to provide a token before the form is shown, and its token is checked", async () => {
    const { getToken, reasons } = hostPage(anna);
    const { gate, asked } = await open({ config: { getToken } });
    expect(gate.state.value.kind).toBe("open");
    expect(asked).toEqual([anna]);
    expect(reasons).toEqual(["missing"]);
  });

  test("the host page is requested to provide another token if the first one is invalid", async () => {
    const { getToken, reasons } = hostPage(berta, anna);
    const { gate, asked } = await open({
      config: { getToken },
      verdict: (token) => (token === anna ? valid() : invalid()),
    });
    expect(gate.state.value.kind).toBe("open");
    expect(asked).toEqual([berta, anna]);
    expect(reasons).toEqual(["missing", "refused"]);
  });

  test("the host page renews an expired token without the form, with one request for all waiting calls", async () => {
    const { getToken, reasons } = hostPage(annaAgain);
    const { gate, clock, core, held } = await open({
      stored: tokenOf("anna", { secondsLeft: 60 }),
      config: { getToken },
    });
    const before = gate.state.value;
    clock.advance(60_000);
    const tokens = [core.session.usableToken(), core.session.usableToken()];
    await settle();
    expect(await Promise.all(tokens)).toEqual([annaAgain, annaAgain]);
    expect(reasons).toEqual(["expired"]);
    expect(gate.state.value).toBe(before);
    expect(held()).toBe(annaAgain);
  });
});

test("M9: when the last element leaves, the check and the timer end", async () => {
  const { leave, clock, gate } = await open({ stored: anna });
  expect(clock.pending()).toBeGreaterThan(0);
  leave();
  expect(clock.pending()).toBe(0);
  expect(gate.state.value).toEqual({ kind: "checking" });
});

test("one check opens two elements of a page", async () => {
  const { gate, asked } = await open({ stored: anna });
  gate.enter(null);
  await settle();
  expect(asked).toEqual([anna]);
});

test("A7, W4: no report contains any part of a token", async () => {
  const failing = () => new Response(anna, { status: 500 });
  const { reports, core } = await open({ stored: anna, urlToken: berta, verdict: failing });
  core.session.refuse(anna);
  await settle();
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.join(" ")).not.toMatch(/[\w-]{8,}\.[\w-]{8,}/);
});
