/**
 * Simulates a device with a wrong clock: times in the server's answers × every way to get a session
 * (decisions A4).
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Config, defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { micrositeGateOf } from "../../../src/core/stores/session/microsite-gate.ts";
import { createServerClock } from "../../../src/core/stores/session/server-clock.ts";
import { createSignInStore } from "../../../src/core/stores/session/sign-in-store.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import {
  aUserAgent,
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";

const tokenKey = "app-portal_access_token";

interface Given {
  /** Time of the server minus time of the device. */
  readonly aheadSeconds: number;
  readonly tellsDate?: boolean;
  readonly isStored?: boolean;
  readonly config?: Partial<Config>;
  readonly secondsLeft?: number;
}

/** Opens a page with a token that the server has just issued, by its own clock. */
function open({
  aheadSeconds,
  tellsDate = true,
  isStored = false,
  config = {},
  secondsLeft = 600,
}: Given) {
  const iat = nowSeconds + aheadSeconds;
  const token = makeToken({ iat, exp: iat + secondsLeft, ura: aUserAgent, sub: "ada" });
  const browser = createFakeBrowser(isStored ? { [tokenKey]: token } : {});
  const { http, calls } = createFakeHttp(({ url, headers, init }) => {
    const serverMs = ports.clock.now() + aheadSeconds * 1000;
    const date = tellsDate ? { Date: new Date(serverMs).toUTCString() } : {};
    const answer = (body: object, status = 200) => Response.json(body, { status, headers: date });
    if (url.includes("validate")) {
      const { access_token: sent } = JSON.parse(String(init.body));
      return answer({ data: { valid: sent === token && secondsLeft > 0 } });
    }
    if (url.endsWith("/login")) return answer({ code: 200, redirect_to: "/elsewhere", token });
    if (url.includes("track-event")) return answer({});
    const isKnown = headers.get("Authorization") === `Bearer ${token}`;
    const settings = isKnown ? { email: "ada@x.example", capabilities: ["scout:access"] } : {};
    return answer({ data: { settings } });
  });
  const ports = createFakePorts({ http, storage: browser.tab() });
  const core = createCore({ ...defaultConfig, ...config }, ports);
  const paths = () => calls.map(({ url }) => url.split("/").slice(-2).join("/"));
  return { core, token, paths, browser, ...ports };
}

const everyClock = [
  ["two minutes slow", 120],
  ["a day slow", 86_400],
  ["two minutes fast", -120],
  ["a day fast", -86_400],
  ["right", 0],
] as const;

describe.each(everyClock)(
  "A4: with a clock that is %s, tokens are checked by the server's time",
  (_name, ahead) => {
    test("a stored token opens the screens without an earlier refusal", async () => {
      const { core } = open({ aheadSeconds: ahead, isStored: true, secondsLeft: 60 });
      const seen: (boolean | null)[] = [];
      core.settings.state.subscribe(() => seen.push(core.settings.hasCapability("scout:access")));
      await core.settings.load();
      expect(seen).toEqual([null, true]);
      expect(core.session.isOver.value).toBe(false);
      expect(core.session.isClockWrong()).toBe(false);
    });

    test("a token of the host page opens the screens", async () => {
      const made = open({ aheadSeconds: ahead });
      const config = { getToken: async () => made.token };
      const { core } = open({ aheadSeconds: ahead, config });
      await core.settings.load();
      expect(core.settings.hasCapability("scout:access")).toBe(true);
    });

    test.each([
      ["a token in the address", false],
      ["a stored one", true],
    ])("%s opens a micro-site", async (_what, isStored) => {
      const { core, token } = open({ aheadSeconds: ahead, isStored, secondsLeft: 60 });
      const gate = micrositeGateOf(core);
      const leave = gate.enter(isStored ? null : token);
      await settle();
      await settle();
      expect(gate.state.value.kind).toBe("open");
      leave();
    });

    test("a sign-in opens a micro-site", async () => {
      const { core } = open({ aheadSeconds: ahead, secondsLeft: 60 });
      const gate = micrositeGateOf(core);
      gate.enter(null);
      await settle();
      const store = createSignInStore(core, {
        isMicrosite: true,
        base: () => "https://p.example/",
      });
      const choices = { isPersistent: true, destination: "/" };
      const outcome = await store.logIn({ username: "ada", password: "secret" }, choices);
      expect(outcome.kind).toBe("signedIn");
      await settle();
      expect(gate.state.value.kind).toBe("open");
    });

    test("a token expires exactly in time", async () => {
      const { core, clock } = open({ aheadSeconds: ahead, isStored: true, secondsLeft: 60 });
      await core.settings.load();
      const { isOver } = core.session;
      const stop = isOver.subscribe(() => {});
      clock.advance(59_000);
      expect([isOver.value, core.session.hasUsableToken()]).toEqual([false, true]);
      clock.advance(2_000);
      expect([isOver.value, core.session.hasUsableToken()]).toEqual([true, false]);
      stop();
    });

    test("an expired token is not sent for a check", async () => {
      const { core, token, paths } = open({ aheadSeconds: ahead, secondsLeft: -1 });
      const gate = micrositeGateOf(core);
      gate.enter(token);
      await settle();
      expect(gate.state.value).toEqual({ kind: "signIn", why: "badLink" });
      expect(paths()).not.toContain("validate/jwt");
    });
  },
);

