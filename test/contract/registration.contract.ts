import { assert } from "chai";
import { testerOf } from "scout-elements/testing";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

const settingsCall = "GET /api/v1/site-connector/settings";

cleanUp(() => document.body.replaceChildren());

test("importing the file registers the element", async () => {
  const page = await openPage({ body: "<scout-lookup></scout-lookup>" });
  assert(page.window.customElements.get("scout-lookup") === undefined, "registered too early");
  await page.load("/cdn/scout-lookup.js");
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(page.recorder.unexpected, [], "unexpected calls");
});

test("a script tag is sufficient", async () => {
  const page = await openPage({
    head: '<script type="module" src="/cdn/scout-lookup.js"></script>',
    body: "<scout-lookup></scout-lookup>",
  });
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(page.recorder.errors, [], "errors");
});

test("importing the file twice changes nothing", async () => {
  const page = await openPage();
  await page.load("/cdn/scout-lookup.js");
  const first = page.window.customElements.get("scout-lookup");
  await page.load("/cdn/scout-lookup.js");
  await page.load("/cdn/scout-lookup.js?again");
  assert(page.window.customElements.get("scout-lookup") === first, "registered anew");
  assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
});

test("a second copy from another folder uses the first without a message", async () => {
  const page = await openPage({ body: "<scout-lookup></scout-lookup>" });
  await page.load("/cdn/scout-lookup.js");
  await page.load("/copy/scout-lookup.js");
  page.add("<scout-lookup></scout-lookup>");
  const elements = [...page.document.querySelectorAll("scout-lookup")];
  await waitFor("both forms", () => elements.every((element) => drawnFormIn(element.shadowRoot)));
  assert.deepEqual(page.recorder.calls, [settingsCall], "calls");
  assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
});

test("core.js, autoload.js and both copies share one configuration", async () => {
  const page = await openPage();
  const core = await page.load("/copy/core.js");
  assert(typeof core.configure === "function", "core.js has no configure");
  core.configure({ brand: "acme" });
  await page.load("/cdn/scout-lookup.js");
  page.add("<scout-lookup></scout-lookup>");
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(element?.brand, "acme", "brand");
});

test("another version causes one warning and no error", async () => {
  const page = await openPage({ body: "<scout-lookup></scout-lookup>" });
  await page.load("/cdn/scout-lookup.js");
  await page.load("/other/scout-lookup.js");
  page.add("<scout-lookup></scout-lookup>");
  const warningsSoFar = () => page.recorder.said.filter((text) => text.includes("99.0.0"));
  await waitFor("warning", () => warningsSoFar().length > 0);
  await settle();
  const warnings = warningsSoFar();
  assert.deepEqual(warnings.length, 1, "warnings of the other version");
  assert.deepEqual(page.recorder.errors, [], "errors");
});

test("another version that configured the page first causes one warning", async () => {
  const page = await openPage({ body: "<scout-lookup></scout-lookup>" });
  await page.load("/other/core.js").then((core) => {
    if (typeof core.configure === "function") core.configure({ brand: "acme" });
  });
  await page.load("/cdn/scout-lookup.js");
  page.add("<scout-lookup></scout-lookup>");
  const warningsSoFar = () => page.recorder.said.filter((text) => text.includes("99.0.0"));
  await waitFor("warning", () => warningsSoFar().length > 0);
  await settle();
  const warnings = warningsSoFar();
  assert.deepEqual(warnings.length, 1, "warnings of the other version");
  assert.deepEqual(page.recorder.errors, [], "errors");
});

for (const [first, second] of [
  ["react", "lite"],
  ["lite", "react"],
]) {
  test(`${first} and ${second} on one page share one core, and warn once`, async () => {
    const page = await openPage({
      body: "<scout-lookup></scout-lookup><scout-contracts></scout-contracts>",
    });
    await page.load(`/${first}/scout-lookup.js`);
    const lookup = page.window.customElements.get("scout-lookup");
    await page.load(`/${second}/scout-lookup.js`);
    await page.load(`/${second}/scout-contracts.js`);
    const elements = [...page.document.querySelectorAll("scout-lookup, scout-contracts")];
    await waitFor("both screens", () =>
      elements.every((element) => element.shadowRoot?.querySelector("h1, h2")),
    );
    assert(page.window.customElements.get("scout-lookup") === lookup, "the first definition stays");
    assert.deepEqual(
      page.recorder.calls.filter((call) => call === settingsCall),
      [settingsCall],
      "calls",
    );
    const warnings = page.recorder.said.filter((text) => text.includes("two-versions"));
    assert.deepEqual(warnings.length, 1, "warnings of the other flavour");
    assert.deepEqual(page.recorder.errors, [], "errors");
  });
}
