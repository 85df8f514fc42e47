import "../../../src/elements/scout-portal/scout-portal.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deferred } from "../../support/fake-ports.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { cleanUpPortal, heading, item, openPortal, screens } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

const settingsPath = "/api/v1/site-connector/settings";
const scoutRoutes = [
  "/scout",
  "/scout?address=12+Elm+Street",
  "/scout/bulk",
  "/scout/pricing?address=12+Elm+Street",
  "/scout/contracts",
  "/scout/contracts/cox?contract=1",
];

test.for(scoutRoutes)(
  "C6, C7: %s without scout:access is Access Denied, and no Scout call is made",
  async (path) => {
    const { backend, portal } = await openPortal(path, { user: "agent-without-scout" });
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
  },
);

test("C7: while the settings are on their way nobody is refused", async () => {
  const wait = deferred<undefined>();
  await openPortal("/scout/contracts", {
    intercept: (request) => (request.url.includes(settingsPath) ? wait.promise : undefined),
  });
  await expect.element(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  expect(heading("Access Denied").query()).toBeNull();
  wait.resolve(undefined);
  await expect.element(heading("Contracts")).toBeVisible();
});

test.each([401, 403])("ZA6: settings answered %i are Access Denied, told once", async (status) => {
  const denied = listen("scout-denied");
  const failed = listen("scout-failed");
  await openPortal("/scout/contracts", {
    intercept: (request) =>
      request.url.includes(settingsPath) ? new Response(null, { status }) : undefined,
  });
  await expect.element(heading("Access Denied")).toBeVisible();
  expect([denied.length, failed.length]).toEqual([1, 0]);
});

test("A9: /logout drops token and login source, and leaves for the front page", async () => {
  const { portal } = await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  window.localStorage.setItem("app-portal_access_token", "x.y.z");
  window.localStorage.setItem("state", '{"login_source":"internal","token":"x.y.z","other":1}');
  const left: string[] = [];
  portal.addEventListener("scout-navigated", (event) => {
    left.push(event.detail.href);
    // The second one would leave the test's page.
    if (left.length === 2) event.preventDefault();
  });
  Reflect.apply(Reflect.get(portal, "navigate"), portal, ["/logout"]);
  await expect.poll(() => left).toEqual(["/portal/logout", `${window.location.origin}/portal/`]);
  expect(window.localStorage.getItem("app-portal_access_token")).toBeNull();
  expect(window.localStorage.getItem("state")).toBe('{"other":1}');
});
