import { assert } from "chai";
import { testerOf } from "scout-elements/testing";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const script = (tag: string) => `<script type="module" src="/cdn/${tag}.js"></script>`;
const address = "200 Cached Street, Test City, TX 75001";

const filesOf = ({ window: page }: PlainPage) =>
  page.performance.getEntriesByType("resource").map(({ name }) => name);
const sampleFilesOf = (page: PlainPage) =>
  filesOf(page).filter((url) => new URL(url).pathname.includes("/sample/"));
const textOf = (element: Element | null) => element?.shadowRoot?.textContent ?? "";
const marksIn = (element: Element | null) => [
  ...(element?.shadowRoot?.querySelectorAll(".sample-mark") ?? []),
];

/** Any name and password will do. */
async function signIn({ document: page }: PlainPage): Promise<void> {
  const form = await waitFor("sign-in", () => page.querySelector("login-form"));
  await testerOf("login-form", form).signIn("any", "any");
}

test('interface: Sample data: one tag with api-base="demo:" shows results under a strict policy, without a request but for files', async () => {
  const page = await openPage({
    head: script("scout-lookup"),
    body: `<scout-lookup api-base="demo:" address="${address}"></scout-lookup>`,
    isStrict: true,
  });
  const element = page.document.querySelector("scout-lookup");
  const { providers } = await testerOf("scout-lookup", element).results();
  assert.isAbove(providers.length, 1, "providers");
  await settle();
  const [mark] = marksIn(element);
  assert.deepEqual(mark?.textContent, "Sample data", "mark");
  assert.deepEqual(marksIn(element).length, 1, "marks");
  assert.deepEqual(page.recorder.calls, [], "calls");
  assert.deepEqual(page.recorder.errors, [], "violations");
  assert.deepEqual(page.recorder.said, [], "console");
  const others = filesOf(page).filter((url) => {
    const { origin, pathname } = new URL(url);
    return origin !== location.origin || !/^\/(?:cdn|test)\//.test(pathname);
  });
  assert.deepEqual(others, [], "requests that are not for files of the elements");
  assert.isAbove(sampleFilesOf(page).length, 0, "files of the sample data");
  const forPaper = sampleFilesOf(page).filter((url) => url.includes("/open-paper-"));
  assert.deepEqual(forPaper, [], "files that only a PDF file needs");
});

test("interface: Sample data: an element with a backend requests none of its files and has no mark", async () => {
  const page = await openPage({
    head: script("scout-lookup"),
    body: "<scout-lookup></scout-lookup>",
  });
  const element = page.document.querySelector("scout-lookup");
  await testerOf("scout-lookup", element).ready();
  await settle();
  const files = filesOf(page).filter((url) => url.includes("sample"));
  assert.deepEqual([files, marksIn(element)], [[], []], "files and marks");
});

test("interface: Sample data: elements of a page share one sample backend, and their session is not stored", async () => {
  // Frames of the tests before have the same storage.
  sessionStorage.clear();
  localStorage.clear();
  const page = await openPage({
    head: script("scout-contracts") + script("login-form") + script("provider-library"),
    body: ["scout-contracts", "login-form", "provider-library"]
      .map((tag) => `<${tag} api-base="demo:" routing="none"></${tag}>`)
      .join(""),
  });
  const find = (selector: string) => page.document.querySelector<HTMLElement>(selector);
  const contracts = testerOf("scout-contracts", find("scout-contracts"));
  const hasBluebonnet = async () =>
    assert.include(JSON.stringify(await contracts.contracts()), "Bluebonnet");
  await hasBluebonnet();
  await testerOf("provider-library", find("provider-library")).providers();
  const signedIn = new Promise((resolve) =>
    find("login-form")?.addEventListener("scout-signed-in", (event) => {
      event.preventDefault();
      resolve(event);
    }),
  );
  await signIn(page);
  await signedIn;
  await hasBluebonnet();
  const modules = sampleFilesOf(page).filter((url) => url.endsWith("/sample/sample.js"));
  assert.deepEqual(modules.length, 1, "modules with sample data");
  const { localStorage: device, sessionStorage: tab } = page.window;
  assert.deepEqual([...Object.keys(device), ...Object.keys(tab)], [], "stored values");
  assert.deepEqual(page.recorder.calls, [], "calls");
});

test("interface: Sample data: a portal says it once", async () => {
  const page = await openPage({
    head: script("scout-portal"),
    body: '<scout-portal api-base="demo:" routing="none"></scout-portal>',
  });
  const all = () => [...page.document.querySelectorAll("*")].flatMap((one) => marksIn(one));
  await waitFor("dashboard", () =>
    /Recent Addresses/.test(textOf(page.document.querySelector("portal-dashboard"))),
  );
  assert.deepEqual(
    all().map((mark) => mark.textContent),
    ["Sample data"],
    "marks",
  );
  assert.deepEqual(page.recorder.calls, [], "calls");
});

test("interface: Sample data: a micro-site lets every name in, and says once that it shows sample data", async () => {
  const page = await openPage({
    head: script("scout-lookup"),
    body: '<scout-lookup api-base="demo:" context="microsite"></scout-lookup>',
  });
  const element = page.document.querySelector("scout-lookup");
  await signIn(page);
  await testerOf("scout-lookup", element).ready();
  const slotted = page.document.querySelector<HTMLElement>("login-form .sample-mark");
  assert.deepEqual(slotted?.checkVisibility() ?? false, false, "mark of the sign-in");
  assert.deepEqual(page.recorder.calls, [], "calls");
});

test("interface: Sample data: a page that is no screen of the portal is not left for one", async () => {
  const page = await openPage({
    head: script("portal-dashboard"),
    body: '<portal-dashboard api-base="demo:"></portal-dashboard>',
  });
  const element = page.document.querySelector("portal-dashboard");
  const link = await waitFor("link", () =>
    element?.shadowRoot?.querySelector<HTMLElement>('a[href="/solutions-finder"]'),
  );
  const { href } = page.window.location;
  link.click();
  await waitFor("warning", () => page.recorder.said.join().includes("portal-base-missing"));
  assert.deepEqual(page.window.location.href, href, "page");
});
