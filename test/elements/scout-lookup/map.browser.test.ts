import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
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
/** Whether the maps service answers. */
let isReached: boolean;

/** The maps service of the page, in place of Google's. */
beforeEach(() => {
  drawn = [];
  isReached = true;
  class FakeMap {
    constructor(box: HTMLElement, options: unknown) {
      drawn.push({ box, options });
    }
  }
  const importLibrary = async () => {
    if (!isReached) throw new Error("The maps service is out of reach.");
    return { Map: FakeMap };
  };
  Reflect.set(window, "google", { maps: { importLibrary } });
});
afterEach(() => {
  Reflect.deleteProperty(window, "google");
});

/** A lookup that is answered at once with a place (decisions G15). Each key of the service is loaded once in a page. */
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

test("1 §2, 1 §9, G28: the building is on a satellite map at zoom 18, 300px high and as wide as its card, in the light DOM", async () => {
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

test("G28: the options of the lookup replace the defaults", async () => {
  const map = { zoom: 12, mapTypeId: "roadmap", height: "200px", width: "50%" };
  await lookUp("key-with-options", { latitude: 1, longitude: 2 }, map);
  await expect.poll(() => drawn).toHaveLength(1);
  const [{ box, options } = {}] = drawn;
  expect(options).toMatchObject({ zoom: 12, mapTypeId: "roadmap" });
  expect([box?.style.height, box?.style.width]).toEqual(["200px", "50%"]);
});

test("1 §2, G27, G28: without a location or a key, or out of the service's reach, there is no map, and the card stays", async () => {
  const maps = () => page.getByRole("region", { name: /^Satellite map/ }).elements();
  await lookUp("key-without-location", { latitude: 30.25 });
  document.body.replaceChildren();
  await lookUp("", { latitude: 30.25, longitude: -97.75 });
  document.body.replaceChildren();
  isReached = false;
  await lookUp("key-of-no-service", { latitude: 30.25, longitude: -97.75 });
  await expect.poll(maps).toEqual([]);
  expect(drawn).toEqual([]);
  await expect.element(agent.card("Building Details")).toHaveTextContent("512-555");
});
