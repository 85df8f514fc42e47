import { assert } from "chai";
import { testerOf } from "scout-elements/testing";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

const settingsCall = "GET /api/v1/site-connector/settings";

cleanUp(() => document.body.replaceChildren());

test("the demo's plain page runs under a strict policy without a violation", async () => {
  const page = await openPage({ path: "/contract/plain.html", isStrict: true });
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  await settle();
  assert.deepEqual(page.recorder.errors, [], "violations");
  assert.deepEqual([page.recorder.unexpected, page.recorder.said], [[], []], "calls and console");
});

test("placeholders become elements under a strict policy without a violation", async () => {
  const page = await openPage({
    head: '<script type="module" src="/cdn/autoload.js"></script>',
    body: '<a href="/" data-scout-element="scout-lookup">Look up an address</a>',
    isStrict: true,
  });
  const element = await waitFor("element", () => page.document.querySelector("scout-lookup"));
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(page.recorder.errors, [], "violations");
});

test("the form waits for the entry alone, and its code for at most ten requests of files that the snippet names", async () => {
  const page = await openPage({ body: "<scout-lookup></scout-lookup>" });
  const element = page.document.querySelector("scout-lookup");
  const requestsSoFar = () => [
    ...page.window.performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((url) => new URL(url).pathname.startsWith("/cdn/")),
    ...page.recorder.calls,
  ];
  await page.load("/cdn/scout-lookup.js");
  const root = element?.shadowRoot;
  const firstForm = root?.querySelector(".scout-prerendered form");
  assert(firstForm instanceof page.window.HTMLFormElement, "the entry has drawn no form");
  // The code of the results is requested once the form is drawn.
  const needed = await new Promise<readonly string[]>((resolve) => {
    const observer = new MutationObserver(() => {
      if (drawnFormIn(root) === undefined) return;
      observer.disconnect();
      resolve(requestsSoFar());
    });
    observer.observe(root ?? page.document, { childList: true, subtree: true });
  });
  assert(needed.length <= 10, `one to ten of ${needed.join()}`);
  await testerOf("scout-lookup", element).ready();
  const manifest = await fetch("/cdn/manifest.json").then((answer) => answer.json());
  const { snippet }: { snippet: string } = manifest.elements["scout-lookup"];
  const unnamed = needed.filter((url) => !snippet.includes(url.split("/").at(-1) ?? ""));
  assert.deepEqual(unnamed, [settingsCall], "files beyond those of the snippet");
  const loaded = page.window.performance.getEntriesByType("resource").map(({ name }) => name);
  const strangers = loaded.filter((url) => new URL(url).origin !== location.origin);
  assert.deepEqual(strangers, [], "requests to other origins");
  assert.deepEqual(page.recorder.calls, [settingsCall], "calls");
});

test("the settings are requested once for all elements that show them", async () => {
  const page = await openPage({
    body: '<scout-lookup></scout-lookup><scout-bulk context="microsite"></scout-bulk><login-form></login-form>',
  });
  await page.load("/cdn/scout-lookup.js");
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(page.recorder.calls, [settingsCall], "calls");
});

test("the element adds nothing to the page's head, title, storage or cookies", async () => {
  const before = { local: { ...localStorage }, session: { ...sessionStorage } };
  const page = await openPage({
    head: '<script type="module" src="/cdn/scout-lookup.js"></script>',
    body: "<scout-lookup></scout-lookup>",
  });
  const head = page.document.head.innerHTML;
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(page.document.head.innerHTML, head, "head");
  assert.deepEqual(page.document.title, "A plain page", "title");
  assert.deepEqual(
    page.document.documentElement.getAttributeNames(),
    ["lang"],
    "attributes of html",
  );
  assert.deepEqual(
    { local: { ...localStorage }, session: { ...sessionStorage } },
    before,
    "storage",
  );
});
