import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();

const building = "77 Other Road, Austin, TX 78701";

interface DrawnMap {
  readonly box: HTMLElement;
  readonly options: unknown;
}

let drawn: DrawnMap[];
/** The behaviour of the simulated map service. */
let service: "answers" | "fails" | "draws nothing" | "is silent";

/** Replaces Google's map service in the page. */
beforeEach(() => {
  drawn = [];
  service = "answers";
  class FakeMap {
    constructor(box: HTMLElement, options: unknown) {
      if (service === "draws nothing") throw new Error("The key is for another site.");
      drawn.push({ box, options });
    }
  }
  const importLibrary = async () => {
    if (service === "fails") throw new Error("The map service is unreachable.");
    if (service === "is silent") return new Promise<never>(() => {});
    return { Map: FakeMap };
  };
  Reflect.set(window, "google", { maps: { importLibrary } });
});
afterEach(() => {
  Reflect.deleteProperty(window, "google");
});

/**
 * Looks up an address whose answer has a place at once. Each test uses its own map key, because a
 * page loads the map of a key only once.
 */
async function lookUp(mapApiKey: string, location: object, map: object = {}): Promise<Element> {
  const data = {
    place: { location: { address: { pretty: building }, ...location }, npa_nxx: "512-555" },
    setting: { map_api_key: mapApiKey, map },
  };
  const backend = await serve({
    intercept: ({ url }) => (url.includes("/api/v1/scout?") ? Response.json({ data }) : undefined),
  });
  const element = place("scout-lookup", backend, { address: building });
  await expect.element(agent.card("Building Details")).toHaveTextContent("512-555");
  return element;
}

test("1 §2, 1 §9, G28: a satellite map shows the building at zoom 18, 300px high and as wide as its card, in the light DOM", async () => {
  const element = await lookUp("key-of-the-lookup", { latitude: "30.25", longitude: -97.75 });
  await expect.poll(() => drawn).toHaveLength(1);
  const [{ box, options } = {}] = drawn;
  expect(options).toMatchObject({
    center: { lat: 30.25, lng: -97.75 },
    zoom: 18,
    mapTypeId: "satellite",
  });
  expect(box?.parentElement).toBe(element);
  expect([box?.style.height, box?.style.width]).toEqual(["300px", "100%"]);
  await expect
    .element(page.getByRole("region", { name: `Satellite map of ${building}` }))
    .toBeVisible();
});

test("G28: the options of the lookup override the defaults", async () => {
  const map = { zoom: 12, mapTypeId: "roadmap", height: "200px", width: "50%" };
  await lookUp("key-with-options", { latitude: 1, longitude: 2 }, map);
  await expect.poll(() => drawn).toHaveLength(1);
  const [{ box, options } = {}] = drawn;
  expect(options).toMatchObject({ zoom: 12, mapTypeId: "roadmap" });
  expect([box?.style.height, box?.style.width]).toEqual(["200px", "50%"]);
});

const failed = () => page.getByText("The map can't be displayed here.", { exact: true });

test("1 §2, G27, G28: without a location or a key there is no map, but the card is shown", async () => {
  const maps = () => page.getByRole("region", { name: /^Satellite map/ }).elements();
  await lookUp("key-without-location", { latitude: 30.25 });
  document.body.replaceChildren();
  await lookUp("", { latitude: 30.25, longitude: -97.75 });
  await expect.poll(maps).toEqual([]);
  expect(drawn).toEqual([]);
  expect(failed().query()).toBeNull();
  await expect.element(agent.card("Building Details")).toHaveTextContent("512-555");
});

test.for(["fails", "draws nothing"] as const)(
  "G28: if the service %s, a sentence replaces the map until another lookup tries again",
  async (how) => {
    const maps = () => page.getByRole("region", { name: /^Satellite map/ }).elements();
    service = how;
    await lookUp(`key-that-${how}`.replace(" ", "-"), { latitude: 30.25, longitude: -97.75 });
    await expect.element(failed()).toBeVisible();
    expect(maps()).toEqual([]);
    await expect.element(agent.card("Building Details")).toHaveTextContent("512-555");
    document.body.replaceChildren();
    service = "answers";
    await lookUp(`key-that-${how}`.replace(" ", "-"), { latitude: 30.25, longitude: -97.75 });
    await expect.poll(() => drawn).toHaveLength(1);
    expect(failed().query()).toBeNull();
  },
);

test("G28: the element waits for a maps script of the page that is still loading, and loads no second one", async () => {
  const loaded: unknown = Reflect.get(window, "google");
  Reflect.deleteProperty(window, "google");
  const script = document.createElement("script");
  // The browser does not run this type. The test itself reports that the script has loaded.
  script.type = "text/plain";
  script.src = "https://maps.googleapis.com/maps/api/js?key=of-the-page";
  document.head.append(script);
  onTestFinished(() => script.remove());
  const scripts = () => [...document.querySelectorAll('script[src*="maps.googleapis.com"]')];
  await lookUp("key-beside-that-of-the-page", { latitude: 30.25, longitude: -97.75 });
  await expect
    .element(page.getByRole("region", { name: `Satellite map of ${building}` }))
    .toBeInTheDocument();
  expect(scripts()).toEqual([script]);
  Reflect.set(window, "google", loaded);
  script.dispatchEvent(new Event("load"));
  await expect.poll(() => drawn).toHaveLength(1);
  expect(scripts()).toEqual([script]);
});

test("G28: a service that does not answer for half a minute counts as failed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  service = "is silent";
  await lookUp("key-of-silence", { latitude: 30.25, longitude: -97.75 });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(failed().query()).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(failed()).toBeVisible();
});
