import "../../../src/elements/scout-portal/scout-portal.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { cleanUpPortal, heading, item, openPortal, screens } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

const settingsPath = "/api/v1/site-connector/settings";
test("C6, C7: a Scout route without scout:access shows Access Denied, is reported once, and makes no Scout request", async () => {
  const { backend, portal } = await openPortal("/scout?address=12+Elm+Street", {
    user: "agent-without-scout",
  });
  const denied = listen("scout-denied");
  await expect.element(heading("Access Denied")).toBeVisible();
  await expect
    .element(page.getByText("You are not authorized to access this page.", { exact: true }))
    .toBeVisible();
  expect(screens(portal)).toEqual([]);
  expect(denied.map(({ detail }) => detail)).toEqual([{ cause: 403 }]);
  await expect.element(item("Scout")).not.toBeInTheDocument();
  await expect.element(item("Solutions Finder")).toBeVisible();
  const others = [`GET ${settingsPath}`, "POST /api/sandler/stats", "POST /session/token"];
  expect(backend.calls.filter((call) => !others.includes(call))).toEqual([]);
});

test("A4: Access Denied mentions a token from the future if the server's time is unknown", async () => {
  const iat = Math.floor(Date.now() / 1000) + 120;
  const token = makeToken({ iat, exp: iat + 600, ura: navigator.userAgent, sub: "agent" });
  window.localStorage.setItem("app-portal_access_token", token);
  // The reference backend would reveal its time in the Date header.
  const settings = { data: { settings: { capabilities: [] } } };
  await openPortal("/scout/contracts", { intercept: () => Response.json(settings) });
  await expect.element(heading("Access Denied")).toBeVisible();
  await expect.element(page.getByText(/^This computer's clock seems/)).toBeVisible();
});

test("A9: /logout drops the token and the login source, and leaves for the front page", async () => {
  const { portal } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  window.localStorage.setItem("app-portal_access_token", "x.y.z");
  window.localStorage.setItem("state", '{"login_source":"internal","token":"x.y.z","other":1}');
  const left: string[] = [];
  portal.addEventListener("scout-navigated", (event) => {
    left.push(event.detail.href);
    // The second navigation would leave the test's page.
    if (left.length === 2) event.preventDefault();
  });
  Reflect.apply(Reflect.get(portal, "navigate"), portal, ["/logout"]);
  await expect.poll(() => left).toEqual(["/portal/logout", `${window.location.origin}/portal/`]);
  expect(window.localStorage.getItem("app-portal_access_token")).toBeNull();
  expect(window.localStorage.getItem("state")).toBe('{"other":1}');
});

test("A16: with signOutUri, /logout leaves for the server's own sign-out", async () => {
  const { configured } = pageState();
  const before = configured.peek();
  configure({ signOutUri: "/end-session?from=portal" });
  const { portal } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  window.localStorage.setItem("app-portal_access_token", "x.y.z");
  const left: string[] = [];
  portal.addEventListener("scout-navigated", (event) => {
    left.push(event.detail.href);
    if (left.length > 1) event.preventDefault();
  });
  Reflect.apply(Reflect.get(portal, "navigate"), portal, ["/logout"]);
  const away = `${window.location.origin}/end-session?from=portal`;
  await expect.poll(() => left).toEqual(["/portal/logout", away]);
  expect(window.localStorage.getItem("app-portal_access_token")).toBeNull();
  configured.value = before;
});

describe("C19: a user without a session finds the sign-in", () => {
  const signIn = () => page.getByRole("link", { name: "Sign in", exact: true });

  beforeEach(() => {
    const { configured } = pageState();
    const before = configured.peek();
    configure({ signInUri: "/portal/login.html" });
    return () => {
      configured.value = before;
    };
  });

  const wayBack = (path: string) =>
    `${window.location.origin}/portal/login.html?${new URLSearchParams({ destination: `/portal${path}` })}`;

  test("a user without a session finds the link to the sign-in on Access Denied, and the portal does not follow it", async () => {
    expectLog("token-missing");
    const { portal } = await openPortal("/scout/contracts", {
      intercept: ({ url }) =>
        url.includes(settingsPath) ? new Response("", { status: 401 }) : undefined,
    });
    await expect.element(heading("Access Denied")).toBeVisible();
    await expect.element(signIn()).toHaveAttribute("href", wayBack("/scout/contracts"));
    const asked = listen("scout-navigated");
    portal.addEventListener("click", (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    await signIn().click();
    expect(asked).toEqual([]);
    expect(screens(portal)).toEqual([]);
  });

  test("a user without a session finds the link on a screen whose request was answered with 401, and the page receives the failure once", async () => {
    expectLog("token-missing");
    const failed = listen("scout-failed");
    let status = 401;
    await openPortal("/scout/contracts", {
      intercept: ({ url }) =>
        new URL(url).pathname === "/api/scout/v1/contract" && status === 401
          ? new Response("", { status })
          : undefined,
    });
    await expect.element(heading("Sign in")).toBeVisible();
    await expect.element(signIn()).toHaveAttribute("href", wayBack("/scout/contracts"));
    expect(failed.map(({ detail }) => detail.status)).toEqual([401]);
    status = 200;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(heading("Sign in")).not.toBeInTheDocument();
  });
});
