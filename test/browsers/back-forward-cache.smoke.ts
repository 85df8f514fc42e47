import { beforeAll, expect, test } from "vitest";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { cardNames } from "../testers/lookup-tester.ts";
import { type Person, personAt } from "./person.ts";
import { shareSignedInTab } from "./signed-in-tab.ts";

/** This time is longer than the slowest lookup of the demo. */
const wholeLookupMs = 60_000;

let aheadMs = 0;
const clock = { now: () => Date.now() + aheadMs };
const visit = shareSignedInTab({ clock });
let person: Person;
beforeAll(async () => {
  person = personAt(visit.tab);
  await visit.tab.resize(1024, 768);
});

test("a lookup in a page of the back/forward cache continues after Back, and completes", async () => {
  await visit.tab.open(`${visit.hosts.url}/host/scout-lookup?address=100+Main+Street`);
  await person.sees("[role=progressbar]");
  await visit.tab.read(
    `addEventListener("pageshow", ({ persisted }) => { window.isKept = persisted; })`,
  );
  // Leaves the page directly after an answer, because Firefox does not cache a page with a pending
  // request, and WebKit aborts the request.
  const polls = `performance.getEntriesByType("resource").filter(({ name }) => name.includes("/batch")).length`;
  await expect.poll(() => visit.tab.read(polls)).toBeGreaterThan(2);
  await visit.tab.open(`${visit.hosts.url}/host/login-form`);
  aheadMs += wholeLookupMs;
  await visit.tab.back();
  await expect.poll(() => visit.tab.read("window.isKept")).toBe(true);
  for (const name of cardNames) await person.sees("h2, h3, h4", name);
  await person.missesSoon("[role=progressbar]");
  expect(await visit.tab.read("window.troubles")).toEqual([]);
});

test.for([
  ["scout-contracts", "/contract", ["table"]],
  ["scout-lookup?address=200+Main+Street", "/batch", cardNames],
] as const)(
  "a call of %s that is pending when the page is left is repeated after Back",
  async ([host, path, parts]) => {
    const isHeld = visit.hosts.holdNext(path);
    await visit.tab.open(`${visit.hosts.url}/host/${host}`);
    await visit.tab.read(
      `addEventListener("pageshow", ({ persisted }) => { window.isKept = persisted; })`,
    );
    await isHeld;
    await visit.tab.open(`${visit.hosts.url}/host/login-form`);
    aheadMs += wholeLookupMs;
    await visit.tab.back();
    // The other engines do not cache a page with a pending request, and reload it.
    if (engineUnderTest.name === "webkit") {
      await expect.poll(() => visit.tab.read("window.isKept")).toBe(true);
    }
    for (const part of parts) {
      if (host === "scout-contracts") await person.sees(part);
      else await person.sees("h2, h3, h4", part);
    }
    expect(await visit.tab.read("window.troubles")).toEqual([]);
  },
);
