import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elementManifests } from "../../build/element-manifests.ts";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type HostPages, serveHosts } from "./serve-hosts.ts";

const pictures = `node_modules/.cache/browsers/${engineUnderTest.name}`;
/** This time is longer than the slowest lookup of the demo. */
const wholeLookupMs = 60_000;

let aheadMs = 0;
const clock = { now: () => Date.now() + aheadMs };
let demo: Awaited<ReturnType<typeof startServer>>;
let hosts: HostPages;
let tab: Tab;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  demo = await startServer({ port: 0, store: await createSeededStore(), clock });
  hosts = await serveHosts(demo.url);
  tab = await openTab();
  // Visits a page of the demo, which signs the browser in.
  await tab.open(`${hosts.url}/demo/help`);
});
afterAll(async () => {
  await tab.close();
  hosts.close();
  await demo.close();
});

/** An expression for the page: the drawn content of an element, which is stable when it is complete. */
const drawnContentOf = (tag: string) => `(() => {
  const { shadowRoot, innerHTML } = document.querySelector("${tag}");
  return shadowRoot?.innerHTML ?? innerHTML;
})()`;

test.for(
  [...elementManifests].flatMap(([tag, manifest]) =>
    [
      { width: 360, scheme: "light" },
      { width: 1440, scheme: "light" },
      { width: 1440, scheme: "dark" },
    ].map((look) => ({ tag, manifest, ...look })),
  ),
)("$tag at $width px, $scheme", async ({ tag, manifest, width, scheme }) => {
  const { conformance, alone, example } = manifest;
  const own = tag === "scout-portal" ? { "base-path": `/host/${tag}` } : {};
  const attributes = { ...conformance.needs, ...example.attributes, ...alone, ...own };
  await tab.resize(width, 1000);
  await tab.open(`${hosts.url}/host/${tag}?${new URLSearchParams(attributes)}`);
  // Makes the element narrow, because the window of a browser cannot be narrower than 450 px.
  await tab.read(
    `Object.assign(document.documentElement.style, { colorScheme: "${scheme}", maxWidth: "${width}px" })`,
  );
  await expect.poll(() => tab.read("window.readyTags")).toContain(tag);
  aheadMs += wholeLookupMs;
  let before: unknown;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await tab.read(drawnContentOf(tag));
        return before === last;
      },
      { interval: 1500 },
    )
    .toBe(true);
  await tab.picture(`${pictures}/${tag}-${width}-${scheme}.png`);
});
