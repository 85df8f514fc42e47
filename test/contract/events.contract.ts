import { assert } from "chai";
import { testerOf } from "scout-elements/testing";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { createUsableToken } from "./support/usable-token.ts";
import { settle, waitFor } from "./support/wait-for.ts";
import { wholeText } from "./support/whole-text.ts";

const tokenKey = "app-portal_access_token";
const batch = { batch_id: 7, batch_token: "batch-token", batch_seed: "batch-seed" };
const place = { location: { address: { pretty: "12 OAK STREET" } }, providers: [] };
const names = [
  "scout-ready",
  "scout-failed",
  "scout-navigated",
  "scout-denied",
  "scout-lookup-started",
  "scout-lookup-progressed",
  "scout-lookup-completed",
  "scout-lookup-failed",
] as const;

cleanUp(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

interface Heard {
  readonly name: string;
  readonly detail: unknown;
}

/** Opens a page in which a lookup takes one poll, and records every event on its window, outside all shadow roots. */
async function openLookupPage(): Promise<PlainPage & { readonly heard: Heard[] }> {
  const page = await openPage();
  const { answers } = page.recorder;
  answers.set("POST /api/v1/scout", () => ({ data: { ...batch } }));
  answers.set("POST /batch", () => ({ status: true, percentage: "100", data: { place } }));
  answers.set("GET /batch", () => ({ status: true, percentage: "100", data: { place } }));
  const heard: Heard[] = [];
  for (const name of names) {
    page.window.addEventListener(name, (event) => {
      assert(event instanceof page.window.CustomEvent, `${name} is not a CustomEvent`);
      assert(event.bubbles && event.composed, `${name} stays inside`);
      heard.push({ name, detail: event.detail });
    });
  }
  await page.load("/cdn/scout-lookup.js");
  return { ...page, heard };
}

function nest(page: PlainPage): Element {
  const host = page.document.createElement("div");
  page.document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = '<scout-lookup routing="none"></scout-lookup>';
  const element = root.querySelector("scout-lookup");
  assert(element !== null, "there is no element");
  return element;
}

function searchBy(element: Element, address: string): void {
  assert("search" in element && typeof element.search === "function", "search is not a method");
  element.search(address);
}

function count(heard: readonly Heard[], name: string): number {
  return heard.filter((event) => event.name === name).length;
}

test("interface, Own attributes, events, methods: each action emits one event that leaves every shadow root", async () => {
  const page = await openLookupPage();
  const element = nest(page);
  await testerOf("scout-lookup", element).ready();
  assert.deepEqual(count(page.heard, "scout-ready"), 1, "scout-ready");
  searchBy(element, "12 Oak Street");
  await waitFor("end", () => count(page.heard, "scout-lookup-completed") > 0);
  await settle();
  assert.deepEqual(count(page.heard, "scout-lookup-started"), 1, "scout-lookup-started");
  assert.deepEqual(count(page.heard, "scout-lookup-completed"), 1, "scout-lookup-completed");
  assert.deepEqual(count(page.heard, "scout-navigated"), 1, "scout-navigated");
  assert.deepEqual(count(page.heard, "scout-lookup-failed"), 0, "scout-lookup-failed");
  assert(count(page.heard, "scout-lookup-progressed") > 0, "no scout-lookup-progressed");
  assert.deepEqual(page.recorder.unexpected, [], "unexpected calls");
});

test("a failure emits one event with its address, status and message", async () => {
  const page = await openLookupPage();
  page.recorder.answers.delete("POST /api/v1/scout");
  const element = nest(page);
  await testerOf("scout-lookup", element).ready();
  searchBy(element, "12 Oak Street");
  await waitFor("failure", () => count(page.heard, "scout-lookup-failed") > 0);
  const [failure] = page.heard.filter(({ name }) => name === "scout-lookup-failed");
  const detail = { address: "12 Oak Street", status: null, message: "An error has occurred." };
  assert.deepEqual(failure?.detail, detail, "detail");
});

test("the element itself receives no event twice", async () => {
  const page = await openLookupPage();
  const element = nest(page);
  let times = 0;
  element.addEventListener("scout-lookup-completed", () => {
    times += 1;
  });
  await testerOf("scout-lookup", element).ready();
  searchBy(element, "12 Oak Street");
  await waitFor("end", () => times > 0);
  await settle();
  assert.deepEqual(times, 1, "times");
});

test("the token is sent in one header and nowhere else", async () => {
  const token = createUsableToken();
  localStorage.setItem(tokenKey, token);
  const page = await openLookupPage();
  const element = nest(page);
  await testerOf("scout-lookup", element).ready();
  searchBy(element, "12 Oak Street");
  await waitFor("end", () => count(page.heard, "scout-lookup-completed") > 0);
  for (const headers of page.recorder.headers) {
    const carried = [headers.get("Authorization"), headers.get("JWT-Authorization")];
    assert.deepEqual(carried.filter((value) => value === `Bearer ${token}`).length, 1, "headers");
  }
  const places = {
    dom: wholeText(page.document),
    events: JSON.stringify(page.heard),
    urls: page.recorder.urls.join(" ") + page.window.location.href,
    console: page.recorder.said.join(" "),
    storage: JSON.stringify({ ...sessionStorage }),
  };
  for (const [name, text] of Object.entries(places)) {
    assert(!text.includes(token), `the token is in the ${name}`);
    assert(!text.includes(token.split(".")[2] ?? token), `the token's end is in the ${name}`);
  }
});

for (const [way, file] of [
  ["its script", "scout-lookup.js"],
  ["the autoloader", "autoload.js"],
] as const) {
  test(`what a page sets and calls as soon as ${way} has defined the element is kept until its code arrives`, async () => {
    const page = await openPage();
    const { answers } = page.recorder;
    answers.set("POST /api/v1/scout", () => ({ data: { ...batch } }));
    answers.set("POST /batch", () => ({ status: true, percentage: "100", data: { place } }));
    page.add('<scout-lookup routing="none"></scout-lookup>');
    const element = page.document.querySelector("scout-lookup");
    assert(element !== null, "there is no element");
    const heard: string[] = [];
    const expected = ["scout-lookup-completed", "scout-lookup-started", "scout-ready"] as const;
    for (const name of expected) element.addEventListener(name, () => heard.push(name));
    await page.load(`/cdn/${file}`);
    await page.window.customElements.whenDefined("scout-lookup");
    assert(drawnFormIn(element.shadowRoot) === undefined, "its code has arrived already");
    element.headingLevel = "3";
    element.search("12 Oak Street, Austin, TX 78701");
    // The element is ready when its first control has been painted. A fast lookup may have ended by then.
    await waitFor("events", () => expected.every((name) => heard.includes(name)));
    assert.deepEqual(heard.sort(), [...expected], "events");
    assert(element.shadowRoot?.querySelector("h3") !== null, "the heading has another level");
  });
}
