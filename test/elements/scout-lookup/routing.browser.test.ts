import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  cleanUpHostPage,
  countSteps,
  listen,
  place,
  serve,
  stopClock,
} from "../../support/host-page.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();

const start = window.location.href;
const building = "5192 Main Street, New York, NY 10029";

afterEach(() => window.history.replaceState(null, "", start));

function open(query: Readonly<Record<string, string>>): void {
  const url = new URL(start);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);
}

const addressOfPage = () => new URL(window.location.href).searchParams.get("address");

test("G1: the address in the page's URL is looked up if it is longer than 3 characters", async () => {
  open({ address: " abcd " });
  const backend = await serve();
  place("scout-lookup", backend, { routing: "page" });
  await expect.element(agent.address()).toHaveValue("abcd");
  await expect.poll(() => backend.calls).toContain("POST /api/v1/scout");
});

test("G1: a shorter one is put into the box without a call", async () => {
  open({ address: " abc " });
  const backend = await serve();
  place("scout-lookup", backend, { routing: "page" });
  await expect.element(agent.address()).toHaveValue("abc");
  expect(backend.calls).not.toContain("POST /api/v1/scout");
});

test("Z4: a URL parameter overrides the attribute", async () => {
  open({ address: building });
  place("scout-lookup", await serve(), { routing: "page", address: "1 Other Road" });
  await expect.element(agent.address()).toHaveValue(building);
});

test("G3: a search goes through the URL, once, after its event", async () => {
  const navigated = listen("scout-navigated");
  place("scout-lookup", await serve(), { routing: "page" });
  const steps = countSteps();
  await agent.lookUp(building);
  await expect.element(agent.progress()).toBeVisible();
  expect(addressOfPage()).toBe(building);
  expect(steps()).toBe(1);
  expect(navigated).toHaveLength(1);
  expect(navigated[0]?.detail).toMatchObject({ replace: false, state: {} });
  await agent.clear().click();
  expect(addressOfPage()).toBeNull();
});

test("if the host page prevents the navigation, its URL stays, and no lookup starts", async () => {
  const backend = await serve();
  const element = place("scout-lookup", backend, { routing: "page" });
  element.addEventListener("scout-navigated", (event) => event.preventDefault());
  await agent.lookUp(building);
  expect(addressOfPage()).toBeNull();
  expect(backend.calls).not.toContain("POST /api/v1/scout");
});

test("routing none changes neither URL nor history", async () => {
  open({ address: "1 Host Page Street" });
  const before = window.location.href;
  const steps = countSteps();
  place("scout-lookup", await serve(), { routing: "none" });
  await expect.element(agent.address()).toHaveValue("");
  await agent.lookUp(building);
  await expect.element(agent.progress()).toBeVisible();
  await agent.clear().click();
  expect(window.location.href).toBe(before);
  expect(steps()).toBe(0);
});

test("C9: a missing contract is reported once, and its code is removed from the URL", async () => {
  open({ error_code: "404" });
  place("scout-lookup", await serve(), { routing: "page" });
  await expect.element(agent.alert()).toHaveTextContent("The contract could not be found.");
  expect(new URL(window.location.href).searchParams.has("error_code")).toBe(false);
  await agent.button("Dismiss").click();
  await expect.element(agent.alert()).not.toBeInTheDocument();
});

const starts = (calls: readonly string[]) =>
  calls.filter((call) => call === "POST /api/v1/scout").length;

test("G3: searching the same address again repeats the lookup, without another history entry", async () => {
  const backend = await serve();
  place("scout-lookup", backend, { routing: "page" });
  await agent.lookUp(building);
  await expect.poll(() => starts(backend.calls)).toBe(1);
  const steps = countSteps();
  await agent.search().click();
  await expect.poll(() => starts(backend.calls)).toBe(2);
  expect(steps()).toBe(0);
});

test("G4: Clear adds no history entry if there is no address to remove", async () => {
  const navigated = listen("scout-navigated");
  place("scout-lookup", await serve(), { routing: "page" });
  const steps = countSteps();
  await agent.clear().click();
  await agent.clear().click();
  expect(steps()).toBe(0);
  expect(navigated).toEqual([]);
});

