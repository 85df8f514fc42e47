import { mkdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { elementManifests } from "../../build/element-manifests.ts";
import type { ElementManifest } from "../../src/elements/element-manifest.ts";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { shareSignedInTab } from "./signed-in-tab.ts";

/** Attributes with which an element shows content. */
function attributesOf(tag: string, { alone, conformance }: ElementManifest): string {
  const own = tag === "scout-portal" ? { "base-path": `/host/${tag}` } : {};
  return new URLSearchParams({ ...conformance.needs, ...alone, ...own }).toString();
}

const pictures = `node_modules/.cache/browsers/${engineUnderTest.name}`;
/** The size of a tablet. */
const [width, height] = [1024, 768];

const visit = shareSignedInTab();
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  await visit.tab.resize(width, height);
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
    await visit.tab.open(`${visit.hosts.url}/host/${tag}?${attributesOf(tag, manifest)}`);
    await expect.poll(() => visit.tab.read("window.readyTags")).toContain(tag);
    const reached = () => visit.tab.read(focusIn(tag));
    for (let presses = 0; presses < 20 && (await reached()) === "nothing"; presses += 1) {
      await visit.tab.press("Tab");
    }
    expect(await reached()).toMatch(/^a /);
    if (String(await reached()).startsWith("a field")) {
      for (const key of ["4", "2"]) await visit.tab.press(key);
      expect(await reached()).toMatch(/42$/);
    }
    await visit.tab.picture(`${pictures}/${tag}.png`);
    expect(await visit.tab.read("window.troubles")).toEqual([]);
  },
);

test("a page does not record the loads that the page before it has left unfinished", async () => {
  const load = `document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/cdn/none.js" }),
  )`;
  visit.hosts.place(`<script>addEventListener("unload", () => ${load})</script>`, "<p>Left</p>");
  await visit.tab.open(`${visit.hosts.url}/host`);
  await visit.tab.open(`${visit.hosts.url}/host/login-form`);
  await expect.poll(() => visit.tab.read("window.readyTags")).toContain("login-form");
  expect(await visit.tab.read("window.troubles")).toEqual([]);
});
