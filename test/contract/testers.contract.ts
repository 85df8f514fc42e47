import { assert } from "chai";
import { type Testers, testerOf } from "scout-elements/testing";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";

cleanUp(() => document.body.replaceChildren());

const cached = "200 Cached Street, Test City, TX 75001";
const houston = "1200 Main Street, Houston, TX 77002";

interface OpenElement<Tag extends keyof Testers> {
  readonly page: PlainPage;
  readonly tester: Testers[Tag];
  /** The paths of `scout-navigated`. */
  readonly hrefs: readonly string[];
}

/** The elements that would leave the page. */
const leavingTags: readonly string[] = ["portal-dashboard", "portal-header"];

/** Opens an element with sample data, and waits until it is ready. */
async function open<Tag extends keyof Testers>(
  tag: Tag,
  attributes = "",
): Promise<OpenElement<Tag>> {
  const page = await openPage({
    head: `<script type="module" src="/cdn/${tag}.js"></script>`,
    body: `<${tag} api-base="demo:" routing="none" ${attributes}></${tag}>`,
  });
  const hrefs: string[] = [];
  page.document.addEventListener("scout-navigated", (event) => {
    if (leavingTags.includes(tag)) event.preventDefault();
    hrefs.push(new URL(event.detail.href, location.href).pathname);
  });
  const tester = testerOf(tag, page.document.querySelector(tag));
  await tester.ready();
  return { page, tester, hrefs };
}

test("interface: Testers: a lookup is typed, suggested, searched, read and cleared", async () => {
  const { tester } = await open("scout-lookup");
  await tester.type("200 cached");
  const suggestions = await tester.suggestions();
  assert.include(suggestions.join(), "200 Cached Street");
  await tester.chooseSuggestion("200 Cached Street");
  const { address, providers } = await tester.results();
  assert.match(address, /200 Cached St/i);
  const [first] = providers;
  assert.containsAllKeys(first, ["Provider", "Status", "Best Speed", "Access Type", "Distance"]);
  assert.isAbove(providers.length, 1);
  await tester.clear();
  await tester.search(cached);
  assert.deepEqual((await tester.results()).providers, providers);
  assert.isNull(await tester.failure());
});

test("interface: Testers: a proposal gets a service, and its totals follow", async () => {
  const { page, tester } = await open("scout-pricing");
  await tester.search(houston);
  await tester.choose("Provider", "Comcast");
  await tester.choose("Term", "36 Months");
  await tester.toggleServices("Phone Lines");
  await tester.add("Business VoiceEdge Business Line");
  const { lines, totals } = await tester.proposal();
  assert.include(
    lines.map(({ service }) => service),
    "Business VoiceEdge Business Line",
  );
  assert.match(totals["Monthly total"] ?? "", /^\$\d/);
  await tester.remove("Business VoiceEdge Business Line");
  assert.deepEqual((await tester.proposal()).lines, []);
  // Proposals of sample data are kept until the page closes, without a warning.
  assert.deepEqual(page.recorder.said, [], "console");
});

test("interface: Testers: a file is uploaded and named among the uploads", async () => {
  const { page, tester } = await open("scout-bulk");
  const accepted = new Promise((resolve) =>
    page.document.addEventListener("scout-upload-accepted", resolve),
  );
  await tester.upload("offices.csv", `Address\n"${cached}"\n`);
  await accepted;
  const uploads = await tester.uploads();
  const rows = (await tester.history()).map((row) => row["Upload Started"] ?? "");
  assert.include([...uploads, ...rows].join(), "offices.csv");
});

test("interface: Testers: contracts are listed, searched and filtered", async () => {
  const { tester } = await open("scout-contracts");
  const all = await tester.contracts();
  assert.isAbove(all.length, 1);
  await tester.search("Bluebonnet");
  const found = await tester.contracts();
  assert.isBelow(found.length, all.length);
  assert.include(found[0]?.["Customer Name"], "Bluebonnet");
});

test("interface: Testers: providers of the finder are selected", async () => {
  const { tester } = await open("solutions-finder");
  const [first = "", second = ""] = await tester.providers();
  await tester.toggle(first);
  await tester.toggle(second);
  assert.deepEqual((await tester.selected()).length, 2);
  await tester.toggle(first);
  assert.include((await tester.selected()).join(), second);
});

test("interface: Testers: the libraries are searched", async () => {
  const { tester: providers } = await open("provider-library");
  const [name = ""] = await providers.providers();
  await providers.search(name);
  assert.include(await providers.providers(), name);
  const { tester: resources } = await open("resource-library");
  const all = await resources.resources();
  assert.isAbove(all.length, 1);
  await resources.search("no resource has these words");
  await waitUntil(async () => (await resources.resources()).length === 0);
});

test("interface: Testers: the index shows a provider and its categories", async () => {
  const { tester: library } = await open("provider-library");
  const [name = ""] = await library.providers();
  const { tester } = await open("solutions-index");
  const before = await tester.categories();
  assert.isAbove(before.length, 1);
  await tester.chooseProvider(name);
  await waitUntil(async () => (await tester.categories()).join() !== before.join());
});

