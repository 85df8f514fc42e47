import { mkdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { elementManifests } from "../../build/element-manifests.ts";
import { engineUnderTest } from "../support/engine-under-test.ts";
import { shareSignedInTab } from "./signed-in-tab.ts";

const pictures = `node_modules/.cache/browsers/${engineUnderTest.name}`;
/** This time is longer than the slowest lookup of the demo. */
const wholeLookupMs = 60_000;

let aheadMs = 0;
const clock = { now: () => Date.now() + aheadMs };
const visit = shareSignedInTab({ clock });
beforeAll(() => {
  mkdirSync(pictures, { recursive: true });
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
  await visit.tab.resize(width, 1000);
  await visit.tab.open(`${visit.hosts.url}/host/${tag}?${new URLSearchParams(attributes)}`);
  // Makes the element narrow, because the window of a browser cannot be narrower than 450 px.
  await visit.tab.read(
    `Object.assign(document.documentElement.style, { colorScheme: "${scheme}", maxWidth: "${width}px" })`,
  );
  await expect.poll(() => visit.tab.read("window.readyTags")).toContain(tag);
  aheadMs += wholeLookupMs;
  let before: unknown;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await visit.tab.read(drawnContentOf(tag));
        return before === last;
      },
      { interval: 1500 },
    )
    .toBe(true);
  await visit.tab.picture(`${pictures}/${tag}-${width}-${scheme}.png`);
});
