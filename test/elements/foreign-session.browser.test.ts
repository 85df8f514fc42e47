import { describe, expect, test, vi } from "vitest";
import { configure } from "../../src/core/index.ts";
import { signInTester } from "../../src/testing/parts/sign-in-tester.ts";
import { elementTable } from "../conformance/element-table.ts";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, next, place, serve } from "../support/host-page.ts";
import { makeToken } from "../support/make-token.ts";
import { browserScreen } from "../testers/browser-screen.ts";

cleanUpHostPage();

const api = "https://api.invalid";
const tokenKey = "app-portal_access_token";
const ownKey = `app-portal_${api}_access_token`;
const signIn = signInTester(browserScreen);
/** The answers to the requests of every user. */
const known = {
  "/settings": { data: { settings: { capabilities: ["scout:access"] } } },
  "/scout/v1/contract": { data: { results: [] } },
  "/track-event": {},
};

function tokenOf(sub: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return makeToken({ sub, iat: seconds, exp: seconds + 3600, ura: navigator.userAgent });
}

/**
 * Creates a backend, and collects everything that its requests contain: addresses, headers and
 * bodies. Requests to another backend are sent there.
 */
async function serveWatched(origin: string, answers: Readonly<Record<string, object>> = {}) {
  const carried: string[] = [];
  const backend = await serve({
    origin,
    passesOn: (url) => origin !== "" && url.origin !== origin,
    async intercept(request) {
      const { url, headers } = request;
      carried.push(url, ...headers.values(), await request.clone().text());
      const { pathname } = new URL(url);
      const found = Object.entries(answers).find(([end]) => pathname.endsWith(end));
      return found && Response.json(found[1]);
    },
  });
  return { ...backend, hasSeen: (token: string) => carried.some((text) => text.includes(token)) };
}

/** Sets the session of the page. */
function signInPage(token: string): void {
  window.localStorage.setItem(tokenKey, token);
  window.localStorage.setItem("state", JSON.stringify({ token, login_source: "external" }));
}

const calling = elementTable.filter(({ isSignIn }) => !isSignIn);

describe.each(calling)("$tag", ({ tag, needs, load }) => {
  test("B2: an element whose api-base the page does not name sends no token of the page", async () => {
    await load();
    const token = tokenOf("page");
    signInPage(token);
    const backend = await serveWatched(api);
    const ready = next("scout-ready");
    place(tag, backend, needs);
    await ready;
    await expect.poll(() => backend.calls.length).toBeGreaterThan(0);
    expect(backend.hasSeen(token)).toBe(false);
    expect(window.localStorage.getItem(tokenKey)).toBe(token);
  });
});

const contracts = "GET /api/scout/v1/contract";

async function loadContracts(): Promise<void> {
  await import("../../src/elements/scout-contracts/scout-contracts.ts");
}

test("B2: an element does not call getToken for an API that the page does not name, and the console reports it", async () => {
  expectLog("get-token-withheld");
  await loadContracts();
  const getToken = vi.fn(async () => tokenOf("page"));
  configure({ getToken });
  const backend = await serveWatched(api);
  place("scout-contracts", backend);
  await expect.poll(() => backend.calls).toContain(contracts);
  expect(getToken).not.toHaveBeenCalled();
});

describe("B2: an API that the page names receives the token", () => {
  test.each([
    ["its own origin", "", {}],
    ["apiBase of the configuration", api, { apiBase: `${api}/elsewhere` }],
    ["trustedOrigins", api, { trustedOrigins: [api] }],
  ] as const)("the API receives the token: %s", async (_how, origin, config) => {
    await loadContracts();
    const token = tokenOf("page");
    signInPage(token);
    configure(config);
    const backend = await serveWatched(origin, known);
    place("scout-contracts", backend);
    await expect.poll(() => backend.hasSeen(token)).toBe(true);
  });

  test("the API also receives the token if the page names it after the element has started", async () => {
    await loadContracts();
    const token = tokenOf("page");
    signInPage(token);
    const backend = await serveWatched(api, known);
    place("scout-contracts", backend);
    await expect.poll(() => backend.calls).toContain(contracts);
    expect(backend.hasSeen(token)).toBe(false);
    configure({ apiBase: backend.apiBase });
    await expect.poll(() => backend.hasSeen(token)).toBe(true);
  });
});

test("B2: a sign-in at an API that the page does not name works, and its token is sent only to that API", async () => {
  await loadContracts();
  const [pages, own] = [tokenOf("page"), tokenOf("other")];
  signInPage(pages);
  const named = await serveWatched("", known);
  const other = await serveWatched(api, {
    ...known,
    "/login": { code: 200, redirect_to: "/elsewhere", token: own },
  });
  place("scout-contracts", other, { context: "microsite" });
  await signIn.logIn("agent", "password");
  await expect.poll(() => other.calls).toContain(contracts);
  place("scout-contracts", named);
  await expect.poll(() => named.hasSeen(pages)).toBe(true);
  expect([other.hasSeen(own), other.hasSeen(pages)]).toEqual([true, false]);
  expect(named.hasSeen(own)).toBe(false);
  expect(window.localStorage.getItem(ownKey)).toBe(own);
  expect(window.localStorage.getItem(tokenKey)).toBe(pages);
});

describe("B2, U1: a token in the page's address", () => {
  test.each([
    ["is sent to the API of its element, if the page names no API", {}, true],
    ["is removed, and is sent only to the API that the page names", { apiBase: "/own" }, false],
  ] as const)("the token in the address %s", async (_which, config, isSent) => {
    await loadContracts();
    configure(config);
    const token = tokenOf("link");
    const before = window.location.href;
    const address = new URL(before);
    address.searchParams.set("token", token);
    window.history.replaceState(null, "", address);
    try {
      const backend = await serveWatched(api, {
        ...known,
        "/validate/jwt": { data: { valid: true } },
      });
      place("scout-contracts", backend, { context: "microsite", routing: "page" });
      if (isSent) await expect.poll(() => window.localStorage.getItem(ownKey)).toBe(token);
      else await expect.element(signIn.username()).toBeVisible();
      expect(backend.hasSeen(token)).toBe(isSent);
      expect(window.localStorage.getItem(tokenKey)).toBeNull();
      expect(window.location.href).not.toContain(token);
    } finally {
      window.history.replaceState(null, "", before);
    }
  });
});
