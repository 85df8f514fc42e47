import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elementManifests } from "../../build/element-manifests.ts";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import type { ElementManifest } from "../../src/elements/element-manifest.ts";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type HostPages, serveHosts } from "./serve-hosts.ts";

/** Attributes with which an element shows content. */
function attributesOf(tag: string, { alone, conformance }: ElementManifest): string {
  const own = tag === "scout-portal" ? { "base-path": `/host/${tag}` } : {};
  return new URLSearchParams({ ...conformance.needs, ...alone, ...own }).toString();
}

const pictures = `node_modules/.cache/browsers/${engineUnderTest.name}`;
/** The size of a tablet. */
const [width, height] = [1024, 768];

let demo: Awaited<ReturnType<typeof startServer>>;
let hosts: HostPages;
let tab: Tab;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  demo = await startServer({ port: 0, store: await createSeededStore() });
  hosts = await serveHosts(demo.url);
  tab = await openTab();
  await tab.resize(width, height);
  // Visits a page of the demo, which signs the browser in.
  await tab.open(`${hosts.url}/demo/help`);
});
afterAll(async () => {
  await tab.close();
  hosts.close();
  await demo.close();
});

/** An expression for the page: the focus in an element is on `nothing`, `a field` with its value, or `a control`. */
const focusIn = (tag: string) => `(() => {
  const element = document.querySelector("${tag}");
  let one = document.activeElement;
  if (!element.contains(one)) return "nothing";
  while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  if (one === element) return "nothing";
  const isField = one.matches("input:not([type]), input[type=text], input[type=search]");
  return isField ? "a field: " + one.value : "a control";
})()`;

test.for([...elementManifests])(
  "<%s> starts in a plain page, works by keyboard, and writes nothing to the console",
  async ([tag, manifest]) => {
    await tab.open(`${hosts.url}/host/${tag}?${attributesOf(tag, manifest)}`);
    await expect.poll(() => tab.read("window.readyTags")).toContain(tag);
    const reached = () => tab.read(focusIn(tag));
    for (let presses = 0; presses < 20 && (await reached()) === "nothing"; presses += 1) {
      await tab.press("Tab");
    }
    expect(await reached()).toMatch(/^a /);
    if (String(await reached()).startsWith("a field")) {
      for (const key of ["4", "2"]) await tab.press(key);
      expect(await reached()).toMatch(/42$/);
    }
    await tab.picture(`${pictures}/${tag}.png`);
    expect(await tab.read("window.troubles")).toEqual([]);
  },
);
