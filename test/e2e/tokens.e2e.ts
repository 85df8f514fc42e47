import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readLink } from "../../src/core/pricing/drafts/proposal-link.ts";
import { succeed } from "../../src/core/result.ts";
import { pricingTester } from "../../src/testing/parts/pricing-tester.ts";
import { makeTokenLink, tokenIn } from "../support/token-link.ts";
import { demoScreen } from "../testers/demo-screen.ts";
import { createLookupDriver } from "./support/lookup-driver.ts";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";
import { createPricingDriver } from "./support/pricing-driver.ts";
import { saidInPrinting } from "./support/said.ts";
import {
  hostileForm,
  hostWorker,
  piecesOf,
  placesOf,
  readTraces,
  recordTraces,
  type Trace,
  watchTraffic,
} from "./support/token-traces.ts";
import { wizardPath } from "./support/wizard-driver.ts";

let demo: Demo;
/** Returns a link with a token of the demo, for this browser. */
let link = "";
let token = "";
beforeAll(async () => {
  demo = await openDemo();
  const { page } = await demo.enter("/demo/help");
  const made = await makeTokenLink(page, demo.url);
  link = made.href;
  token = tokenIn(made);
  expect(piecesOf(token)).toHaveLength(2);
  await demo.leave();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const refusedNavigation = /^Unsafe attempt to initiate navigation/;

/** Signs in a user by the token, and records everything that their pages send. */
async function enterWithToken(options: VisitOptions) {
  const visitor = await demo.enter("/favicon.ico", options);
  const { page } = visitor;
  const context = page.context();
  await page.evaluate((value) => {
    window.localStorage.setItem("app-portal_access_token", value);
  }, token);
  const traffic = watchTraffic(context);
  await page.addInitScript(recordTraces);
  return { ...visitor, context, traffic };
}

/** Opens a page of the host without elements. */
async function openHostPage(page: Page): Promise<void> {
  await page
    .context()
    .route(/\/host-page\b/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Host</title>" }),
    );
  await page.goto("/host-page");
}

const api = () => demo.url;
const session = ["localStorage app-portal_access_token", "localStorage state"];

async function tracesIn(page: Page): Promise<readonly Trace[]> {
  return (await page.evaluate(readTraces, demo.formUrl)).traces;
}

test("the token is only in the allowed headers, the trusted form's address and two keys of storage", async () => {
  const { page, element, context, traffic } = await enterWithToken({
    locale: "en-US",
    expected: { statuses: [500], said: /^Unsafe attempt|preview-failed: 500/ },
  });
  await context.route("**/host-worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: hostWorker }),
  );
  await context.route(`${demo.formUrl}/contract-form/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: hostileForm }),
  );
  await openHostPage(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/host-worker.js");
    await navigator.serviceWorker.ready;
  });

  await page.goto("/scout/contracts");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  // The preview of this contract fails, so that there is also an error text.
  await page.goto(wizardPath("pdf-500"));
  await page.getByText("The requested file could not be found.").first().waitFor();
  const form = element.frameLocator('iframe[title="Contract form"]');
  await form.getByRole("button", { name: "Tell" }).click();
  const tried = JSON.parse((await form.locator("output").textContent()) ?? "{}");

  const seen = await traffic.traces();
  // The browser's message about a blocked navigation of the form contains the form's address.
  const isRefusal = ({ place, text }: Trace) => place === "console" && refusedNavigation.test(text);
  expect(seen.filter(isRefusal)).toHaveLength(2);
  const sent = seen.filter((trace) => !isRefusal(trace));
  expect(placesOf(token, sent)).toEqual([
    `header authorization to ${api()}`,
    `header jwt-authorization to ${api()}`,
    `parameter jwt_token to ${demo.formUrl}`,
  ]);
  const { controlled, events, traces } = await page.evaluate(readTraces, demo.formUrl);
  expect(controlled).toBe(true);
  expect(events).toContain("scout-ready");
  expect(placesOf(token, traces)).toEqual(session);
  expect(tried).toEqual({ heard: [], reached: [], names: [], referrer: "" });
  expect(page.url()).toBe(`${demo.url}${wizardPath("pdf-500")}`);
});

/** Passes the events of all elements to the analytics of the page, as in the guide. */
async function listenAsHost(page: Page): Promise<void> {
  await page.evaluate(`import("/cdn/core.js").then(({ configure }) => {
    window.dataLayer = [];
    const tell = (measured) => window.dataLayer.push(measured);
    configure({ onEvent: tell, onMetric: tell });
  })`);
}

test("neither the token nor that of a lookup appears elsewhere over a day's work, and both are removed by the sign-out", async () => {
  const visitor = await enterWithToken({
    permissions: ["clipboard-read", "clipboard-write"],
    expected: { statuses: [500], said: saidInPrinting },
  });
  const { page, context, traffic } = visitor;
  const lookup = createLookupDriver(visitor);
  const pricing = createPricingDriver(visitor);

  await page.goto("/scout");
  await listenAsHost(page);
  /** Starts a lookup, and returns its token. */
  const start = async (address: string): Promise<string> => {
    const started = page.waitForResponse((answer) => /\/api\/v1\/scout\?/.test(answer.url()));
    await lookup.search(address);
    const { data } = await (await started).json();
    await lookup.seesProgress();
    return data.batch_token;
  };
  const failedToken = await start("350 Fifth Avenue, New York, NY 10118");
  const isStep = /\/batch\?/;
  await page.route(isStep, (route) => route.fulfill({ status: 500, json: {} }));
  await lookup.pollAfter();
  await visitor.sees("An error has occurred.");
  await page.unroute(isStep);
  const batchToken = await start("1200 Main Street, Houston, TX 77002");
  const running = await tracesIn(page);
  expect(placesOf(token, running)).toEqual(session);
  expect(placesOf(batchToken, running)).toEqual(["sessionStorage scout_running_lookup"]);
  await lookup.pollAfter();
  await lookup.seesCards();

  await page.getByRole("table").getByRole("link", { name: "Generate Pricing" }).first().click();
  const agent = pricingTester(demoScreen(page));
  await agent.preparedFor().fill("Bluebonnet Dental Group");
  await pricing.choose("comcast", "36 Months");
  await agent.section("Broadband").check();
  await pricing.service("Comcast Business Internet 300 Mbps").click();
  const printed = await pricing.print();
  const pdf = await pricing.savePdf();
  await pricing.button("Copy link").click();
  await visitor.sees("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shared = await readLink(new URL(link).hash, (text) => text);
  expect(shared).toEqual(succeed(expect.stringContaining("comcast")));
  expect(pdf.texts).toContain("Bluebonnet Dental Group");
  const outputs: readonly Trace[] = [
    { place: "print", text: printed.markup },
    { place: "PDF", text: JSON.stringify(pdf) },
    { place: "shared link", text: link + JSON.stringify(shared) },
  ];

  const worked = [...(await tracesIn(page)), ...outputs];
  const told = worked.filter(({ place }) => place === "analytics").map(({ text }) => text);
  expect(told.join()).toMatch(/scout-lookup-failed.*scout-proposal-created/);
  expect(placesOf(token, worked)).toEqual(session);
  for (const one of [failedToken, batchToken]) expect(placesOf(one, worked)).toEqual([]);

  await page.goto("/logout");
  await page.getByRole("heading", { name: "You are signed out." }).waitFor();
  await expect.poll(async () => placesOf(token, await tracesIn(page))).toEqual([]);
  const profile = JSON.stringify(await context.storageState({ indexedDB: true }));
  const left = [...(await tracesIn(page)), { place: "profile", text: profile }];
  expect(placesOf(token, left)).toEqual([]);
  for (const one of [failedToken, batchToken]) expect(placesOf(one, left)).toEqual([]);

  const sent = await traffic.traces();
  expect(placesOf(token, sent)).toEqual([
    `header authorization to ${api()}`,
    `header jwt-authorization to ${api()}`,
  ]);
  // The token of a batch goes only to the batch addresses of sandbox hosts.
  for (const one of [failedToken, batchToken]) expect(placesOf(one, sent)).toEqual([]);
});

test("bulk results show and store no token", async () => {
  const { page, traffic } = await enterWithToken({ locale: "en-US" });
  const save = async (act: () => Promise<void>): Promise<Trace> => {
    const [download] = await Promise.all([page.waitForEvent("download"), act()]);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("Lookup Status");
    return { place: "a saved file", text: download.suggestedFilename() + text };
  };
  await page.goto("/scout/bulk");
  const results = page.getByRole("button", { name: /^Download results of/ });
  const whole = await save(() => results.last().click());
  await page.getByRole("searchbox", { name: "Search these results" }).fill("a");
  const filtered = await save(() =>
    page.getByRole("button", { name: "Download these rows as CSV" }).click(),
  );
  await page.emulateMedia({ media: "print" });
  const seen = [whole, filtered, ...(await tracesIn(page))];
  expect(placesOf(token, seen)).toEqual(session);
  expect(placesOf(token, await traffic.traces())).toEqual([
    `header authorization to ${api()}`,
    `header jwt-authorization to ${api()}`,
  ]);
});

test("the token of a link is in its address, in the call that checks it, and then in the places of every token", async () => {
  const { page, traffic } = await enterWithToken({ locale: "en-US" });
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(link);
  await page.getByRole("combobox", { name: "Street address" }).waitFor();
  const sent = await traffic.traces();
  expect(placesOf(token, sent)).toEqual([
    `body to ${api()}`,
    `header authorization to ${api()}`,
    `parameter token to ${api()}`,
  ]);
  expect(sent.filter(({ place }) => place.startsWith("parameter token"))).toHaveLength(1);
  // The traces include the history, its entries and the title.
  expect(placesOf(token, await tracesIn(page))).toEqual(session);
});

test("the test would find a token anywhere else", async () => {
  const { page, context, traffic } = await enterWithToken({ locale: "en-US" });
  await openHostPage(page);
  await page.evaluate(async (secret) => {
    // biome-ignore lint/suspicious/noConsole: the leak of a careless script
    console.info({ secret });
    window.dataLayer = [{ secret }];
    window.name = secret;
    document.title = secret;
    await window.cookieStore.set("a", secret);
    document.body.attachShadow({ mode: "open" }).append(secret);
    window.sessionStorage.setItem("a", secret);
    window.dispatchEvent(new CustomEvent("told", { detail: { secret } }));
    window.postMessage({ secret }, window.origin);
    const opening = indexedDB.open("a");
    await new Promise((resolve) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore("a").put({ secret }, "a");
      opening.onsuccess = resolve;
    });
    opening.result.close();
    await (await caches.open("a")).put("/a", new Response(secret));
    const headers = { "X-A": secret };
    await fetch(`/host-page/${secret}?a=${secret}`, { method: "POST", body: secret, headers });
    window.history.replaceState({ secret }, "", `?a=${secret}`);
    await fetch("/host-page");
  }, token);
  const traces = await tracesIn(page);
  expect(placesOf(token, traces)).toEqual([
    "address",
    "analytics",
    "caches",
    "cookies",
    "databases",
    "entries of the history",
    "history",
    "info",
    "localStorage app-portal_access_token",
    "markup",
    "postMessage",
    "replaceState",
    "sessionStorage a",
    "title",
    "told",
    "window name",
  ]);
  expect(placesOf(token, await traffic.traces())).toEqual([
    `address at ${api()}`,
    `body to ${api()}`,
    "console",
    `header cookie to ${api()}`,
    `header referer to ${api()}`,
    `header x-a to ${api()}`,
    `parameter a to ${api()}`,
  ]);
  await page.evaluate(async () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    await window.cookieStore.delete("a");
  });
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).toContain(token);
  await page.evaluate(() => indexedDB.deleteDatabase("a"));
});
