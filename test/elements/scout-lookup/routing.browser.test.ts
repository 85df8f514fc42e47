import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { afterEach, describe, expect, test } from "vitest";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { agent, cachedAddress } from "./agent.ts";

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

test("C9: a missing contract is reported until it is dismissed, and its code is removed from the URL without changing the history state", async () => {
  open({ error_code: "404" });
  window.history.replaceState({ scroll: 120 }, "");
  place("scout-lookup", await serve(), { routing: "page" });
  await expect.element(agent.alert()).toHaveTextContent("The contract could not be found.");
  expect(new URL(window.location.href).searchParams.has("error_code")).toBe(false);
  expect(window.history.state).toEqual({ scroll: 120 });
  await agent.button("Dismiss").click();
  await expect.element(agent.alert()).not.toBeInTheDocument();
});

test("G26: Generate Pricing lets the host page prevent it first, and passes address and provider", async () => {
  const element = place("scout-lookup", await serve(), { address: cachedAddress });
  const hrefs: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) hrefs.push(event.detail.href);
  });
  await expect.element(agent.providers()).toBeVisible();
  const rows = agent.providers().getByRole("link", { name: /^Generate Pricing for / });
  const addressIn = (link: Element) =>
    link instanceof HTMLAnchorElement && new URL(link.href).searchParams.get("address");
  expect(rows.elements().length).toBeGreaterThan(1);
  expect([...new Set(rows.elements().map(addressIn))]).toEqual([cachedAddress]);
  await rows.first().click();
  expect(hrefs).toHaveLength(1);
  const { pathname, searchParams } = new URL(hrefs[0] ?? "");
  expect(pathname).toBe("/scout/pricing");
  expect(searchParams.get("address")).toBe(cachedAddress);
  expect(searchParams.get("provider")).not.toBeNull();
});

describe("W19: several lookups on one page", () => {
  const streets = ["1 First Street", "2 Second Street", "3 Third Street"];
  const texts = () =>
    agent
      .address()
      .elements()
      .map((box) => (box instanceof HTMLInputElement ? box.value : ""));

  /** Opens three lookups, each with its own attribute. */
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
    "a search in the lookup at %i does not change the addresses of the others",
    async (at) => {
      const lookups = await openThree(streets);
      search(lookups[at], building);
      await expect.poll(texts).toEqual(streets.with(at, building));
      expect(addressOfPage()).toBe(at === 0 ? building : null);
    },
  );

  test("the first lookup follows the page's URL; when it is removed, the next one does", async () => {
    open({ address: building });
    const [first] = await openThree(streets.with(0, building));
    first?.remove();
    await expect.poll(texts).toEqual([building, ...streets.slice(2)]);
  });

  test("a lookup that has searched keeps its address if the URL's address could be its own", async () => {
    const [first, second] = await openThree(streets);
    search(second, building);
    first?.remove();
    stepTo("4 Fourth Street");
    await expect.poll(texts).toEqual([building, "4 Fourth Street"]);
  });

  test("a hidden lookup leaves the page's URL to another, and follows it again when it is displayed", async () => {
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
