import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import { offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { hostsInCart } from "../../../../src/core/pricing/cart/linked-services.ts";
import {
  comesWithText,
  reservedTextsOf,
} from "../../../../src/core/pricing/cart/reserved-texts.ts";
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

const toldOf = (titles: readonly string[]) => comesWithText(titles, plainFormatting);

const roomIn = (state: typeof start, id: string) =>
  reservedTextsOf({ catalogue: state.catalogue, offer: offerOf(state) }, plainFormatting).get(id);

describe("J15: a linked service of a chosen row", () => {
  const told = (state: typeof start) => {
    const { groups, services } = broadbandOf(state);
    return [
      ...groups.map(({ type, comesWith }) => [type, toldOf(comesWith)]),
      ...services.map(({ service, comesWith }) => [service.id, toldOf(comesWith)]),
    ].filter(([, comesWith]) => comesWith !== "");
  };

  test("a linked service cannot be removed by None or its own checkbox, and names the row that requires it", () => {
    expect(told(start)).toEqual([]);
    const state = cartAfter(start, select("fast"));
    expect(state.cart).toEqual(["fast", "modem", "filter", "pod"]);
    expect(told(state)).toEqual([
      ["broadband_router", "Required with Fast."],
      ["pod", "Required with Modem."],
      ["filter", "Required with Fast."],
    ]);
  });

  test("a linked service has no note if the user chose it as well", () => {
    expect(told(cartAfter(start, select("modem"), select("filter")))).toEqual([
      ["pod", "Required with Modem."],
    ]);
  });

  test("a linked service can be removed once no row links to it; another radio of the type keeps None disabled", () => {
    const state = cartAfter(start, select("fast"));
    expect(told(cartAfter(state, select("slow")))).toEqual([]);
    expect(told(cartAfter(state, select("other")))).toEqual([
      ["broadband_router", "Required with Fast."],
      ["filter", "Required with Fast."],
    ]);
  });

  test("a linked service removes all rows that link to it, directly or indirectly, when it is deselected (J5)", () => {
    const state = cartAfter(start, select("fast"));
    const hostsOf = (id: string) => hostsInCart(state, id).map((host) => host.id);
    expect(hostsOf("pod")).toEqual(["modem", "fast"]);
    expect(hostsOf("filter")).toEqual(["fast"]);
    expect(hostsOf("fast")).toEqual([]);
  });
});

test("K10: every offered row is listed, and hidden rows are counted", () => {
  const shown = broadbandOf(start);
  expect(shown.titles).toHaveLength(rows.length);
  expect(shown.unavailable).toBe(1);
  const codes = shown.services.flatMap(({ service: { id }, code }) => (code ? [[id, code]] : []));
  expect(codes).toEqual([["far", "dependencyMissing"]]);
  const folded = broadbandOf(start, { words: "", hidesUnavailable: true });
  expect(folded.titles).toEqual(shown.titles.filter((title) => title !== "Far"));
  expect(folded.unavailable).toBe(1);
  expect(broadbandOf(cartAfter(start, select("fast"))).titles).toEqual(shown.titles);
});

test("K10: a row reserves space for every text that any cart may cause", () => {
  const roomOf = (id: string) => roomIn(start, id)?.notes;
  expect(roomOf("far")).toEqual([
    "Requires a dedicated internet service.\nNot available at this address.",
  ]);
  expect(roomOf("filter")).toEqual(["Required with Fast."]);
  expect(roomOf("free")).toEqual([]);
  expect(roomOf("slow")).toEqual([]);
});

describe("K10: the reserved space of a row", () => {
  test.each<[string, readonly (Parameters<typeof aRow>[0] & object)[], string]>([
    ["no amount", [{}], "−$0.00/mo"],
    ["the largest amount taken off", [{ mrc: 50 }, { mrc: 100 }], "−$100.00/mo"],
    ["the largest rate", [{ mrc: 9, double_mrc: 1000 }], "−$1,000.00/mo"],
    ["an unreadable price", [{ mrc: "TBD", nrc: "?" }], "−$0.00/mo"],
    ["every line", [{ type: "phone", phone_max: 50, mrc: 30 }], "−$1,500.00/mo"],
    [
      "equipment and every box",
      [{ mrc: 30, equipment_fee: 50, addon_item_max: 10, addon_item_cost_per_unit: 92 }],
      "−$1,000.00/mo",
    ],
    [
      "the largest install charge",
      [
        { mrc: 5 },
        { nrc: 1000, nrc_stacking: 20, secondary_services: [{ id: "", stacking_nrc: 5 }] },
      ],
      "−$1,025.00",
    ],
    ["a fee", [{}, { type: "fee", mrc: 500 }], "−$500.00/mo"],
  ])("the reserved space for %s is the same in every row", (_name, given, amount) => {
    const state = createCart(
      aSearch(given.map((one, at) => aRow({ id: `${at}`, ...check, ...one }))),
    );
    expect(given.map((_, at) => roomIn(state, `${at}`)?.amount)).toEqual(given.map(() => amount));
  });

  const noted = (...given: Parameters<typeof aRow>[0][]) => {
    const state = createCart(aSearch(given.map((one) => aRow({ ...check, ...one }))));
    return roomIn(state, "A")?.notes;
  };
  const ofCart = { condition_disabled: { entity: "cart", key: "type", value: "tv" } };
  const ofPackage = { condition_disabled: { entity: "package", key: "code", value: "x" } };
  const ofTerm = { condition_disabled: { entity: "term", key: "value", value: "x" } };
  const modem = { id: "M", title: "Modem", type: "broadband_router" };
  const links = { linked_services: ["M"], type: "broadband_addon" };
  const unavailable = "Not available at this address.";

  test.each([
    ["a condition about the cart", [ofCart], [unavailable]],
    ["one about the package", [{ ...ofPackage, type: "broadband_addon" }], [unavailable]],
    ["one about the term, which stays", [{ ...ofTerm, type: "broadband_addon" }], []],
    [
      "a requirement",
      [{ dependencies: ["tv"], download_speed: 7 }],
      [`Requires a television service.\n${unavailable}`],
    ],
    ["its own text", [{ ...ofCart, type: "broadband_addon", error_msg: "Call us." }], ["Call us."]],
    ["a link without conditions", [links, modem], []],
    ["a link to what is not offered", [links], []],
    ["a link with a condition about the cart", [links, { ...modem, ...ofCart }], [unavailable]],
    [
      "a link that requires something else",
      [links, { ...modem, dependencies: ["tv"] }],
      [unavailable],
    ],
    ["a link that requires the row", [links, { ...modem, dependencies: ["tv", "A"] }], []],
    [
      "a link that requires the row's type",
      [links, { ...modem, dependencies: ["broadband_addon"] }],
      [],
    ],
  ])("the reserved space of a row is that for %s", (_name, given, notes) => {
    const [first, ...others] = given;
    expect(noted({ id: "A", ...first }, ...others)).toEqual(notes);
  });

  test("the reserved space fits the rows that link to it: every checkbox and the longest radio of each type; a radio reserves none", () => {
    const hosts = [
      { id: "B", title: "Fast", widget: "radio", linked_services: ["A"] },
      { id: "C", title: "Fastest", widget: "radio", linked_services: ["A"] },
      { id: "D", title: "Slowest", widget: "radio", linked_services: ["A"] },
      { id: "E", title: "Extra", type: "broadband_addon", linked_services: ["A"] },
    ];
    const box = { id: "A", title: "Box", type: "broadband_router", mrc: 5 };
    expect(noted(box, ...hosts)).toEqual(["Required with Fastest, Extra."]);
    expect(noted({ ...box, widget: "radio" }, ...hosts)).toEqual([]);
    const state = createCart(
      aSearch([
        aRow({ ...box, widget: "radio" }),
        aRow({ id: "S", type: "broadband_static_ip" }),
        ...hosts.map((one) => aRow({ ...check, ...one })),
      ]),
    );
    expect(
      broadbandOf(cartAfter(state, on)).groups.map(({ type, hasNone, reservedComesWith }) => [
        type,
        hasNone,
        toldOf(reservedComesWith),
      ]),
    ).toEqual([
      ["broadband_static_ip", true, ""],
      ["broadband", false, ""],
      ["broadband_router", true, "Required with Fastest, Extra."],
      ["broadband_addon", false, ""],
    ]);
  });
});

test.each([
  ["", ["Cable", "Fiber"]],
  ["  ", ["Cable", "Fiber"]],
  [" FIB  pro ", ["Fiber"]],
  ["1 gbps", ["Fiber"]],
  ["fiber cable", []],
  ["own", ["Cable"]],
  ["bif", []],
  ["cableown", []],
])("K10: the words %j find %j", (words, titles) => {
  const state = createCart(
    aSearch([
      aRow({ id: "A", title: "Cable", label: "Own", mrc: 1 }),
      aRow({ id: "B", title: "Fiber", product_type: "Pro", download_speed: "1 Gbps", mrc: 2 }),
    ]),
  );
  const found = broadbandOf(cartAfter(state, on), { words, hidesUnavailable: false });
  expect(found.titles).toEqual(titles);
  expect(found.offered).toBe(2);
});
