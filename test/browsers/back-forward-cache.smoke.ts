import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { cardNames } from "../../src/testing/parts/lookup-tester.ts";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type Person, personAt } from "./person.ts";
import { type HostPages, serveHosts } from "./serve-hosts.ts";

/** This time is longer than the slowest lookup of the demo. */
const wholeLookupMs = 60_000;

let aheadMs = 0;
const clock = { now: () => Date.now() + aheadMs };
let demo: Awaited<ReturnType<typeof startServer>>;
let hosts: HostPages;
let tab: Tab;
let person: Person;

beforeAll(async () => {
  demo = await startServer({ port: 0, store: await createSeededStore(), clock });
  hosts = await serveHosts(demo.url);
  tab = await openTab();
  person = personAt(tab);
  await tab.resize(1024, 768);
  // Visits a page of the demo, which signs the browser in.
  await tab.open(`${hosts.url}/demo/help`);
});
afterAll(async () => {
  await tab.close();
  hosts.close();
  await demo.close();
});

test("a lookup in a page of the back/forward cache continues after Back, and completes", async () => {
  await tab.open(`${hosts.url}/host/scout-lookup?address=100+Main+Street`);
  await person.sees("[role=progressbar]");
  await tab.read(`addEventListener("pageshow", ({ persisted }) => { window.isKept = persisted; })`);
  // Leaves the page directly after an answer, because Firefox does not cache a page with a pending
  // request, and WebKit aborts the request.
  const polls = `performance.getEntriesByType("resource").filter(({ name }) => name.includes("/batch")).length`;
  await expect.poll(() => tab.read(polls)).toBeGreaterThan(2);
  await tab.open(`${hosts.url}/host/login-form`);
  aheadMs += wholeLookupMs;
  await tab.back();
  await expect.poll(() => tab.read("window.isKept")).toBe(true);
  for (const name of cardNames) await person.sees("h2, h3, h4", name);
  await person.missesSoon("[role=progressbar]");
  expect(await tab.read("window.troubles")).toEqual([]);
});

test.for([
  ["scout-contracts", "/contract", ["table"]],
  ["scout-lookup?address=200+Main+Street", "/batch", cardNames],
] as const)(
  "a call of %s that is pending when the page is left is repeated after Back",
  async ([host, path, parts]) => {
    const isHeld = hosts.holdNext(path);
    await tab.open(`${hosts.url}/host/${host}`);
    await tab.read(
      `addEventListener("pageshow", ({ persisted }) => { window.isKept = persisted; })`,
    );
    await isHeld;
    await tab.open(`${hosts.url}/host/login-form`);
    aheadMs += wholeLookupMs;
    await tab.back();
    // The other engines do not cache a page with a pending request, and reload it.
    if (engineUnderTest.name === "webkit") {
      await expect.poll(() => tab.read("window.isKept")).toBe(true);
    }
    for (const part of parts) {
      if (host === "scout-contracts") await person.sees(part);
      else await person.sees("h2, h3, h4", part);
    }
    expect(await tab.read("window.troubles")).toEqual([]);
  },
);