test("interface: Testers: the branding is changed and saved", async () => {
  const { page, tester } = await open("account-branding");
  page.document.addEventListener("scout-branding-saved", (event) => event.preventDefault());
  await tester.setColor("#225588");
  await tester.chooseButtonText("Black");
  await tester.save();
  assert.deepEqual(await tester.color(), "#225588");
});

test("interface: Testers: a user signs in", async () => {
  const { page, tester } = await open("login-form", 'context="microsite"');
  const signedIn = new Promise((resolve) =>
    page.document.addEventListener("scout-signed-in", (event) => {
      event.preventDefault();
      resolve(event);
    }),
  );
  await tester.signIn("any", "any");
  await signedIn;
});

test("interface: Testers: the dashboard leads to a lookup, and lists links and work", async () => {
  const { tester, hrefs } = await open("portal-dashboard");
  const links = await tester.links("Libraries");
  assert.deepEqual(
    links.map(({ name }) => name),
    ["Provider Library", "Resource Library"],
  );
  assert.isAbove((await tester.work("Contracts to Finish")).length, 0);
  await tester.lookUp(cached);
  assert.deepEqual(hrefs, ["/scout"]);
});

test("interface: Testers: the header is read, followed and searched", async () => {
  const { tester, hrefs } = await open("portal-header");
  const navigation = await tester.navigation();
  assert.include(
    navigation.map(({ name }) => name),
    "Resource Library",
  );
  assert.isAbove((await tester.account()).length, 0);
  await tester.follow("Resource Library");
  await tester.search("fiber");
  assert.deepEqual(hrefs, ["/resource-library", "/search/site"]);
});

test("interface: Testers: a search of the site and a page are read", async () => {
  const { tester: search } = await open("site-search", 'keys="library"');
  const results = await search.results();
  assert.isAbove(results.length, 0);
  const { tester: content } = await open("content-page", 'path="/pages/team"');
  const { title, text } = await content.page();
  assert.include(text, title);
  assert.isAbove((await content.links()).length, 0);
});

test("interface: Testers: the portal goes to its screens, whose testers are those of their elements", async () => {
  const page = await openPage({
    head: '<script type="module" src="/cdn/scout-portal.js"></script>',
    body: '<scout-portal api-base="demo:" routing="none"></scout-portal>',
  });
  const portal = testerOf("scout-portal", page.document.querySelector("scout-portal"));
  await portal.ready();
  assert.deepEqual(await portal.heading(), "Dashboard");
  await portal.navigate(`/scout?${new URLSearchParams({ address: cached })}`);
  await waitUntil(async () => (await portal.heading()) === "SCOUT Lookup");
  const lookup = testerOf("scout-lookup", page.document.querySelector("scout-lookup"));
  assert.isAbove((await lookup.results()).providers.length, 1);
});

test("interface: Testers: an element that fails says so when a test waits for it", async () => {
  const page = await openPage({
    head: '<script type="module" src="/cdn/contract-wizard.js"></script>',
    body: '<contract-wizard api-base="demo:" routing="none" contract="1" provider="comcast"></contract-wizard>',
  });
  const tester = testerOf("contract-wizard", page.document.querySelector("contract-wizard"));
  const refused = await tester.ready().catch(String);
  assert.match(String(refused), /^Error: <contract-wizard> shows a failure: .*sample data/i);
  assert.match((await tester.failure()) ?? "", /sample data/i);
});

test("interface: Testers: a missing element, another element and a time limit are explained", async () => {
  const page = await openPage({ body: "<scout-lookup>Look up</scout-lookup><p></p>" });
  assert.throws(
    () => testerOf("scout-bulk", page.document.querySelector("scout-bulk")),
    "There is no <scout-bulk>.",
  );
  assert.throws(
    () => testerOf("scout-bulk", page.document.querySelector("p")),
    "<p> is not a <scout-bulk>.",
  );
  // JavaScript calls it without types.
  const untyped = (...given: readonly unknown[]) => Reflect.apply(testerOf, null, given);
  assert.throws(
    () => untyped("scout-look", document.body),
    /^There is no tester of <scout-look>\. Tags: .*scout-lookup/,
  );
  assert.throws(
    () => untyped("scout-lookup", "scout-lookup"),
    "testerOf takes an element or a locator, not a selector.",
  );
  const element = page.document.querySelector("scout-lookup");
  const tester = testerOf("scout-lookup", element, { timeoutMs: 100 });
  const late = await tester.ready().catch(String);
  assert.deepEqual(
    late,
    "Error: <scout-lookup> does not show its first control. It shows: Look up (waited 100 ms)",
  );
  assert.match(String(await tester.press("Search").catch(String)), /no button "Search"/);
});

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const lastMs = performance.now() + 10_000;
  while (!(await isSo())) {
    assert.isBelow(performance.now(), lastMs, "it takes too long");
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
