import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { bundleElement } from "./bundle-element.ts";
import { shareSignedInTab } from "./signed-in-tab.ts";

interface Manifest {
  readonly elements: Readonly<Record<string, { readonly snippet: string }>>;
}

const manifest: Manifest = JSON.parse(readFileSync("cdn/manifest.json", "utf8"));
const moduleOf = (path: string) => `<script type="module" src="${path}"></script>`;

const visit = shareSignedInTab();

/** Bundles the element with the package, and returns the path of the entry. */
async function bundledLookup(): Promise<string> {
  const scripts = await bundleElement("scout-lookup", "/bundle/");
  visit.hosts.addScripts(scripts);
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
    visit.hosts.place(
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
    await visit.tab.open(`${visit.hosts.url}/host`);
    await expect.poll(() => visit.tab.read("heard.length")).toBe(3);
    const [first, ...later] = Object.values(Object(await visit.tab.read("heard")));
    expect(first).toBe("defined");
    expect(later.toSorted()).toEqual(["1 Main Street, Houston, TX 77002", "ready"]);
    expect(await visit.tab.read("element.shadowRoot.querySelector('h3') !== null")).toBe(true);
    expect(await visit.tab.read("troubles")).toEqual([]);
  },
);

// WebKitGTK requests nothing for this page before the page has arrived whole.
test.skipIf(engineUnderTest.name === "webkit")(
  "the autoloader with `async` requests an element while the page is still arriving",
  async () => {
    const head = '<script type="module" async src="/cdn/autoload.js"></script>';
    visit.hosts.place(head, '<scout-lookup routing="none"></scout-lookup>', "/cdn/scout-lookup.js");
    await visit.tab.open(`${visit.hosts.url}/host`);
    await expect.poll(() => visit.tab.read("readyTags")).toEqual(["scout-lookup"]);
    expect(await visit.tab.read("document.body.textContent.includes('The end')")).toBe(true);
    expect(await visit.tab.read("troubles")).toEqual([]);
  },
);
