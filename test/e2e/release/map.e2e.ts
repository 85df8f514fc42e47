/**
 * The satellite map under the policies of pages. A route replaces Google's service. The tests check
 * which policies load its script, and the screen under the other policies.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stopServer } from "../../../demo/server/host/listen.ts";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type AnsweringServer, serveAnswers } from "../support/serve-answers.ts";

/** A lookup that is answered at once. */
const address = "200 Cached Street, Test City, TX 75001";
const google = "https://maps.googleapis.com";
const ours = "scout-elements";
const loader = "@googlemaps/js-api-loader";

/** Policies by the path of the page. */
const policies: Readonly<Record<string, (api: string, files: string) => string>> = {
  "/none": () => "default-src * 'unsafe-inline' data: blob:",
  "/allowed": (...places) => policyWith(places, { script: google, types: `${ours} ${loader}` }),
  "/without-types": (...places) => policyWith(places, { script: google, types: ours }),
  "/without-script": (...places) => policyWith(places, { script: "", types: `${ours} ${loader}` }),
  "/named-not-required": (...places) =>
    policyWith(places, { script: google, types: ours }).replace(
      "require-trusted-types-for 'script'; ",
      "",
    ),
};

function policyWith(
  [api, files]: readonly string[],
  { script, types }: { readonly script: string; readonly types: string },
): string {
  return [
    "default-src 'none'",
    `script-src ${files} ${script}`,
    `connect-src ${api}`,
    "img-src data:",
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ].join("; ");
}

let site: AnsweringServer;
let files: AnsweringServer;
let api: RunningServer;

beforeAll(async () => {
  site = await serveAnswers((path) => ({
    type: "text/html",
    body: `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">
<script type="module" src="${files.url}/scout-lookup.js"></script>
<scout-lookup api-base="${api.url}" routing="none" address="${address}"></scout-lookup>`,
    headers: { "Content-Security-Policy": policies[path]?.(api.url, files.url) ?? "" },
  }));
  files = await serveAnswers((path) => ({
    type: path.endsWith(".css") ? "text/css" : "text/javascript",
    body: readFileSync(builtFolder + path, "utf8"),
    headers: { "Access-Control-Allow-Origin": "*" },
  }));
  const options = { allowedOrigins: [site.url], defaultUser: "agent", mapApiKey: "a-key" };
  api = await startServer({ port: 0, store: await createSeededStore(), options });
});

afterAll(async () => {
  await api.close();
  await stopServer(files.server);
  await stopServer(site.server);
});

/** The script of the service, which defines the function that the loader waits for. */
const service = `
  google.maps.importLibrary = async () => ({ Map: class { constructor(box) { box.textContent = "A map"; } } });
  google.maps.__ib__();
`;

type Answer = "answers" | "is missing" | "is broken";

/** Opens a page, and records its uncaught errors. */
async function openMap(url: string, how: Answer = "answers") {
  const page = await (await openBrowser()).newPage();
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.route(`${google}/**`, (route) => {
    if (how === "is missing") return route.abort();
    const body = how === "is broken" ? "" : service;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.clock.install();
  await page.goto(url);
  return { page, thrown };
}

const map = (page: Page) => page.getByRole("region", { name: /^Satellite map of 200 Cached/ });
const failed = (page: Page) => page.getByText("The map can't be displayed here.", { exact: true });
const codes = (page: Page) => page.getByText("NPA-NXX", { exact: true });

test.for(["/none", "/allowed", "/named-not-required"])(
  "under the policy %s there is a map",
  async (path) => {
    const { page, thrown } = await openMap(site.url + path);
    await map(page).getByText("A map").waitFor();
    expect(await failed(page).count()).toBe(0);
    expect(thrown).toEqual([]);
    expect(await page.locator("iframe").count()).toBe(0);
    await page.close();
  },
);

test.for(["/without-types", "/without-script"])(
  "G28: under the policy %s a sentence replaces the map, without an uncaught error",
  async (path) => {
    const { page, thrown } = await openMap(site.url + path);
    await failed(page).waitFor();
    expect(await map(page).count()).toBe(0);
    await codes(page).waitFor();
    expect(thrown).toEqual([]);
    expect(await page.locator("iframe").count()).toBe(0);
    await page.close();
  },
);

test("G28: a sentence replaces the map if the service cannot be reached", async () => {
  const { page, thrown } = await openMap(`${site.url}/allowed`, "is missing");
  await failed(page).waitFor();
  expect(thrown).toEqual([]);
  await page.close();
});

test("G28: a sentence replaces the map if its script does nothing", async () => {
  const { page, thrown } = await openMap(`${site.url}/allowed`, "is broken");
  await codes(page).waitFor();
  await map(page).waitFor({ state: "attached" });
  await page.clock.fastForward(31_000);
  await failed(page).waitFor();
  expect(thrown).toEqual([]);
  await page.close();
});

test("G28: a sentence replaces the map if the code of the map is missing", async () => {
  const { page, thrown } = await openMap("about:blank");
  await page.route(/\/chunks\/satellite-map\.view-/, (route) => route.abort());
  await page.goto(`${site.url}/allowed`);
  await failed(page).waitFor();
  await codes(page).waitFor();
  expect(thrown).toEqual([]);
  await page.close();
});

test("the demo's own policy blocks the map, and its page says so", async () => {
  const { page, thrown } = await openMap(`${api.url}/scout?address=${encodeURIComponent(address)}`);
  await failed(page).waitFor();
  await codes(page).waitFor();
  expect(thrown).toEqual([]);
  await page.close();
});
