import { describe, expect, test } from "vitest";
import type { GetToken } from "../../../../src/core/config.ts";
import { createSessionStore } from "../../../../src/core/stores/session/session-store.ts";
import {
  aUserAgent,
  createFakeBrowser,
  createFakePorts,
  deferred,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";
import { makeToken } from "../../../support/make-token.ts";

const tokenKey = "app-portal_access_token";
const tokenOf = (name: string, secondsLeft = 3600) =>
  makeToken({ iat: nowSeconds, exp: nowSeconds + secondsLeft, ura: aUserAgent, name });
const anna = tokenOf("anna");
const berta = tokenOf("berta");
const nameless = makeToken({ iat: nowSeconds, exp: nowSeconds + 3600, ura: aUserAgent });
const expired = tokenOf("expired", -1);
const otherUserAgent = makeToken({ iat: 0, exp: nowSeconds + 9, ura: "other" });
const tomorrow = nowSeconds + 86_400;
const ofTomorrow = makeToken({ iat: tomorrow, exp: tomorrow + 9, ura: aUserAgent });

/** An answer of a server whose clock agrees. */
const answerNow = () =>
  new Response("", { headers: { Date: new Date(nowSeconds * 1000).toUTCString() } });

let ids = 0;

function open({
  browser = createFakeBrowser(),
  getToken = null,
  issuer = null,
  isExplained = false,
}: {
  readonly browser?: ReturnType<typeof createFakeBrowser>;
  readonly getToken?: GetToken | null;
  readonly issuer?: string | null;
  /** True if the reports of calls explain what is wrong. */
  readonly isExplained?: boolean;
} = {}) {
  const newId = () => `id ${++ids}`;
  const explainCall = async () => null;
  const ports = createFakePorts({
    storage: browser.tab(),
    newId,
    ...(isExplained && { explainCall }),
  });
  const changes: (string | null)[] = [];
  const seen = { returns: 0 };
  const nothing = () => {};
  const handlers = {
    onChanged: () => changes.push(browser.content.get(tokenKey) ?? null),
    onReturned() {
      seen.returns += 1;
    },
    onOther: nothing,
    onSignedOut: nothing,
    onSignedOutElsewhere: nothing,
    onRefused: nothing,
  };
  const config = { productDomain: "scout", getToken };
  const session = createSessionStore(config, ports, handlers, issuer);
  return {
    session,
    browser,
    changes,
    ...ports,
    get returns() {
      return seen.returns;
    },
  };
}

/** Simulates a host page that returns these answers and records the requests. */
function hostPage(...answers: readonly (unknown | (() => unknown))[]) {
  const reasons: string[] = [];
  const left = [...answers];
  // The script of a host page may return any value, despite the types.
  const getToken = ((request: { readonly reason: string }) => {
    reasons.push(request.reason);
    const answer = left.length > 1 ? left.shift() : left[0];
    return typeof answer === "function" ? answer() : Promise.resolve(answer);
  }) as GetToken;
  return { getToken, reasons };
}

describe("one tab", () => {
  test("A3: without a token nothing is sent and the session is expired", async () => {
    const { session } = open();
    expect(await session.usableToken()).toBeNull();
    expect(session.hasToken.value).toBe(false);
    expect(session.isExpired()).toBe(true);
    expect(session.loginSource.value).toBe("external");
  });

  test("A1: a stored session is read, and its state repaired", async () => {
    const browser = createFakeBrowser({ [tokenKey]: anna, state: '{"login_source":"internal"}' });
    const { session, changes } = open({ browser });
    expect(await session.usableToken()).toBe(anna);
    expect(session.loginSource.value).toBe("internal");
    expect(session.hasToken.value).toBe(true);
    expect(browser.content.get("state")).toContain(anna);
    expect(changes).toEqual([]);
  });

  test("A3: a token is sent until it expires", async () => {
    const { session, clock } = open();
    session.signIn(tokenOf("brief", 10), "internal");
    clock.advance(9_999);
    expect(await session.usableToken()).not.toBeNull();
    expect(session.isExpired()).toBe(false);
    clock.advance(1);
    expect(await session.usableToken()).toBeNull();
    expect(session.isExpired()).toBe(true);
    expect(session.hasToken.value).toBe(true);
  });

  test("A3: a token of another user agent stays stored and has not expired, but is not sent", async () => {
    const { session } = open();
    session.signIn(makeToken({ iat: 0, exp: nowSeconds + 9, ura: "other" }), "internal");
    expect(await session.usableToken()).toBeNull();
    expect(session.isExpired()).toBe(false);
  });

  test("A1: a sign-in and a sign-out update the storage and the signals, and call the handlers", async () => {
    const { session, browser, changes } = open();
    session.signIn(anna, "internal");
    expect(await session.usableToken()).toBe(anna);
    expect(session.loginSource.value).toBe("internal");
    expect(browser.content.get(tokenKey)).toBe(anna);
    session.signOut();
    expect(await session.usableToken()).toBeNull();
    expect(session.loginSource.value).toBe("external");
    expect(browser.content.size).toBe(0);
    expect(changes).toEqual([anna, null]);
  });

  test("A12, A15: a refused token is dropped and reported once; the user's data stays for that user", async () => {
    const { session, changes, reports, browser } = open();
    session.signIn(anna, "internal");
    session.refuse(anna);
    session.refuse(anna);
    expect(await session.usableToken()).toBeNull();
    expect(browser.content.has(tokenKey)).toBe(false);
    expect(changes).toEqual([anna]);
    const whose = session.person.peek();
    session.signIn(tokenOf("anna", 60), "internal");
    expect(session.person.peek()).toBe(whose);
    session.refuse(tokenOf("anna", 60));
    session.signIn(berta, "internal");
    expect(session.person.peek()).toBe(whose + 1);
    expect(reports).toEqual(["token-refused", "token-refused"]);
  });

  test("A12: a late refusal does not drop the next token", async () => {
    const { session, changes, reports } = open();
    session.signIn(anna, "internal");
    session.signIn(berta, "internal");
    session.refuse(anna);
    expect(await session.usableToken()).toBe(berta);
    expect(changes).toEqual([anna, berta]);
    expect(reports).toEqual([]);
  });

  test("A2: a state that another script wrote is reported once", () => {
    const { session, reports } = open({ browser: createFakeBrowser({ state: "[]" }) });
    session.signIn(anna, "internal");
    session.signOut();
    expect(reports).toEqual(["session-state-foreign"]);
  });
});

describe("two tabs", () => {
  test("A11: a sign-in and a sign-out in one tab apply to the other, once each", async () => {
    const here = open();
    const there = open({ browser: here.browser });
    here.session.signIn(anna, "internal");
    expect(await there.session.usableToken()).toBe(anna);
    expect(there.session.hasToken.value).toBe(true);
    here.session.signIn(berta, "internal");
    expect(await there.session.usableToken()).toBe(berta);
    here.session.signOut();
    expect(await there.session.usableToken()).toBeNull();
    expect(there.changes).toEqual([anna, berta, null]);
  });

  test("A11: the login source arrives too, although it is written after the token", () => {
    const here = open();
    const there = open({ browser: here.browser });
    here.session.signIn(anna, "internal");
    expect(there.session.loginSource.value).toBe("internal");
    here.session.signIn(berta, "external");
    expect(there.session.loginSource.value).toBe("external");
  });

  test("A11: a half-written session of another tab is not written back", () => {
    const here = open();
    open({ browser: here.browser });
    here.session.signIn(anna, "external");
    here.session.signIn(berta, "internal");
    expect(here.browser.content.get("state")).toBe(
      JSON.stringify({ token: berta, login_source: "internal" }),
    );
  });

  test.each<[string, (here: ReturnType<typeof open>["session"]) => void, number]>([
    ["another token of the same user", (here) => here.signIn(tokenOf("anna", 60), "internal"), 0],
    ["a token of another user", (here) => here.signIn(berta, "internal"), 1],
    ["a token that names no user", (here) => here.signIn(nameless, "internal"), 1],
    ["a refused token", (here) => here.refuse(anna), 0],
    [
      "a refused token, and another of the same user",
      (here) => {
        here.refuse(anna);
        here.signIn(tokenOf("anna", 60), "internal");
      },
      0,
    ],
    [
      "a refused token, and one of another user",
      (here) => {
        here.refuse(anna);
        here.signIn(berta, "internal");
      },
      1,
    ],
    [
      "a refused token, and a sign-out",
      (here) => {
        here.refuse(anna);
        here.signOut();
      },
      1,
    ],
    ["a sign-out", (here) => here.signOut(), 1],
  ])("A11, X8: %s in one tab keeps or drops the user's data in both", (_what, act, others) => {
    const here = open();
    here.session.signIn(anna, "internal");
    const there = open({ browser: here.browser });
    const before = [here, there].map(({ session }) => session.person.peek());
    act(here.session);
    const now = [here, there].map(({ session }) => session.person.peek());
    expect(now).toEqual(before.map((number) => number + others));
    expect(there.session.expiresAtMs()).toBe(here.session.expiresAtMs());
    expect(there.changes).toHaveLength(others);
  });

  test("A11: a token that the host page renews in one tab keeps the data of the other", async () => {
    const browser = createFakeBrowser({ [tokenKey]: tokenOf("anna", 5) });
    const { getToken, reasons } = hostPage(tokenOf("anna", 60), tokenOf("anna", 600));
    const here = open({ browser, getToken });
    const there = open({ browser, getToken });
    here.clock.advance(5_000);
    there.clock.advance(5_000);
    expect(await here.session.usableToken()).toBe(tokenOf("anna", 60));
    expect(await there.session.usableToken()).toBe(tokenOf("anna", 60));
    here.session.refuse(tokenOf("anna", 60));
    expect(await here.session.usableToken()).toBe(tokenOf("anna", 600));
    expect(await there.session.usableToken()).toBe(tokenOf("anna", 600));
    expect(reasons).toEqual(["expired", "refused"]);
    expect([here.session.person.peek(), there.session.person.peek()]).toEqual([0, 0]);
    expect(there.changes).toEqual([]);
  });

  test("A12: a token that is refused in one tab interrupts guarded work in the other", async () => {
    const here = open();
    here.session.signIn(anna, "internal");
    const there = open({ browser: here.browser });
    there.session.guard();
    here.session.refuse(anna);
    expect(there.session.isInterrupted.value).toBe(true);
    const renewed = there.session.renewed();
    await settle();
    here.session.signIn(tokenOf("anna", 60), "internal");
    expect(await renewed).toBe(tokenOf("anna", 60));
    expect(there.session.isInterrupted.value).toBe(false);
  });

  test("X8: a sign-out of a session by cookie in one tab applies to the other, and a sign-in reloads the user", () => {
    const here = open();
    here.session.signInByCookie();
    const there = open({ browser: here.browser });
    here.session.signOut();
    expect(there.session.person.peek()).toBe(1);
    expect(there.changes).toHaveLength(1);
    here.session.signInByCookie();
    expect(there.session.loginSource.value).toBe("internal");
    here.session.signInByCookie();
    expect(there.session.person.peek()).toBe(1);
    expect(there.returns).toBe(2);
  });

  test("A11: a cleared storage signs out", async () => {
    const { session, browser, changes } = open();
    session.signIn(anna, "internal");
    browser.wipe();
    expect(await session.usableToken()).toBeNull();
    expect(changes).toEqual([anna, null]);
  });

  test("A12: a refusal does not drop a token that another tab just stored", async () => {
    const { session, browser, changes } = open();
    session.signIn(anna, "internal");
    browser.content.set(tokenKey, berta);
    session.refuse(anna);
    expect(browser.content.get(tokenKey)).toBe(berta);
    expect(await session.usableToken()).toBe(berta);
    expect(changes).toEqual([anna, berta]);
  });

  test("A11: a refusal signs the other tab out as well", async () => {
    const here = open();
    const there = open({ browser: here.browser });
    here.session.signIn(anna, "internal");
    here.session.refuse(anna);
    expect(await there.session.usableToken()).toBeNull();
  });

  test("A11: nothing happens after dispose", async () => {
    const here = open();
    const there = open({ browser: here.browser });
    there.session.dispose();
    here.session.signIn(anna, "internal");
    expect(there.session.hasToken.value).toBe(false);
    expect(there.changes).toEqual([]);
  });
});

describe("a host page with its own session", () => {
  test("the host page receives a request if there is no token, and its answer is stored", async () => {
    const { getToken, reasons } = hostPage(anna);
    const { session, browser, changes } = open({ getToken });
    expect(await session.usableToken()).toBe(anna);
    expect(await session.usableToken()).toBe(anna);
    expect(reasons).toEqual(["missing"]);
    expect(browser.content.get(tokenKey)).toBe(anna);
    expect(session.loginSource.value).toBe("external");
    expect(changes).toEqual([]);
  });

  test("the host page receives no request while there is a usable token", async () => {
    const { getToken, reasons } = hostPage(berta);
    const { session } = open({ getToken });
    session.signIn(anna, "internal");
    expect(await session.usableToken()).toBe(anna);
    expect(reasons).toEqual([]);
  });

  test.each([
    ["another user", anna, 1],
    ["the same user", berta, 0],
    // A token without a user does not identify a user, so it is no change.
    ["nobody", nameless, 0],
  ])(
    "X8: the host page may replace an expired token by that of %s",
    async (_whose, answer, others) => {
      const before = tokenOf("berta", -1);
      const browser = createFakeBrowser({ [tokenKey]: before });
      const { session, changes } = open({ browser, getToken: hostPage(answer).getToken });
      expect(await session.usableToken()).toBe(answer);
      expect(changes).toHaveLength(others);
      expect(session.person.value).toBe(others);
    },
  );

  test("the host page receives the reason that the token has expired", async () => {
    const { getToken, reasons } = hostPage(anna);
    const { session } = open({ getToken });
    session.signIn(expired, "internal");
    expect(await session.usableToken()).toBe(anna);
    expect(reasons).toEqual(["expired"]);
  });

  test("the host page receives the reason that the token was refused", async () => {
    const { getToken, reasons } = hostPage(anna, berta);
    const { session } = open({ getToken });
    await session.usableToken();
    session.refuse(anna);
    expect(await session.usableToken()).toBe(berta);
    expect(reasons).toEqual(["missing", "refused"]);
  });

  test("the host page receives one request for simultaneous calls, and another one later", async () => {
    const answer = deferred<string | null>();
    const { getToken, reasons } = hostPage(() => answer.promise, berta);
    const { session, clock } = open({ getToken });
    const asked = [session.usableToken(), session.usableToken(), session.usableToken()];
    await settle();
    answer.resolve(anna);
    expect(await Promise.all(asked)).toEqual([anna, anna, anna]);
    expect(reasons).toHaveLength(1);
    clock.advance(3_600_000);
    expect(await session.usableToken()).toBeNull();
    expect(reasons).toHaveLength(2);
  });

  test.for([
    ["rejects", () => Promise.reject(new Error(anna))],
    [
      "throws",
      () => {
        throw new Error(anna);
      },
    ],
  ] as const)(
    "a host page that %s receives another request later, and no token is sent",
    async ([, fails]) => {
      const { getToken, reasons } = hostPage(fails, anna);
      const { session, reports } = open({ getToken });
      expect(await session.usableToken()).toBeNull();
      expect(reports).toEqual(["get-token-failed"]);
      expect(await session.usableToken()).toBe(anna);
      expect(reasons).toEqual(["missing", "missing"]);
    },
  );

  test.for([
    ["an expired token", expired, "late"],
    ["no token", "hello", "malformed"],
    ["nothing", "", "malformed"],
    ["a token without ura", makeToken({ iat: 0, exp: nowSeconds + 9 }), "malformed"],
    ["a token of another user agent", otherUserAgent, "browser"],
    ["a token of tomorrow", ofTomorrow, "early"],
    ["a number", 7, "malformed"],
    ["an object", { token: anna }, "malformed"],
  ] as const)(
    "a host page that returns %s causes a warning with the reason, and no token is stored",
    async ([, answer, reason]) => {
      const { session, browser, reports } = open({ getToken: hostPage(answer).getToken });
      session.learnTime(answerNow(), false);
      expect(await session.usableToken()).toBeNull();
      expect(browser.content.size).toBe(0);
      expect(reports).toEqual([`get-token-unusable: ${reason}`]);
      expect(session.lostToken()).toBe(reason);
    },
  );

  test("where the reports of calls explain it, an answer that cannot be used causes no warning", async () => {
    const { getToken } = hostPage(expired, () => Promise.reject(new Error("no")), 7, anna);
    const { session, reports } = open({ getToken, isExplained: true });
    const seen: (string | null)[] = [session.lostToken()];
    for (let turn = 0; turn < 4; turn += 1) {
      await session.usableToken();
      seen.push(session.lostToken());
    }
    expect(seen).toEqual([null, "late", "failed", "malformed", null]);
    expect(reports).toEqual([]);
  });

  test("the same fault causes one warning, and another fault its own", async () => {
    const { getToken } = hostPage(expired, expired, "x", anna);
    const { session, clock, reports } = open({ getToken });
    for (let turn = 0; turn < 4; turn += 1) await session.usableToken();
    const warnings = ["get-token-unusable: late", "get-token-unusable: malformed"];
    expect(reports).toEqual(warnings);
    clock.advance(3_600_000); // the page repeats its last answer, which has expired
    await session.usableToken();
    expect(reports).toEqual([...warnings, "get-token-unusable: late"]);
  });

  test.for([null, undefined])("the answer %s clears an earlier fault", async (answer) => {
    const { session } = open({ getToken: hostPage(expired, answer).getToken });
    await session.usableToken();
    expect(session.lostToken()).toBe("late");
    await session.usableToken();
    expect(session.lostToken()).toBeNull();
  });

  test("a sign-in clears an earlier fault, also during the request", async () => {
    const answer = deferred<string | null>();
    const { session } = open({ getToken: hostPage(expired, () => answer.promise).getToken });
    await session.usableToken();
    session.signIn(expired, "internal");
    expect(session.lostToken()).toBe("late");
    session.signIn(anna, "internal");
    expect(session.lostToken()).toBeNull();
    session.signOut();
    const asked = session.usableToken();
    session.signIn(expired, "internal");
    answer.resolve("hello");
    expect(await asked).toBeNull();
    expect(session.lostToken()).toBeNull();
  });

  test("while the server's time is unknown, a token of the future means a wrong clock, but an exception does not", async () => {
    const { getToken } = hostPage(ofTomorrow, () => Promise.reject(new Error("no")));
    const { session } = open({ getToken });
    await session.usableToken();
    expect(session.lostToken()).toBe("clock");
    await session.usableToken();
    expect(session.lostToken()).toBe("failed");
  });

  test("an answer without a session also ends the suspicion of a wrong clock", async () => {
    const { session } = open({ getToken: hostPage(ofTomorrow, null).getToken });
    await session.usableToken();
    await session.usableToken();
    expect([session.lostToken(), session.isClockWrong()]).toEqual([null, false]);
  });

  test("a stored token of the future means a wrong clock until the server's time is known", () => {
    const { session } = open();
    session.signIn(ofTomorrow, "internal");
    expect(session.lostToken()).toBe("clock");
    session.learnTime(answerNow(), false);
    expect(session.lostToken()).toBeNull();
  });

  test("B2: the host page receives no request for an API that it does not name, with one warning", async () => {
    const { getToken, reasons } = hostPage(anna);
    const issuer = "https://api.example";
    const { session, reports } = open({ getToken, issuer });
    expect([await session.usableToken(), await session.usableToken()]).toEqual([null, null]);
    expect(reasons).toEqual([]);
    expect(reports).toEqual([`get-token-withheld: ${issuer}`]);
  });

  test("sample data requests no token of the host page, without a warning", async () => {
    const { getToken, reasons } = hostPage(anna);
    const { session, reports } = open({ getToken, issuer: "demo:" });
    expect(await session.usableToken()).toBeNull();
    expect([reasons, reports]).toEqual([[], []]);
  });

  test.for([null, undefined])(
    "a host page that returns %s has no session, and causes no warning",
    async (answer) => {
      const { session, reports } = open({ getToken: hostPage(answer).getToken });
      expect(await session.usableToken()).toBeNull();
      expect(reports).toEqual([]);
    },
  );

  test("a host page that repeats a refused token is ignored", async () => {
    const { getToken } = hostPage(anna);
    const { session, reports } = open({ getToken });
    await session.usableToken();
    session.refuse(anna);
    expect(await session.usableToken()).toBeNull();
    expect(reports).toEqual(["token-refused", "get-token-unusable: refused"]);
    expect(session.lostToken()).toBe("refused");
  });

  test("the host page receives no request for a minute after two refused tokens", async () => {
    let count = 0;
    const { getToken, reasons } = hostPage(() => {
      count += 1;
      return Promise.resolve(tokenOf(`visitor ${count}`));
    });
    const { session, clock } = open({ getToken });
    for (let turn = 0; turn < 10; turn += 1) session.refuse((await session.usableToken()) ?? "");
    expect(reasons).toEqual(["missing", "refused"]);
    clock.advance(59_999);
    expect(await session.usableToken()).toBeNull();
    clock.advance(1);
    expect(await session.usableToken()).not.toBeNull();
  });

  test("the host page does not undo a sign-out during its answer", async () => {
    const answer = deferred<string | null>();
    const { session, browser } = open({ getToken: hostPage(() => answer.promise).getToken });
    session.signIn(expired, "internal");
    const asked = session.usableToken();
    session.signOut();
    answer.resolve(anna);
    expect(await asked).toBeNull();
    expect(session.hasToken.value).toBe(false);
    expect(browser.content.size).toBe(0);
  });

  test("the host page does not replace a sign-in during its answer", async () => {
    const answer = deferred<string | null>();
    const { session, browser } = open({ getToken: hostPage(() => answer.promise).getToken });
    const asked = session.usableToken();
    session.signIn(berta, "internal");
    answer.resolve(anna);
    expect(await asked).toBe(berta);
    expect(browser.content.get(tokenKey)).toBe(berta);
  });
});

test("A7, W4: no report contains any part of a token", async () => {
  const browser = createFakeBrowser({ state: `"${anna}"`, [tokenKey]: expired });
  const { getToken } = hostPage(
    () => Promise.reject(new Error(anna)),
    "not.a.token",
    tokenOf("one"),
    tokenOf("two"),
  );
  const { session, reports } = open({ browser, getToken });
  for (let turn = 0; turn < 6; turn += 1) session.refuse((await session.usableToken()) ?? expired);
  session.signIn(`${anna}\n`, "internal");
  await session.usableToken();
  expect(new Set(reports)).toEqual(
    new Set([
      "session-state-foreign",
      "get-token-failed",
      "get-token-unusable: malformed",
      "token-refused",
    ]),
  );
});