describe("A4: if the answers do not contain the server's time", () => {
  test("a token from the future is reported as a wrong clock, and stays for the next try", async () => {
    const { core, token, clock, browser } = open({ aheadSeconds: 120, tellsDate: false });
    const gate = micrositeGateOf(core);
    gate.enter(token);
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "clock" });
    // The user corrects the clock.
    clock.advance(120_000);
    gate.retry();
    await settle();
    await settle();
    expect(gate.state.value.kind).toBe("open");
    expect(browser.content.get(tokenKey)).toBe(token);
  });

  test.each([true, false])(
    "the wrong clock is also reported for a token of the device or the host page (stored: %s)",
    async (isStored) => {
      const made = open({ aheadSeconds: 120 });
      const config = isStored ? {} : { getToken: async () => made.token };
      const { core } = open({ aheadSeconds: 120, tellsDate: false, isStored, config });
      const gate = micrositeGateOf(core);
      gate.enter(null);
      await settle();
      expect(gate.state.value).toEqual({ kind: "signIn", why: "clock" });
      expect(core.session.isClockWrong()).toBe(true);
    },
  );

  test("a token that may have expired is not reported as a wrong clock", async () => {
    const { core } = open({ aheadSeconds: -3600, tellsDate: false, isStored: true });
    const gate = micrositeGateOf(core);
    gate.enter(null);
    await settle();
    expect(gate.state.value).toEqual({ kind: "signIn", why: "missing" });
    expect(core.session.isClockWrong()).toBe(false);
  });

  test.each([
    ["slow", 120],
    ["fast", -3600],
  ])(
    "a sign-in with a %s clock stays on the page and reports the cause",
    async (_name, aheadSeconds) => {
      const { core, browser, reports } = open({ aheadSeconds, tellsDate: false });
      const store = createSignInStore(core, {
        isMicrosite: true,
        base: () => "https://p.example/",
      });
      const choices = { isPersistent: true, destination: "/" };
      const outcome = await store.logIn({ username: "ada", password: "secret" }, choices);
      expect(outcome).toEqual({ kind: "unusable", why: "clock" });
      expect(browser.content.size).toBe(0);
      expect(reports).toEqual([`token-unusable: ${aheadSeconds > 0 ? "early" : "late"}`]);
    },
  );
});

describe("A4: the server's time", () => {
  const answerAt = (ms: number) =>
    new Response("", { headers: { Date: new Date(ms).toUTCString() } });

  test("a missing or malformed date does not change the clock", () => {
    const clock = createServerClock(createFakeClock(nowSeconds * 1000));
    expect(clock.learn(new Response(""), false)).toBe(false);
    expect(clock.learn(new Response("", { headers: { Date: "soon" } }), false)).toBe(false);
    expect(clock.aheadMs.value).toBeNull();
  });

  test("the time is not set back by a cached answer, which may be old, but by any other answer", () => {
    const clock = createServerClock(createFakeClock(nowSeconds * 1000));
    const nowMs = nowSeconds * 1000;
    expect(clock.learn(answerAt(nowMs + 120_000), true)).toBe(true);
    expect(clock.learn(answerAt(nowMs - 3_600_000), true)).toBe(false);
    expect(clock.now()).toBe(nowMs + 120_000);
    expect(clock.learn(answerAt(nowMs), false)).toBe(true);
    expect(clock.now()).toBe(nowMs);
  });

  test("with cached answers, a token is never usable longer than by the newest of them", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), (aheads) => {
        const clock = createServerClock(createFakeClock(nowSeconds * 1000));
        for (const ahead of aheads) clock.learn(answerAt((nowSeconds + ahead) * 1000), true);
        const first = Math.abs(aheads[0] ?? 0) < 5 ? 0 : (aheads[0] ?? 0);
        const newest = Math.max(first, ...aheads);
        expect(Math.abs(clock.now() / 1000 - nowSeconds - newest)).toBeLessThan(5);
      }),
    );
  });

  test("an old cached answer does not make a new token seem to come from the future", async () => {
    const { core, token } = open({ aheadSeconds: 0, isStored: true });
    core.session.learnTime(answerAt((nowSeconds - 3600) * 1000), true);
    expect(await core.session.usableToken()).toBe(token);
  });
});
