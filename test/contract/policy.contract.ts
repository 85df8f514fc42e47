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

test("at most five files come before the first content, with one call, all to the page's own origin", async () => {
  const page = await openPage({
    head: '<script type="module" src="/cdn/scout-lookup.js"></script>',
    body: "<scout-lookup></scout-lookup>",
  });
  const element = page.document.querySelector("scout-lookup");
  await waitFor("form", () => element?.shadowRoot?.querySelector("form"));
  const loaded = page.window.performance.getEntriesByType("resource").map(({ name }) => name);
  const files = loaded.filter((url) => new URL(url).pathname.startsWith("/cdn/"));
  const strangers = loaded.filter((url) => new URL(url).origin !== location.origin);
  assertEqual(strangers, [], "requests to other origins");
  assertEqual(page.recorder.calls, ["GET /api/v1/site-connector/settings"], "calls");
  assertEqual(files.length <= 5, true, `at most five files of ${files.join(", ")}`);
});

test("nothing is put into the page's head, title, storage or cookies", async () => {
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
