import { openPage } from "./support/open-page.ts";
import { assertEqual, cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

test("the demo's plain page runs under a strict policy without a violation", async () => {
  const page = await openPage({ path: "/contract/plain.html", isStrict: true });
  const element = page.document.querySelector("scout-lookup");
  await waitFor("form", () => element?.shadowRoot?.querySelector("form"));
  await settle();
  assertEqual(page.recorder.errors, [], "violations");
  assertEqual([page.recorder.unexpected, page.recorder.said], [[], []], "calls and console");
});

test("placeholders become elements under a strict policy without a violation", async () => {
  const page = await openPage({
    head: '<script type="module" src="/cdn/autoload.js"></script>',
    body: '<a href="/" data-scout-element="scout-lookup">Look up an address</a>',
    isStrict: true,
  });
  await waitFor("form", () =>
    page.document.querySelector("scout-lookup")?.shadowRoot?.querySelector("form"),
  );
  assertEqual(page.recorder.errors, [], "violations");
});

test("at most five requests precede the first content, all to the page's own origin", async () => {
  const page = await openPage({ body: "<scout-lookup></scout-lookup>" });
  const element = page.document.querySelector("scout-lookup");
  const requestsSoFar = () => [
    ...page.window.performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((url) => new URL(url).pathname.startsWith("/cdn/")),
    ...page.recorder.calls,
  ];
  let atReady: readonly string[] = [];
  element?.addEventListener("scout-ready", () => {
    atReady = requestsSoFar();
  });
  await page.load("/cdn/scout-lookup.js");
  await waitFor("form", () => element?.shadowRoot?.querySelector("form"));
  assertEqual(atReady.length > 0 && atReady.length <= 5, true, `one to five of ${atReady.join()}`);
  const loaded = page.window.performance.getEntriesByType("resource").map(({ name }) => name);
  const strangers = loaded.filter((url) => new URL(url).origin !== location.origin);
  assertEqual(strangers, [], "requests to other origins");
  assertEqual(page.recorder.calls, ["GET /api/v1/site-connector/settings"], "calls");
});

test("nothing is added to the page's head, title, storage or cookies", async () => {
  const before = { local: { ...localStorage }, session: { ...sessionStorage } };
  const page = await openPage({
    head: '<script type="module" src="/cdn/scout-lookup.js"></script>',
    body: "<scout-lookup></scout-lookup>",
  });
  const head = page.document.head.innerHTML;
  const element = page.document.querySelector("scout-lookup");
  await waitFor("form", () => element?.shadowRoot?.querySelector("form"));
  assertEqual(page.document.head.innerHTML, head, "head");
  assertEqual(page.document.title, "A plain page", "title");
  assertEqual(page.document.documentElement.getAttributeNames(), ["lang"], "attributes of html");
  assertEqual({ local: { ...localStorage }, session: { ...sessionStorage } }, before, "storage");
});
