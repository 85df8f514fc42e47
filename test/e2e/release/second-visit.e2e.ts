import type { Route } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { engineUnderTest } from "../../support/engine-under-test.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { signInByToken } from "../../support/token-link.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";

const settingsCall = "GET /api/v1/site-connector/settings";
const lookup = "/demo/plain.html";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** Opens a second visit of the same user. Its settings wait for `answer`. */
async function comeBack(path: string) {
  const visitor = await demo.enter("/favicon.ico");
  const { page, calls } = visitor;
  await signInByToken(page, demo.url);
  await page.goto(demo.url + path);
  await page.getByRole("combobox").first().waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toContainEqual(expect.stringMatching(/^scout_settings /));
  await page.goto(`${demo.url}/favicon.ico`);
  let answer: (change?: (settings: object) => object) => Promise<void> = async () => {};
  const asked = new Promise<void>((resolve) => {
    const hold = async (route: Route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      answer = async (change = (settings) => settings) =>
        route.fulfill({ response, json: { data: { settings: change(data.settings) } } });
      resolve();
    };
    void page.route("**/api/v1/site-connector/settings", hold);
  });
  const before = calls.length;
  await page.goto(demo.url + path);
  return {
    ...visitor,
    /** Returns the calls of this visit. */
    callsOf: () => calls.slice(before),
    async answer(change?: (settings: object) => object) {
      await asked;
      await answer(change);
    },
  };
}

test("C7: the form accepts typing while the settings are requested, and its calls wait", async () => {
  const { page, callsOf, advance, answer } = await comeBack(lookup);
  const box = page.getByRole("combobox");
  await box.fill("100 Main");
  await advance(5000);
  expect(callsOf()).toEqual([settingsCall]);
  await answer();
  await page.getByRole("option").first().waitFor();
  expect(callsOf()).toEqual([settingsCall, "GET /api/v1/address-lookup"]);
  expect(await box.inputValue()).toBe("100 Main");
});

test("C7: after the access has ended, the screen shows Access Denied and makes no call with data", async () => {
  const { page, callsOf, advance, answer, seesHeading } = await comeBack(lookup);
  await page.getByRole("combobox").fill("100 Main Street");
  await page.keyboard.press("Enter");
  await advance(5000);
  await answer((settings) => ({ ...settings, capabilities: [] }));
  await seesHeading("Access Denied");
  expect(await page.getByRole("combobox").count()).toBe(0);
  await advance(120_000);
  expect(callsOf()).toEqual([settingsCall]);
  // The saved settings are removed.
  await page.reload();
  await expect.poll(callsOf).toEqual([settingsCall, settingsCall]);
  await advance(5000);
  expect(await page.getByRole("combobox").count()).toBe(0);
});

test("C7: a lookup that was submitted early starts with the answer", async () => {
  const { page, callsOf, answer } = await comeBack(lookup);
  await page.getByRole("combobox").fill("100 Main Street");
  await page.keyboard.press("Enter");
  await answer();
  await expect.poll(callsOf).toContain("POST /api/v1/scout");
});

test("C7: the portal draws its header and the screen of its route", async () => {
  const { page, callsOf, answer } = await comeBack("/scout");
  await page.getByRole("combobox", { name: /address/i }).waitFor();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Scout", exact: true })
    .first()
    .waitFor();
  expect(callsOf().filter((call) => call.startsWith("GET /api") && call !== settingsCall)).toEqual(
    [],
  );
  await answer();
  await page.getByRole("combobox", { name: /address/i }).waitFor();
});

describe.skipIf(engineUnderTest.name !== "chromium")("with the lifetimes of a release", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({
      port: 0,
      store: await createSeededStore(),
      elements: builtFolder,
      lifetimes: "release",
    });
  });
  afterAll(() => server.close());

  test("with the lifetimes of a release, a second visit requests only the settings before its first screen", async () => {
    const context = await (await openBrowser()).newContext();
    const page = await context.newPage();
    await signInByToken(page, server.url);
    await page.goto(server.url + lookup);
    await page.getByRole("combobox").waitFor();
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
    await page.goto(server.url + lookup);
    await page.getByRole("combobox").waitFor();
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => !("deliveryType" in entry) || entry.deliveryType !== "cache")
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path !== "/favicon.ico"),
      );
    // Polls, because a request is listed only after its answer, for which the screen does not wait.
    await expect.poll(asked).toEqual(["/api/v1/site-connector/settings"]);
    await context.close();
  });
});
