import "../../../src/elements/scout-portal/scout-portal.ts";
import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { signInTester } from "../../../src/testing/parts/sign-in-tester.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { basePath, cleanUpPortal, heading, openPortal, route, screens } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

const attributes = { context: "microsite" };
const signIn = signInTester(browserScreen);
const loginButton = () => signIn.button("Login");

/** Opens a server that knows one name and one code, and accepts any token except the bad one. */
function answers(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/login")) return Response.json({ code: 200 });
  if (pathname.endsWith("/verify")) {
    return Response.json({ code: 200, redirect_to: "/scout/contracts", token: token() });
  }
  if (pathname.endsWith("/validate/jwt")) return Response.json({ data: { valid: true } });
  if (pathname.endsWith("/settings")) {
    return Response.json({ data: { settings: { capabilities: ["scout:access"] } } });
  }
  if (pathname.includes("/stats")) return Response.json({ id: "1" });
  if (pathname.endsWith("/v1/contract")) return Response.json({ data: { results: [] } });
  return undefined;
}

function token(): string {
  const now = Math.floor(Date.now() / 1000);
  return makeToken({ iat: now - 5, exp: now + 600, ura: navigator.userAgent });
}

test.for(["/", "/login", "/login/"])(
  "C10: without a session %s shows the login, without a header",
  async (path) => {
    const { portal, backend } = await openPortal(path, { attributes });
    await expect.element(loginButton()).toBeVisible();
    // The settings contain the address of the password reset (decisions U25).
    await expect.poll(() => backend.calls).toEqual(["GET /api/v1/site-connector/settings"]);
    expect(route()).toBe(path);
    expect(document.title).toBe("Login | Scout");
    expect(screens(portal)).toEqual(["login-form"]);
    expect(page.getByRole("navigation", { name: "Main" }).query()).toBeNull();
  },
);

test.for([
  ["/scout?address=1", "/"],
  ["/account", "/"],
  ["/verify/", "/login/"],
  ["/logout/", "/login/"],
] as const)("U9, U22: without a session %s leads to %s", async ([path, target]) => {
  await openPortal(path, { attributes });
  await expect.element(loginButton()).toBeVisible();
  expect(route()).toBe(target);
});

test("2 §4, U14: name and code lead to the front page", async () => {
  expectLog("token-refused");
  const { portal } = await openPortal("/account", { attributes, intercept: answers });
  await expect.element(loginButton()).toBeVisible();
  await signIn.logIn("dana", "secret");
  await expect.element(signIn.code()).toBeVisible();
  expect(route()).toBe("/verify/");
  await signIn.verify("12345678");
  // A micro-site's code leads to the front page, whatever address the server returns (decisions U14).
  await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect.poll(route).toBe("/");
  await expect.poll(() => document.title).toBe("Dashboard | Scout");
  expect(screens(portal)).not.toContain("login-form");
});

test("U1: a token in the address is removed before it is checked, and opens the portal", async () => {
  const seen: string[] = [];
  await openPortal(`/scout/contracts?token=${token()}&a=1`, {
    attributes,
    intercept(request) {
      seen.push(route());
      return answers(request);
    },
  });
  await expect.element(heading("Contracts")).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(["/scout/contracts?a=1"]));
});

test("U1: a link with an invalid token shows a message above the login", async () => {
  expectLog("link-refused: malformed");
  await openPortal("/scout/contracts?a=1&amp;token=cut-off", { attributes, intercept: answers });
  await expect.element(loginButton()).toBeVisible();
  await expect
    .element(page.getByText("This sign-in link doesn't work. Sign in with your password."))
    .toBeVisible();
  expect(window.location.href).not.toContain("cut-off");
});

test("C21: the destination in the address is sent with login and code, and the signed-in user arrives there", async () => {
  expectLog("token-refused");
  const sent: unknown[] = [];
  const path = "/login/?destination=%2Fscout%2Fcontracts";
  await openPortal(path, {
    attributes,
    async intercept(request) {
      if (/\/(?:login|verify)$/.test(new URL(request.url).pathname))
        sent.push((await request.clone().json()).options.destination);
      return answers(request);
    },
  });
  await signIn.logIn("dana", "secret");
  await expect.element(signIn.code()).toBeVisible();
  expect(route()).toBe(path.replace("login", "verify"));
  await signIn.link("Back to sign in").click();
  await expect.element(loginButton()).toBeVisible();
  expect(route()).toBe(path);
  await signIn.logIn("dana", "secret");
  await signIn.verify("12345678");
  await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(sent).toEqual(["/scout/contracts", "/scout/contracts", "/scout/contracts"]);
});

test("A16: with signOutUri, /logout of a micro-site redirects to it", async () => {
  configure({ signOutUri: "https://id.example/end" });
  const { portal } = await openPortal(`/scout/contracts?token=${token()}`, {
    attributes,
    intercept: answers,
  });
  await expect.element(heading("Contracts")).toBeVisible();
  const left: string[] = [];
  portal.addEventListener("scout-navigated", (event) => {
    left.push(event.detail.href);
    if (left.length === 2) event.preventDefault();
  });
  Reflect.apply(Reflect.get(portal, "navigate"), portal, ["/logout"]);
  await expect.poll(() => left).toEqual(["/portal/logout", "https://id.example/end"]);
  expect(window.localStorage.getItem("app-portal_access_token")).toBeNull();
});

test("A9: /logout leads a micro-site to its login", async () => {
  const { portal } = await openPortal(`/scout/contracts?token=${token()}`, {
    attributes,
    intercept: answers,
  });
  await expect.element(heading("Contracts")).toBeVisible();
  Reflect.apply(Reflect.get(portal, "navigate"), portal, ["/logout"]);
  await expect.element(loginButton()).toBeVisible();
  await expect.poll(route).toBe("/login/");
  expect(window.localStorage.getItem("app-portal_access_token")).toBeNull();
  expect(window.location.pathname).toBe(`${basePath}/login/`);
});
