import { describe, expect, test } from "vitest";
import { joinConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { accountItemsFor } from "../../../../src/core/navigation/account-items.ts";
import { navigationTexts } from "../../../../src/core/navigation/navigation-messages.ts";
import { signInHrefOf } from "../../../../src/core/navigation/sign-in-link.ts";
import { needsSignInOf } from "../../../../src/core/stores/session/sign-in-need.ts";
import {
  aUserAgent,
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";
import { hostileAddresses } from "../../../support/hostile-addresses.ts";
import { makeToken } from "../../../support/make-token.ts";

const tokenKey = "app-portal_access_token";
const tokenFor = (seconds: number) =>
  makeToken({ iat: nowSeconds - 10, exp: nowSeconds + seconds, ura: aUserAgent });

/** Creates a core with this token stored, and a server with these settings. */
async function open(given: { token?: string; settings?: object; status?: number } = {}) {
  const { token, settings = {}, status = 200 } = given;
  const browser = createFakeBrowser();
  if (token !== undefined) browser.content.set(tokenKey, token);
  const { http, calls } = createFakeHttp(() =>
    status === 200
      ? Response.json({ data: { settings } })
      : new Response(JSON.stringify({ message: "no" }), { status }),
  );
  const ports = createFakePorts({ http, storage: browser.tab() });
  const core = createCore(joinConfig({}), ports);
  const needs = needsSignInOf(core);
  const seen: boolean[] = [];
  const stop = needs.subscribe((value) => seen.push(value));
  void core.settings.load();
  await settle();
  return { core, needs, seen, stop, calls, ...ports };
}

describe("C19: a sign-in is needed without a usable session", () => {
  const agent = { first_name: "Dana" };
  test.each([
    ["a valid token", { token: tokenFor(60) }, false],
    ["an expired token", { token: tokenFor(-1), settings: agent }, true],
    ["no token, and settings without a user", { settings: {} }, true],
    ["no token, and the role anonymous", { settings: { user: { roles: ["anonymous"] } } }, true],
    ["a cookie: the settings name the user", { settings: agent }, false],
    ["a cookie: the settings have a capability", { settings: { capabilities: ["a"] } }, false],
    ["a cookie: the settings have a role", { settings: { user: { roles: ["agent"] } } }, false],
    ["a failing server", { status: 503 }, false],
    ["a server that answers 401", { status: 401 }, true],
    ["a server that answers 403", { status: 403 }, false],
    ["a token that the server refuses", { token: tokenFor(60), status: 401 }, true],
  ])("a sign-in is needed: %s", async (_who, given, expected) => {
    const { needs } = await open(given);
    expect(needs.value).toBe(expected);
  });

  test("no sign-in is needed before the settings are loaded", async () => {
    const { seen } = await open({ settings: {} });
    expect(seen).toEqual([false, true]);
  });

  test("no sign-in is needed after a sign-in that follows a 401, by token or by cookie", async () => {
    const byToken = await open({ status: 401 });
    byToken.core.session.signIn(tokenFor(60), "internal");
    expect(byToken.needs.value).toBe(false);
    const byCookie = await open({ token: tokenFor(-1), status: 401 });
    byCookie.core.session.signInByCookie();
    expect(byCookie.needs.value).toBe(false);
    expect(byCookie.core.session.loginSource.value).toBe("internal");
    const nextPage = createCore(joinConfig({}), createFakePorts({ storage: byCookie.storage }));
    expect(nextPage.session.loginSource.value).toBe("internal");
    nextPage.session.signOut();
    expect(byCookie.storage.read("state")).toBeNull();
  });
});

describe("A3: the expiry of a token", () => {
  test("the expiry of a token changes the signal, with one timer, and none without subscribers", async () => {
    const { clock, seen, stop } = await open({ token: tokenFor(30) });
    expect([clock.pending(), ...seen]).toEqual([1, false]);
    clock.advance(29_999);
    expect(seen).toEqual([false]);
    clock.advance(1);
    expect([clock.pending(), ...seen]).toEqual([0, false, true]);
    stop();
    expect(clock.pending()).toBe(0);
  });

  test("the timer follows a change to another token, or to none", async () => {
    const { core, clock, seen, stop } = await open({ token: tokenFor(30) });
    core.session.signIn(tokenFor(90), "internal");
    await settle();
    expect(clock.pending()).toBe(1);
    clock.advance(60_000);
    expect(seen).toEqual([false]);
    stop();
    expect(clock.pending()).toBe(0);
  });

  test("the expiry of a token that is valid for weeks is awaited with daily timers", async () => {
    const days = 40;
    const { clock, seen } = await open({ token: tokenFor(days * 86_400) });
    clock.advance(days * 86_400_000 - 1);
    expect(seen).toEqual([false]);
    clock.advance(1);
    expect(seen).toEqual([false, true]);
  });
});

test("A7: a malformed token is reported once, by its code", async () => {
  const { reports } = await open({ token: "secret.secret.secret" });
  expect(reports).toEqual(["token-malformed"]);
});

describe("C19: the link to the sign-in", () => {
  const here = "https://portal.test/scout?address=1+Main#top";
  test.each([
    ["/login/", "https://portal.test/login/?destination=%2Fscout%3Faddress%3D1%2BMain%23top"],
    [
      "https://id.test/in?a=1&destination=x",
      `https://id.test/in?a=1&destination=${encodeURIComponent(here)}`,
    ],
    ["", null],
  ])("the sign-in page %j is linked as %s", (signInUri, href) => {
    expect(signInHrefOf(signInUri, here)).toBe(href);
  });

  test("X2: a shared proposal stays a fragment", () => {
    const shared = "https://portal.test/scout/pricing?a=1#scout-proposal=Zm9v";
    expect(signInHrefOf("/login/", shared)).toBe(
      "https://portal.test/login/?destination=%2Fscout%2Fpricing%3Fa%3D1#scout-proposal=Zm9v",
    );
  });

  test.each(hostileAddresses.map((raw) => [raw]))(
    "the sign-in page %j never runs, and its link has no user name",
    (raw) => {
      const href = signInHrefOf(raw, here);
      if (href === null) return;
      const { protocol, username } = new URL(href);
      expect(["http:", "https:"]).toContain(protocol);
      expect(username).toBe("");
    },
  );

  test("the link is first in the account menu of a user without a session, who has no Logout", () => {
    const base = here;
    const facts = { externalPortalUrl: "", base, isSignedOut: true, signInHref: "/in" };
    const labels = (given: object) =>
      accountItemsFor({ ...facts, loginSource: "internal", ...given }, navigationTexts.english).map(
        ({ label }) => label,
      );
    expect(labels({})).toEqual(["Sign in", "Account"]);
    expect(labels({ signInHref: null })).toEqual(["Account"]);
    expect(labels({ isSignedOut: false })).toEqual(["Account", "Logout"]);
  });
});
