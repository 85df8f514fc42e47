import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type HostPages, serveHosts } from "./serve-hosts.ts";

interface Manifest {
  readonly elements: Readonly<Record<string, { readonly preloads: readonly string[] }>>;
}

const manifest: Manifest = JSON.parse(readFileSync("cdn/manifest.json", "utf8"));
/** The files of the lookup without its entry, whose failure the browser reports to the page. */
const chunks = (manifest.elements["scout-lookup"]?.preloads ?? []).filter((file) =>
  file.startsWith("chunks/"),
);
/** Replaces the form that the element draws before its code. Without it, the form begins again. */
const optional = chunks.filter((file) => file.includes("take-over"));
const files = chunks.filter((file) => !optional.includes(file));

/** The settings are requested again after one second and after three more, before the screen shows the failure. */
const retriesMs = 10_000;

let demo: Awaited<ReturnType<typeof startServer>>;
let hosts: HostPages;
let tab: Tab;

beforeAll(async () => {
  demo = await startServer({ port: 0, store: await createSeededStore() });
  hosts = await serveHosts(demo.url);
});
// A browser keeps the files that it has loaded.
beforeEach(openSignedIn);
afterEach(async () => {
  hosts.mend();
  await tab.close();
});
afterAll(async () => {
  hosts.close();
  await demo.close();
});

async function openSignedIn(): Promise<void> {
  tab = await openTab();
  await tab.open(`${hosts.url}/demo/help`);
}

/** Starts the browser again, because WebKitGTK does not request a file again that has failed, even after a reload. */
async function openAgain(): Promise<void> {
  await tab.close();
  await openSignedIn();
}

test("the lookup has files that can fail", () => {
  expect(files.length).toBeGreaterThan(5);
  expect(optional).toHaveLength(1);
});

test.for(optional)("if %s cannot be loaded, the element starts without it", async (file) => {
  hosts.cut(file);
  await tab.open(`${hosts.url}/host/scout-lookup?`);
  await expect.poll(() => tab.read("readyTags"), { timeout: retriesMs }).toEqual(["scout-lookup"]);
  expect(await tab.read("failures.length")).toBe(0);
});

test.for(files)(
  "if %s cannot be loaded, the page gets one report, and the next attempt or a reload loads it",
  async (file) => {
    hosts.cut(file);
    await tab.open(`${hosts.url}/host/scout-lookup?`);
    await expect.poll(() => tab.read("failures.length"), { timeout: retriesMs }).toBe(1);
    const told = await tab.read("troubles.filter((line) => line.startsWith('[scout-elements]'))");
    expect(told).toHaveLength(1);
    hosts.mend();
    await tab.read("document.querySelector('scout-lookup').refresh()");
    // A browser that keeps the failure until the page is left tells the page again.
    const outcome = () => tab.read("readyTags.length + (failures.length - 1)");
    await expect.poll(outcome, { timeout: retriesMs }).toBe(1);
    if ((await tab.read("readyTags.length")) === 0) {
      // Chromium loads such a file again since version 156.
      const version = await tab.read("/Chrome\\/(\\d+)/.exec(navigator.userAgent)?.[1] ?? 0");
      expect(Number(version)).toBeLessThan(156);
      if (engineUnderTest.name === "webkit") await openAgain();
      await tab.open(`${hosts.url}/host/scout-lookup?`);
      await expect.poll(() => tab.read("readyTags")).toEqual(["scout-lookup"]);
    }
  },
);
