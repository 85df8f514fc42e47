import { describe, expect, test } from "vitest";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { hostsInCart } from "../../../../src/core/pricing/cart/linked-services.ts";
import { serviceSectionsOf } from "../../../../src/core/pricing/cart/service-list.ts";
import { aRow, aSearch, cartAfter, select } from "../rows.ts";

const check = { widget: "checkbox" };
const on = { kind: "toggleSection", section: "broadband", isOn: true } as const;
const rows = [
  aRow({ id: "fast", title: "Fast", mrc: 50, linked_services: ["modem", "filter", "free"] }),
  aRow({ id: "slow", title: "Slow", mrc: 40 }),
  aRow({
    id: "modem",
    title: "Modem",
    type: "broadband_router",
    mrc: 10,
    linked_services: ["pod"],
  }),
  aRow({ id: "other", title: "Other modem", type: "broadband_router", mrc: 5 }),
  aRow({ id: "filter", title: "Filter", type: "broadband_addon", ...check, mrc: 3 }),
  aRow({ id: "free", title: "Free", type: "broadband_addon", ...check, mrc: 0 }),
  aRow({ id: "pod", title: "Pod", type: "broadband_addon", ...check, mrc: 2 }),
  aRow({ id: "far", title: "Far", type: "broadband_addon", ...check, dependencies: ["dedicated"] }),
];
const start = cartAfter(createCart(aSearch(rows)), on);

function broadbandOf(state: typeof start, filter = { words: "", hidesUnavailable: false }) {
  const [section] = serviceSectionsOf(state, filter).filter(({ name }) => name === "broadband");
  if (!section) throw new Error("There is no such section.");
  const services = section.groups.flatMap((group) => group.services);
  return { ...section, services, titles: services.map(({ service }) => service.title) };
}

describe("ZA1: a linked service of a chosen row", () => {
  const told = (state: typeof start) => {
    const { groups, services } = broadbandOf(state);
    return [
      ...groups.map(({ type, comesWith }) => [type, comesWith]),
      ...services.map(({ service, comesWith }) => [service.id, comesWith]),
    ].filter(([, comesWith]) => comesWith !== "");
  };

  test("cannot be left out by None or its own checkbox, and names the row", () => {
    expect(told(start)).toEqual([]);
    const state = cartAfter(start, select("fast"));
    expect(state.cart).toEqual(["fast", "modem", "filter", "pod"]);
    expect(told(state)).toEqual([
      ["broadband_router", "Comes with Fast."],
      ["pod", "Comes with Modem."],
      ["filter", "Comes with Fast."],
    ]);
  });

  test("is free again once nothing links to it; another radio in its place keeps None disabled", () => {
    const state = cartAfter(start, select("fast"));
    expect(told(cartAfter(state, select("slow")))).toEqual([]);
    expect(told(cartAfter(state, select("other")))).toEqual([
      ["broadband_router", "Comes with Fast."],
      ["filter", "Comes with Fast."],
    ]);
  });

  test("takes all rows that link to it along when it is deselected, directly or not (J5)", () => {
    const state = cartAfter(start, select("fast"));
    const hostsOf = (id: string) => hostsInCart(state, id).map((host) => host.id);
    expect(hostsOf("pod")).toEqual(["modem", "fast"]);
    expect(hostsOf("filter")).toEqual(["fast"]);
    expect(hostsOf("fast")).toEqual([]);
  });
});

test("ZA2: every offered row is listed; hidden rows stay counted", () => {
  const shown = broadbandOf(start);
  expect(shown.titles).toHaveLength(rows.length);
  expect(shown.unavailable).toBe(1);
  const folded = broadbandOf(start, { words: "", hidesUnavailable: true });
  expect(folded.titles).toEqual(shown.titles.filter((title) => title !== "Far"));
  expect(folded.unavailable).toBe(1);
  expect(broadbandOf(cartAfter(start, select("fast"))).titles).toEqual(shown.titles);
});

test("ZA2: a row reserves space for every text that the cart may give it", () => {
  const roomOf = (id: string) =>
    broadbandOf(start).services.find(({ service }) => service.id === id)?.reserved?.notes;
  expect(roomOf("far")).toEqual(["Not available at this address.\nRequires: Dedicated"]);
  expect(roomOf("filter")).toEqual(["Comes with Fast."]);
  expect(roomOf("slow")).toEqual([]);
});
