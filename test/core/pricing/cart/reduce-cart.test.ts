import { describe, expect, test } from "vitest";
import { cartItemsOf, cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import {
  disabledCodesOf,
  isPackageDisabled,
} from "../../../../src/core/pricing/cart/disabled-services.ts";
import { normaliseCart } from "../../../../src/core/pricing/cart/normalise-cart.ts";
import { reduceAct, reduceCart } from "../../../../src/core/pricing/cart/reduce-cart.ts";
import {
  aPackage,
  aRow,
  aSearch,
  cartAfter,
  choose,
  deselect,
  removalsOf,
  select,
} from "../rows.ts";

const check = { widget: "checkbox" };

describe("J1: a radio replaces its type, a checkbox adds to it", () => {
  const start = createCart(
    aSearch([
      aRow({ id: 1 }),
      aRow({ id: 2 }),
      aRow({ id: 3, ...check, type: "phone" }),
      aRow({ id: 4, ...check, type: "phone" }),
      aRow({ id: 5, type: "phone" }),
    ]),
  );

  test("a radio replaces the one of its type", () => {
    const state = cartAfter(start, select("1"), select("2"));
    expect(state.cart).toEqual(["2"]);
    expect(removalsOf(state)).toEqual([{ id: "1", reason: "replaced" }]);
  });

  test("a chosen radio stays chosen", () => {
    expect(cartAfter(start, select("1"), select("1")).cart).toEqual(["1"]);
  });

  test("checkboxes toggle by id and do not exclude each other", () => {
    expect(cartAfter(start, select("3"), select("4")).cart).toEqual(["3", "4"]);
    expect(cartAfter(start, select("3"), select("4"), select("3")).cart).toEqual(["4"]);
  });

  test("a radio replaces checkboxes of its type, a checkbox replaces nothing", () => {
    expect(cartAfter(start, select("3"), select("4"), select("5")).cart).toEqual(["5"]);
    expect(cartAfter(start, select("5"), select("3")).cart).toEqual(["5", "3"]);
  });

  test("an unknown id changes nothing", () => {
    expect(cartAfter(start, select("9"))).toBe(start);
  });
});

describe("J2, J3: a removal also removes dependent rows", () => {
  const start = createCart(
    aSearch([
      aRow({ id: "B" }),
      aRow({ id: "D", type: "dedicated" }),
      aRow({ id: "X", type: "broadband_addon", ...check, dependencies: ["B", "D"] }),
      aRow({ id: "Y", type: "tv_addon", ...check, dependencies: [{ id: "X" }] }),
      aRow({ id: "Z", type: "phone_addon", ...check, dependencies: "broadband" }),
    ]),
  );

  test("one dependency of several is enough", () => {
    expect(disabledCodesOf(start).get("X")).toBe("dependencyMissing");
    expect(disabledCodesOf(cartAfter(start, select("D"))).has("X")).toBe(false);
  });

  test("a disabled row is not chosen", () => {
    expect(cartAfter(start, select("X"))).toBe(start);
  });

  test("rows that depend on a removed row, directly or indirectly, are removed with it", () => {
    const state = cartAfter(
      start,
      select("B"),
      select("X"),
      select("Y"),
      select("Z"),
      deselect("B"),
    );
    expect(state.cart).toEqual([]);
    expect(removalsOf(state)).toEqual([
      { id: "B", reason: "deselected" },
      { id: "X", reason: "dependencyMissing" },
      { id: "Y", reason: "dependencyMissing" },
      { id: "Z", reason: "dependencyMissing" },
    ]);
  });

  test("a row stays while the cart contains another of its dependencies", () => {
    const state = cartAfter(start, select("B"), select("D"), select("X"), deselect("B"));
    expect(state.cart).toEqual(["D", "X"]);
  });

  test("a dependency may be a type", () => {
    expect(cartAfter(start, select("Z")).cart).toEqual([]);
    expect(cartAfter(start, select("B"), select("Z")).cart).toEqual(["B", "Z"]);
  });
});

describe("J5, K1: links and dependencies", () => {
  const modem = { type: "broadband_router", dependencies: ["broadband"] };
  const start = createCart(
    aSearch([
      aRow({ id: "B1", linked_services: ["M"] }),
      aRow({ id: "B2", linked_services: ["M", "missing"] }),
      aRow({ id: "B3", linked_services: ["N", "free"] }),
      aRow({ id: "M", ...modem, mrc: 10 }),
      aRow({ id: "N", ...modem, mrc: "5" }),
      aRow({ id: "free", ...modem, ...check, mrc: 0 }),
      aRow({ id: "P", type: "phone", ...check, mrc: 1, linked_services: ["Q"] }),
      aRow({ id: "Q", type: "phone_addon", ...check, mrc: 1, linked_services: ["P"] }),
    ]),
  );

  test("K1: a modem that requires its broadband does not disable it", () => {
    expect([...disabledCodesOf(start).keys()]).toEqual(["N", "M", "free"].sort(byList(start)));
    expect(cartAfter(start, select("B1")).cart).toEqual(["B1", "M"]);
  });

  test("a linked service is removed with its row", () => {
    const state = cartAfter(start, select("B1"), deselect("B1"));
    expect(removalsOf(state)).toEqual([
      { id: "B1", reason: "deselected" },
      { id: "M", reason: "unlinked" },
    ]);
  });

  test("a linked service stays if another row links to it", () => {
    const state = cartAfter(start, select("B1"), select("B2"));
    expect(state.cart).toEqual(["M", "B2"]);
    expect(removalsOf(state)).toEqual([{ id: "B1", reason: "replaced" }]);
  });

  test("a free linked service is not added, and a replaced one removes no other row", () => {
    expect(cartAfter(start, select("B3")).cart).toEqual(["B3", "N"]);
    expect(cartAfter(start, select("B3"), select("M")).cart).toEqual(["B3", "M"]);
  });

  test("a free service is removed alone, even if a row links to it", () => {
    expect(cartAfter(start, select("B3"), select("free"), deselect("free")).cart).toEqual([
      "B3",
      "N",
    ]);
  });

  test("a link to another radio of the type neither replaces the choice nor is removed with it", () => {
    const rivals = createCart(
      aSearch([aRow({ linked_services: ["B"] }), aRow({ id: "B", mrc: 1 })]),
    );
    expect(cartAfter(rivals, select("A")).cart).toEqual(["A"]);
    expect(cartAfter(rivals, select("A"), select("B")).cart).toEqual(["B"]);
  });

  test("deselecting a linked service removes the row that links to it", () => {
    const state = cartAfter(start, select("B1"), deselect("M"));
    expect(state.cart).toEqual([]);
    expect(removalsOf(state)).toEqual([
      { id: "B1", reason: "linkDeselected" },
      { id: "M", reason: "deselected" },
    ]);
  });

  test("rows that link to each other are added and removed together", () => {
    expect(cartAfter(start, select("P")).cart).toEqual(["P", "Q"]);
    expect(cartAfter(start, select("P"), select("Q")).cart).toEqual([]);
  });

  test("K1: a linked service that stays disabled disables the row", () => {
    const state = createCart(
      aSearch([
        aRow({ linked_services: ["M"] }),
        aRow({ id: "M", dependencies: ["gone"], mrc: 1 }),
      ]),
    );
    expect(disabledCodesOf(state).get("A")).toBe("linkedServiceDisabled");
  });
});

describe("J4, J8 to J10: packages and charged links", () => {
  const start = createCart(
    aSearch(
      [
        aRow({ id: "B1" }),
        aRow({ id: "B2" }),
        aRow({ id: "P", type: "phone", ...check }),
        aRow({ id: "X", type: "phone_addon", ...check, dependencies: ["P"] }),
        aRow({ id: "T", type: "tv", ...check }),
        aRow({ id: "D", type: "dedicated", ...check }),
      ],
      [
        aPackage({ value: "one", dependencies: ["X", "B1", "P"] }),
        aPackage({ value: "two", dependencies: ["B2", "T"] }),
        aPackage({ value: "three", dependencies: ["B2", "gone"] }),
        aPackage({ value: "four", dependencies: ["D"] }),
        aPackage({ value: "other", provider: "att", dependencies: [] }),
      ],
    ),
  );

  test("a package brings its rows, whatever their order, and their sections", () => {
    const state = cartAfter(start, choose("one"));
    expect(state.cart).toEqual(["X", "B1", "P"]);
    expect(state.package).toBe("one");
    expect(state.toggles).toEqual({ dedicated: false, broadband: true, phone: true, tv: false });
  });

  test("another package replaces the rows of the previous one, and rows from before stay", () => {
    const state = cartAfter(start, select("D"), choose("one"), choose("two"));
    expect(state.cart).toEqual(["D", "B2", "T"]);
    expect(removalsOf(state)).toContainEqual({ id: "B1", reason: "packageReplaced" });
  });

  test("choosing no package removes its rows", () => {
    const state = cartAfter(start, choose("one"), choose(null));
    expect(state.cart).toEqual([]);
    expect(state.package).toBeNull();
  });

  test("a package with a row that is not offered is disabled, and not chosen", () => {
    const packages = offerOf(start).packages;
    const disabled = [...packages].filter(([, row]) => isPackageDisabled(start, row));
    expect(disabled.map(([value]) => value)).toEqual(["three"]);
    expect(cartAfter(start, choose("three"))).toBe(start);
    expect(cartAfter(start, choose("other"))).toBe(start);
    expect(cartAfter(start, choose("unknown"))).toBe(start);
  });

  test.for(["broadband", "dedicated"])("J4: choosing %s ends the package", (type) => {
    const rows = [aRow({ id: "P", type: "phone", ...check }), aRow({ id: "N", type })];
    const state = createCart(aSearch(rows, [aPackage({ dependencies: ["P"] })]));
    expect(cartAfter(state, choose("pk"), select("N"))).toMatchObject({
      package: null,
      cart: ["N"],
    });
  });

  test("choosing broadband ends the package and removes its rows", () => {
    const state = cartAfter(start, choose("one"), select("B2"));
    expect(state.cart).toEqual(["B2"]);
    expect(state.package).toBeNull();
    expect(state.packageRemoved).toBe("serviceChosen");
    expect(state.removed.map(({ reason }) => reason)).toEqual(Array(3).fill("serviceChosen"));
  });

  test("selecting the package's radio again changes nothing; selecting its checkbox ends the package", () => {
    expect(cartAfter(start, choose("one"), select("B1")).package).toBe("one");
    expect(cartAfter(start, choose("four"), select("D"))).toMatchObject({
      package: null,
      cart: [],
    });
  });

  test("a package ends if one of its rows is removed, and its other rows stay", () => {
    const state = cartAfter(start, choose("one"), deselect("X"));
    expect(state.cart).toEqual(["B1", "P"]);
    expect(state.package).toBeNull();
    expect(state.packageRemoved).toBe("incomplete");
    expect(cartAfter(state, select("T")).packageRemoved).toBeNull();
  });

  test("a package with two radios of one type keeps only the last, and so ends", () => {
    const rivals = createCart(
      aSearch([aRow({ id: "A" }), aRow({ id: "B" })], [aPackage({ dependencies: ["A", "B"] })]),
    );
    expect(cartAfter(rivals, choose("pk"))).toMatchObject({ package: null, cart: ["B"] });
  });

  test("J11: a fee of the package comes with television, not with the package", () => {
    const rows = [
      aRow({ id: "T", type: "tv" }),
      aRow({ id: "L", type: "phone", mrc: 1 }),
      aRow({ id: "F", type: "fee", linked_services: ["L"] }),
    ];
    const packages = [aPackage({ dependencies: ["T", "L", "F"] })];
    const state = cartAfter(createCart(aSearch(rows, packages)), choose("pk"));
    expect(state).toMatchObject({ package: "pk", cart: ["T", "L"] });
    expect(cartItemsOf(state).map(({ id }) => id)).toEqual(["L", "T", "F"]);
  });

  test("choosing a type other than broadband or dedicated keeps the package", () => {
    expect(cartAfter(start, choose("one"), select("T")).package).toBe("one");
  });
});

describe("J6, J7, I6 to I8: another provider, term or region", () => {
  const twoProviders = {
    rows: [
      aRow({ id: 1, provider: "cox", terms: [24, "36"], region: ["west"] }),
      aRow({ id: 2, provider: "att", terms: ["24"] }),
      aRow({ id: 3, terms: [], region: ["east"] }),
      aRow({ id: 4, provider: "cox", terms: "24" }),
    ],
    filter_options: {
      provider: [{ value: "cox", region_id: "west" }, { value: "att" }],
      term: [{ value: 24 }, { value: 36 }],
      region: [{ value: "west" }, { value: "east" }],
    },
  };
  const start = createCart(twoProviders);
  const cox = { kind: "chooseProvider", value: "cox" } as const;
  const att = { kind: "chooseProvider", value: "att" } as const;
  const term = (value: string) => ({ kind: "chooseTerm", value }) as const;
  const offered = (state: typeof start) => [...offerOf(state).services.keys()];

  test("nothing is offered before provider and term are chosen", () => {
    expect(start).toMatchObject({ provider: null, term: null, region: null });
    expect(offered(cartAfter(start, cox))).toEqual([]);
    expect(offered(cartAfter(start, term("24")))).toEqual([]);
  });

  test("rows are offered by provider, term and the provider's region", () => {
    expect(offered(cartAfter(start, cox, term("24")))).toEqual(["1", "4"]);
    expect(offered(cartAfter(start, cox, term("36")))).toEqual(["1"]);
    expect(offered(cartAfter(start, att, term("24")))).toEqual(["2", "3"]);
  });

  test("a change of region removes the rows that are not offered there", () => {
    const state = cartAfter(start, cox, term("24"), select("1"), {
      kind: "chooseRegion",
      value: "east",
    });
    expect(removalsOf(state)).toEqual([{ id: "1", reason: "notOffered" }]);
    expect(offered(state)).toEqual(["3", "4"]);
  });

  test("another provider clears term, cart and toggles; the same one changes nothing", () => {
    const chosen = cartAfter(start, cox, term("24"), select("1"));
    expect(cartAfter(chosen, cox)).toBe(chosen);
    const state = cartAfter(chosen, att);
    expect(state).toMatchObject({ provider: "att", term: null, region: null, cart: [] });
    expect(state.toggles.broadband).toBe(false);
    expect(removalsOf(state)).toEqual([{ id: "1", reason: "providerChanged" }]);
  });

  test("another term clears cart and toggles", () => {
    const state = cartAfter(start, cox, term("24"), select("1"), term("36"));
    expect(state).toMatchObject({ provider: "cox", term: "36", region: "west", cart: [] });
    expect(state.toggles.broadband).toBe(false);
  });

  test("unknown options change nothing", () => {
    expect(cartAfter(start, { kind: "chooseProvider", value: "x" }, term("12"))).toBe(start);
    expect(cartAfter(start, { kind: "chooseRegion", value: "north" })).toBe(start);
  });

  test("the only options and the provider that the search names are chosen at the start", () => {
    expect(createCart(aSearch([]))).toMatchObject({ provider: "cox", term: "36" });
    const search = { ...twoProviders, query: { provider: "att" } };
    expect(createCart(search).provider).toBe("att");
    expect(createCart({ data: search }).provider).toBe("att");
  });

  test("Clear restores the start", () => {
    const state = cartAfter(start, cox, term("24"), select("1"), { kind: "clear" });
    expect(state).toEqual({ ...start, removed: [{ id: "1", title: "Row", reason: "cleared" }] });
  });
});

describe("J13: the events of one action", () => {
  const rows = [
    aRow({ id: 1, terms: ["12", "36"] }),
    aRow({ id: 2, type: "phone", ...check, terms: ["12", "36"] }),
  ];
  const gold = aPackage({ value: "gold", dependencies: ["1"], terms: ["12", "36"] });
  const { filter_options: options } = aSearch(rows, [gold]);
  const start = createCart({
    rows,
    filter_options: {
      ...options,
      term: [{ value: "12" }, { value: "36" }],
      package: [gold, aPackage({ value: "bare" })],
    },
  });
  const term = (value: string) => ({ kind: "chooseTerm", value }) as const;
  const chosen = cartAfter(start, term("12"), choose("gold"), select("2"));

  test("the events of an action report all removed services, each with the first reason", () => {
    const state = reduceAct(chosen, [term("36"), select("2"), deselect("2"), choose(null)]);
    expect(removalsOf(state)).toEqual([
      { id: "1", reason: "termChanged" },
      { id: "2", reason: "termChanged" },
    ]);
    expect(state.packageRemoved).toBe("termChanged");
  });

  test("the events do not report services that they added again", () => {
    const state = reduceAct(chosen, [term("36"), choose("gold")]);
    expect(state).toMatchObject({ cart: ["1"], package: "gold", packageRemoved: null });
    expect(removalsOf(state)).toEqual([{ id: "2", reason: "termChanged" }]);
  });

  test("events that change nothing do not repeat the report of the previous action", () => {
    expect(removalsOf(reduceAct(cartAfter(chosen, term("36")), [term("36")]))).toEqual([]);
    expect(reduceAct(chosen, [term("12"), select("1")])).toBe(chosen);
  });

  test("the events report removed services with or without a package", () => {
    const alone = cartAfter(start, term("12"), select("2"));
    const without = reduceAct(alone, [term("36"), select("1")]);
    expect(removalsOf(without)).toEqual([{ id: "2", reason: "termChanged" }]);
    const bare = cartAfter(start, term("12"), choose("bare"));
    const ended = reduceAct(bare, [term("36"), select("2")]);
    expect(ended).toMatchObject({ removed: [], packageRemoved: "termChanged" });
    expect(reduceCart(reduceCart(bare, term("36")), select("2")).packageRemoved).toBeNull();
  });

  test("the events do not report a package that was added and removed", () => {
    const state = reduceAct(cartAfter(start, term("12")), [choose("gold"), deselect("1")]);
    expect(state).toMatchObject({ package: null, removed: [], packageRemoved: null });
  });
});

describe("J9, MT1 to MT5: sections", () => {
  const start = createCart(
    aSearch([
      aRow({ id: "B", linked_services: ["P"] }),
      aRow({ id: "P", type: "phone", mrc: 1 }),
      aRow({ id: "S", type: "static_ip", ...check, dependencies: ["D"] }),
      aRow({ id: "R", type: "static_ip", ...check, dependencies: ["D", "B"] }),
      aRow({ id: "D", type: "dedicated", ...check }),
      aRow({ id: "U", type: "satellite" }),
    ]),
  );
  const toggle = (section: "broadband" | "dedicated" | "tv", isOn: boolean) =>
    ({ kind: "toggleSection", section, isOn }) as const;

  test("checking a section selects nothing", () => {
    expect(cartAfter(start, toggle("broadband", true))).toMatchObject({
      cart: [],
      toggles: { broadband: true, dedicated: false },
    });
  });

  test("unchecking a section removes its family and the linked services", () => {
    const state = cartAfter(
      start,
      select("B"),
      select("D"),
      select("S"),
      toggle("broadband", false),
    );
    expect(state.cart).toEqual(["D", "S"]);
    expect(removalsOf(state)).toEqual([
      { id: "B", reason: "sectionUnchecked" },
      { id: "P", reason: "unlinked" },
    ]);
  });

  test("a static IP belongs to the section that shows it", () => {
    const { sections } = offerOf(start);
    expect(sections.dedicated.map(({ id }) => id)).toEqual(["S", "D"]);
    expect(sections.broadband.map(({ id }) => id)).toEqual(["R", "B"]);
    const state = cartAfter(
      start,
      select("D"),
      select("S"),
      select("R"),
      toggle("dedicated", false),
    );
    expect(state.cart).toEqual([]);
  });

  test("K8: a section without rows cannot be checked", () => {
    expect(cartAfter(start, toggle("tv", true)).toggles.tv).toBe(false);
  });

  test("rows of unknown type are not offered", () => {
    expect(offerOf(start).services.has("U")).toBe(false);
  });
});

test("J11, I12: fees come with television, are last, and are priced", () => {
  const start = createCart(
    aSearch([
      aRow({ id: "F", type: "fee", mrc: 5, nrc: 9 }),
      aRow({ id: "A", type: "tv_addon", ...check, mrc: 1 }),
      aRow({ id: "T", type: "tv", mrc: 60 }),
      aRow({ id: "S", type: "static_ip", mrc: 3 }),
    ]),
  );
  expect(cartItemsOf(cartAfter(start, select("A")))).toHaveLength(1);
  expect(cartAfter(start, select("F"))).toBe(start);
  const state = cartAfter(start, select("A"), select("T"), select("S"));
  expect(cartItemsOf(state).map(({ id }) => id)).toEqual(["S", "T", "A", "F"]);
  expect(cartPriceOf(state)).toMatchObject({ monthly: 6900, install: 900 });
  expect(cartItemsOf(cartAfter(state, deselect("T"))).map(({ id }) => id)).toEqual(["S", "A"]);
});

test("I12: rows are ordered by weight, then by base rate; rows without a rate are last, in the sent order", () => {
  const { sections } = offerOf(
    createCart(
      aSearch([
        aRow({ id: 1, mrc: null }),
        aRow({ id: 2, mrc: "20", quad_mrc: 1 }),
        aRow({ id: 3, mrc: 9 }),
        aRow({ id: 4, mrc: 20 }),
        aRow({ id: 5, type: "broadband_addon", mrc: 1 }),
        aRow({ id: 6, type: "broadband_static_ip", mrc: 99 }),
      ]),
    ),
  );
  expect(sections.broadband.map(({ id }) => id)).toEqual(["6", "3", "2", "4", "1", "5"]);
});

test("1 §9, I12: the lines of a proposal are ordered by type, regardless of their cost", () => {
  const types = [
    "static_ip",
    "dedicated",
    "dedicated_router",
    "dedicated_addon",
    "broadband",
    "broadband_router",
    "broadband_addon",
    "phone",
    "phone_addon",
    "tv",
    "tv_addon",
    "fee",
  ];
  const rows = types.toReversed().map((type, mrc) => aRow({ id: type, type, mrc, ...check }));
  const state = cartAfter(createCart(aSearch(rows)), ...types.map(select));
  expect(cartItemsOf(state).map(({ type }) => type)).toEqual(types);
});

test("I17, I18, L22: the cart stores quantities also for rows that are not chosen, and clamps them", () => {
  const start = createCart(
    aSearch([
      aRow({
        id: "P",
        type: "phone",
        ...check,
        phone_min: 2,
        phone_max: 5,
        addon_item_cost_per_unit: 1,
        addon_item_max: 3,
      }),
    ]),
  );
  const lines = (count: number) => ({ kind: "setLines", id: "P", lines: count }) as const;
  const boxes = (count: number) => ({ kind: "setBoxes", id: "P", boxes: count }) as const;
  const quantities = (state: typeof start) =>
    cartItemsOf(state).map(({ quantity, boxes: count }) => [quantity, count]);
  expect(quantities(cartAfter(start, select("P")))).toEqual([[2, 1]]);
  expect(quantities(cartAfter(start, lines(4), boxes(2), select("P")))).toEqual([[4, 2]]);
  expect(quantities(cartAfter(start, select("P"), lines(9), boxes(9)))).toEqual([[5, 3]]);
  expect(cartAfter(start, { kind: "setLines", id: "unknown", lines: 2 })).toBe(start);
});

test.each([
  "{}",
  '{"rows":null,"filter_options":null}',
  '{"rows":[null,5,{"type":"tv"}],"filter_options":{"provider":[null,{"value":"cox"}],"term":{}}}',
  '{"data":{"rows":[{"id":1,"linked_services":[null,{"id":2}],"dependencies":{"a":1}}]}}',
  '{"data":null}',
])("M5: the odd answer %s is an empty cart", (answer) => {
  const state = createCart(JSON.parse(answer));
  expect(cartAfter(state, select("1"), choose("x"), { kind: "clear" }).cart).toEqual([]);
});

test("M7: a legal cart does not change", () => {
  const state = cartAfter(createCart(aSearch([aRow()])), select("A"));
  expect(normaliseCart(state)).toBe(state);
  expect(reduceCart(state, select("A"))).toBe(state);
});

/** The cart in display order, for comparisons in which the order is irrelevant. */
function byList(state: ReturnType<typeof createCart>) {
  const order = [...offerOf(state).services.keys()];
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
}
