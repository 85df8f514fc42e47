import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { bundleElement } from "./bundle-element.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type HostPages, serveHosts } from "./serve-hosts.ts";

interface Manifest {
  readonly elements: Readonly<Record<string, { readonly snippet: string }>>;
}

const manifest: Manifest = JSON.parse(readFileSync("cdn/manifest.json", "utf8"));
const moduleOf = (path: string) => `<script type="module" src="${path}"></script>`;

let demo: Awaited<ReturnType<typeof startServer>>;
let hosts: HostPages;
let tab: Tab;

beforeAll(async () => {
  demo = await startServer({ port: 0, store: await createSeededStore() });
  hosts = await serveHosts(demo.url);
  tab = await openTab();
  await tab.open(`${hosts.url}/demo/help`);
});
afterAll(async () => {
  await tab.close();
  hosts.close();
  await demo.close();
});

/** Bundles the element with the package, and returns the path of the entry. */
async function bundledLookup(): Promise<string> {
  const scripts = await bundleElement("scout-lookup", "/bundle/");
  hosts.addScripts(scripts);
  return [...scripts.keys()][0] ?? "";
}

test.for([
  ["its script", async () => moduleOf("/cdn/scout-lookup.js")],
  ["the snippet", async () => `<base href="/">${manifest.elements["scout-lookup"]?.snippet}`],
  ["the autoloader", async () => moduleOf("/cdn/autoload.js")],
  ["a bundler", async () => moduleOf(await bundledLookup())],
] as const)(
  "with %s, the first script after the tag can listen, set properties and call methods",
  async ([, headOf]) => {
    hosts.place(
      await headOf(),
      `<scout-lookup routing="none"></scout-lookup><script>
        const heard = [];
        const element = document.querySelector("scout-lookup");
        element.addEventListener("scout-ready", () => heard.push("ready"));
        element.addEventListener("scout-lookup-started", ({ detail }) => heard.push(detail.address));
        element.headingLevel = "3";
        customElements.whenDefined("scout-lookup").then(() => {
          heard.push(element.shadowRoot?.querySelector("form") ? "drawn" : "defined");
          element.search("1 Main Street, Houston, TX 77002");
        });
      </script>`,
    );
    await tab.open(`${hosts.url}/host`);
    await expect.poll(() => tab.read("heard.length")).toBe(3);
    const [first, ...later] = Object.values(Object(await tab.read("heard")));
    expect(first).toBe("defined");
    expect(later.toSorted()).toEqual(["1 Main Street, Houston, TX 77002", "ready"]);
    expect(await tab.read("element.shadowRoot.querySelector('h3') !== null")).toBe(true);
    expect(await tab.read("troubles")).toEqual([]);
  },
);

// WebKitGTK requests nothing for this page before the page has arrived whole.
test.skipIf(engineUnderTest.name === "webkit")(
  "the autoloader with `async` requests an element while the page is still arriving",
  async () => {
    const head = '<script type="module" async src="/cdn/autoload.js"></script>';
    hosts.place(head, '<scout-lookup routing="none"></scout-lookup>', "/cdn/scout-lookup.js");
    await tab.open(`${hosts.url}/host`);
    await expect.poll(() => tab.read("readyTags")).toEqual(["scout-lookup"]);
    expect(await tab.read("document.body.textContent.includes('The end')")).toBe(true);
    expect(await tab.read("troubles")).toEqual([]);
  },
);