test("changes of other parameters do not affect the lookup", async () => {
  open({ address: building });
  const backend = await serve();
  place("scout-lookup", backend, { routing: "page" });
  await expect.poll(() => starts(backend.calls)).toBe(1);
  open({ address: building, tab: "2" });
  window.dispatchEvent(new PopStateEvent("popstate"));
  await agent.address().fill("1 Other");
  await expect.element(agent.progress()).toBeVisible();
  expect(starts(backend.calls)).toBe(1);
});

test("the host page's history state is kept", async () => {
  open({ error_code: "404" });
  window.history.replaceState({ scroll: 120 }, "");
  place("scout-lookup", await serve(), { routing: "page" });
  await expect.element(agent.alert()).toBeVisible();
  expect(new URL(window.location.href).searchParams.has("error_code")).toBe(false);
  expect(window.history.state).toEqual({ scroll: 120 });
});

test("G26: Generate Pricing asks the host page first and passes address and provider", async () => {
  const clock = stopClock();
  const element = place("scout-lookup", await serve(), { routing: "none", address: building });
  const hrefs: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) hrefs.push(event.detail.href);
  });
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  const rows = agent.providers().getByRole("link", { name: /^Generate Pricing for / });
  const addressIn = (link: Element) =>
    link instanceof HTMLAnchorElement && new URL(link.href).searchParams.get("address");
  expect(rows.elements().length).toBeGreaterThan(1);
  expect([...new Set(rows.elements().map(addressIn))]).toEqual([building]);
  await page.getByRole("link", { name: "Generate Pricing" }).first().click();
  expect(hrefs).toHaveLength(1);
  const { pathname, searchParams } = new URL(hrefs[0] ?? "");
  expect(pathname).toBe("/scout/pricing");
  expect(searchParams.get("address")).toBe(building);
  expect(searchParams.get("provider")).not.toBeNull();
});

describe("ZB21: several lookups on one page", () => {
  const streets = ["1 First Street", "2 Second Street", "3 Third Street"];
  const texts = () =>
    agent
      .address()
      .elements()
      .map((box) => (box instanceof HTMLInputElement ? box.value : ""));

  /** Each with an attribute of its own. */
  async function openThree(shown: readonly string[]): Promise<readonly HTMLElement[]> {
    const backend = await serve();
    const lookups = streets.map((address) =>
      place("scout-lookup", backend, { routing: "page", address }),
    );
    await expect.poll(texts).toEqual(shown);
    return lookups;
  }

  function search(lookup: HTMLElement | undefined, address: string): void {
    Reflect.apply(Reflect.get(lookup ?? {}, "search"), lookup, [address]);
  }

  function stepTo(address: string): void {
    open({ address });
    window.dispatchEvent(new PopStateEvent("popstate"));
  }

  test.for([0, 1, 2])(
    "a search in the one at %i leaves the addresses of the others alone",
    async (at) => {
      const lookups = await openThree(streets);
      search(lookups[at], building);
      await expect.poll(texts).toEqual(streets.with(at, building));
      expect(addressOfPage()).toBe(at === 0 ? building : null);
    },
  );

  test("the first follows the page's address; once it is gone, the next one does", async () => {
    open({ address: building });
    const [first] = await openThree(streets.with(0, building));
    first?.remove();
    await expect.poll(texts).toEqual([building, ...streets.slice(2)]);
  });

  test("one that has searched keeps its address when the page's could be its own", async () => {
    const [first, second] = await openThree(streets);
    search(second, building);
    first?.remove();
    stepTo("4 Fourth Street");
    await expect.poll(texts).toEqual([building, "4 Fourth Street"]);
  });

  test("one that is hidden leaves the page's address to another, and has it again after that one", async () => {
    open({ address: building });
    const [first, second, third] = await openThree(streets.with(0, building));
    if (first) first.hidden = true;
    await expect.poll(texts).toEqual([building, ...streets.slice(2)]);
    for (const other of [second, third]) other?.remove();
    if (first) first.hidden = false;
    stepTo("4 Fourth Street");
    await expect.poll(texts).toEqual(["4 Fourth Street"]);
  });
});
