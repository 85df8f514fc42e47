import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCents } from "../../../../src/core/money/cents.ts";
import {
  cartNameOf,
  ownNameOf,
  sharedNameOf,
} from "../../../../src/core/pricing/cart/cart-name.ts";
import {
  compareCarts,
  comparedServicesOf,
  type KeptCart,
  keepBlockOf,
  keepCart,
  removeCart,
  renameCart,
  restoredCart,
} from "../../../../src/core/pricing/cart/compare-carts.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { englishReader } from "../../../../src/core/texts/english-reader.ts";
import { randomEvents, randomSearch } from "../random-search.ts";
import {
  aPackage,
  aRow,
  aSearch,
  cartAfter,
  choose,
  deepFreeze,
  deselect,
  select,
} from "../rows.ts";

const search = aSearch([
  aRow({ id: "A", title: "Fast", mrc: 50, nrc: 10 }),
  aRow({ id: "B", title: "Faster", mrc: 80, nrc: 30 }),
  aRow({ id: "C", title: "Unknown", mrc: "TBD" }),
]);
const start = createCart({ ...search, address_display: "1 Main St" });
const chosen = (id: string) => deepFreeze(cartAfter(start, select(id)));
const two = deepFreeze(keepCart(keepCart([], "One", chosen("A")), " Two ", chosen("B")));
const names = (kept: typeof two) => kept.map(({ name }) => name);

test("up to three carts are saved for comparison, each under its own name", () => {
  expect(names(two)).toEqual(["One", "Two"]);
  const three = keepCart(two, "Three", chosen("C"));
  expect(names(three)).toEqual(["One", "Two", "Three"]);
  expect(keepCart(three, "Four", chosen("A"))).toBe(three);
  expect(keepCart(two, "  ", chosen("A"))).toBe(two);
});

test("a cart with a used name replaces the older cart at its position", () => {
  const again = keepCart(two, "One", chosen("C"));
  expect(names(again)).toEqual(["One", "Two"]);
  expect(restoredCart(again, "One")?.cart).toEqual(["C"]);
});

test("carts are renamed and removed", () => {
  expect(names(renameCart(two, "One", " First "))).toEqual(["First", "Two"]);
  expect(renameCart(two, "One", "Two")).toBe(two);
  expect(renameCart(two, "One", "")).toBe(two);
  expect(names(removeCart(two, "One"))).toEqual(["Two"]);
});

test("a saved cart is restored without the removals of its last event", () => {
  const replaced = cartAfter(chosen("A"), select("B"));
  expect(replaced.removed).not.toEqual([]);
  const kept = keepCart([], "One", replaced);
  expect(restoredCart(kept, "One")).toMatchObject({ cart: ["B"], removed: [] });
  expect(restoredCart(kept, "Two")).toBeNull();
});

test("carts of another address are dropped", () => {
  const at = (address: string) =>
    cartAfter(createCart({ ...search, address_display: address }), select("A"));
  expect(names(keepCart(two, "New", at("2 Main St")))).toEqual(["New"]);
  const searchedAgain = at("1 Main St");
  expect(names(keepCart(two, "New", searchedAgain))).toEqual(["One", "Two", "New"]);
});

test("carts of the same term are compared with their difference from the first", () => {
  const [one, two_, three] = compareCarts(keepCart(two, "Three", chosen("C")));
  expect(one).toMatchObject({
    name: "One",
    lines: [{ id: "A", title: "Fast", quantity: 1, boxes: 0, price: 5000 }],
    monthly: 5000,
    install: 1000,
    difference: null,
  });
  expect(two_).toMatchObject({ name: "Two", monthly: 8000 });
  expect(two_?.difference).toEqual({
    kind: "sameTerm",
    monthly: 3000,
    install: 2000,
    total: 110_000,
    perMonth: 3055,
    percent: expect.closeTo(60.77, 2),
    assumesSamePrice: false,
  });
  expect(three).toMatchObject({ monthly: null, install: 0 });
  expect(three?.difference).toMatchObject({ monthly: null, install: -1000, total: null });
  expect(compareCarts([])).toEqual([]);
});

describe("L25: carts of different terms", () => {
  const rows = [
    aRow({ id: "A", mrc: 50, nrc: 100, download_speed: 500 }),
    aRow({ id: "B", mrc: 40, nrc: 0, download_speed: 100 }),
    aRow({ id: "?", type: "phone", mrc: "TBD" }),
  ];
  const terms = [
    { value: "36", label: "36 Months" },
    { value: "two", label: "2 years" },
    { value: "open", label: "Open" },
    { value: "month", label: "Month to month" },
  ];
  const wide = { ...aSearch(rows), filter_options: { provider: [{ value: "cox" }], term: terms } };
  const at = (term: string, ...ids: readonly string[]) =>
    cartAfter(createCart(wide), { kind: "chooseTerm", value: term }, ...ids.map(select));
  const compare = (...states: readonly (typeof start)[]) =>
    compareCarts(states.map((state, index) => ({ name: String(index), state })));

  test("carts of different terms are compared by a month with install spread over the term, and their totals are never subtracted", () => {
    const [first, second, third] = compare(at("36", "A"), at("two", "B"), at("open", "B"));
    expect(first).toMatchObject({ months: 36, total: 190_000, perMonth: 5278 });
    expect(second).toMatchObject({ months: 24, total: 96_000, perMonth: 4000 });
    expect(second?.difference).toEqual({
      kind: "perMonth",
      perMonth: -1278,
      percent: expect.closeTo(-24.21, 2),
      assumesSamePrice: false,
    });
    expect(third).toMatchObject({ months: null, total: null, perMonth: null, difference: null });
    expect([first, second, third].map((cart) => cart?.isBestValue)).toEqual([false, true, false]);
  });

  test("carts of different terms have no difference if a term has no months or a total is unknown", () => {
    const differenceOf = (...states: readonly (typeof start)[]) =>
      compare(...states)[1]?.difference;
    expect(differenceOf(at("36", "A"), at("two", "B", "?"))).toBeNull();
    expect(differenceOf(at("open", "A"), at("month", "B"))).toBeNull();
    expect(differenceOf(at("open", "A"), at("open", "B"))).toEqual({
      kind: "sameTerm",
      monthly: -1000,
      install: -10_000,
      total: null,
      perMonth: null,
      percent: null,
      assumesSamePrice: false,
    });
  });
});

test("L25: an empty proposal is not compared", () => {
  const kept = [{ name: "Empty", state: start }, ...two];
  expect(compareCarts(kept, start).map(({ name }) => name)).toEqual(["One", "Two"]);
  expect(compareCarts(kept)[0]).toMatchObject({ difference: null });
  expect(compareCarts([{ name: "Empty", state: start }], chosen("A"))).toMatchObject([
    { isBestValue: false, difference: null, isCurrent: true },
  ]);
  expect(keepCart([], "Empty", start)).toEqual([]);
});

test("L25: the current cart is compared once, even if it is saved", () => {
  const columnsOf = (state: typeof start) =>
    compareCarts(two, state).map(({ name, isCurrent }) => [name, isCurrent]);
  expect(columnsOf(chosen("A"))).toEqual([
    ["One", true],
    ["Two", false],
  ]);
  expect(columnsOf(chosen("C"))).toEqual([
    ["One", false],
    ["Two", false],
    ["Cox, 36 months, Unknown", true],
  ]);
});

test("an empty cart, a saved one and a fourth one cannot be saved", () => {
  expect(keepBlockOf(two, start)).toBe("empty");
  expect(keepBlockOf(two, chosen("B"))).toBe("kept");
  expect(keepBlockOf(two, chosen("C"))).toBeNull();
  const three = keepCart(two, "Three", chosen("C"));
  expect(keepBlockOf(three, cartAfter(chosen("A"), select("B"), deselect("B")))).toBe("empty");
  expect(keepBlockOf([...two, { name: "Empty", state: start }], chosen("C"))).toBe("full");
  expect(keepBlockOf(three, chosen("C"))).toBe("kept");
});

test("the order of the choices does not distinguish carts", () => {
  const both = createCart(
    aSearch(["A", "B"].map((id) => aRow({ id, type: "tv", widget: "checkbox", mrc: 5 }))),
  );
  const [ab, ba] = [
    cartAfter(both, select("A"), select("B")),
    cartAfter(both, select("B"), select("A")),
  ];
  expect(keepBlockOf([{ name: "One", state: ab }], ba)).toBe("kept");
  expect(keepBlockOf([{ name: "One", state: ab }], cartAfter(both, select("A")))).toBeNull();
});

describe("L25: the names of saved carts", () => {
  const offer = createCart({
    rows: [
      aRow({ id: "A", title: "Internet 300", mrc: 50 }),
      aRow({ id: "B", title: "Internet 500", mrc: 70 }),
      aRow({ id: "T", title: "TV", type: "tv", widget: "checkbox", mrc: 9, region: ["w"] }),
    ],
    filter_options: {
      provider: [{ value: "s", label: "Spectrum" }],
      term: [
        { value: "36", label: "36 Months" },
        { value: "flex", label: "Flexible" },
      ],
      package: [aPackage({ title: "Office Bundle", dependencies: ["A"], price: 40 })],
      region: [
        { value: "w", label: "West" },
        { value: "e", label: "East" },
      ],
    },
  });
  const at = (term: string, ...events: Parameters<typeof cartAfter>[1][]) =>
    cartAfter(offer, { kind: "chooseTerm", value: term }, ...events);

  test("a saved cart is named after its provider, term and package, or else its services", () => {
    expect(cartNameOf(at("36", choose("pk")), [], englishReader)).toBe(
      "Spectrum, 36 months, Office Bundle",
    );
    expect(cartNameOf(at("36", select("A")), [], englishReader)).toBe(
      "Spectrum, 36 months, Internet 300",
    );
    expect(cartNameOf(at("flex", select("A")), [], englishReader)).toBe(
      "Spectrum, Flexible, Internet 300",
    );
  });

  const named = (...states: readonly (typeof offer)[]) => {
    let kept: readonly KeptCart[] = [];
    for (const state of states)
      kept = [...kept, { name: cartNameOf(state, kept, englishReader), state }];
    return kept.map(({ name }) => name);
  };

  test("the region or a number distinguishes equal names", () => {
    const a = at("36", select("A"));
    expect(named(a, a, a)).toEqual([
      "Spectrum, 36 months, Internet 300",
      "Spectrum, 36 months, Internet 300 (2)",
      "Spectrum, 36 months, Internet 300 (3)",
    ]);
    const east = cartAfter(a, { kind: "chooseRegion", value: "e" });
    const west = cartAfter(a, { kind: "chooseRegion", value: "w" });
    expect(named(west, east)).toEqual([
      "Spectrum, 36 months, Internet 300",
      "Spectrum, 36 months, Internet 300, East",
    ]);
  });

  const line = { title: "Internet", fiber_serviceability_type: "internet", download_speed: 500 };
  const lines = createCart(
    aSearch([
      aRow({ ...line, id: "F", product_type: "fiber" }),
      aRow({ ...line, id: "C", product_type: "coax" }),
      aRow({ ...line, id: "C1", product_type: "coax", download_speed: 1000 }),
      aRow({ ...line, id: "O", title: "Other", product_type: "fiber" }),
      aRow({ id: "P", title: "Line", type: "phone", widget: "checkbox", phone_max: 9 }),
      aRow({ id: "T", title: "TV", type: "tv", widget: "checkbox" }),
      aRow({ id: "A", title: "Static IP", type: "static_ip", widget: "checkbox" }),
    ]),
  );
  const of = (...ids: readonly string[]) => cartAfter(lines, ...ids.map(select));
  const three = cartAfter(of("F", "P"), { kind: "setLines", id: "P", lines: 3 });

  test.each([
    ["speeds", [of("F"), of("C1")], ["500 Mbps", "1 Gbps"]],
    [
      "kinds of services",
      [of("F"), of("F", "T"), of("F", "P", "T")],
      ["500 Mbps", "500 Mbps + TV", "500 Mbps + phone + TV"],
    ],
  ])("%s are the name without a package", (_, states, parts) => {
    expect(named(...states)).toEqual(parts.map((part) => `Cox, 36 months, ${part}`));
  });

  test.each([
    ["access types", [of("F"), of("C")], ["Coax"]],
    ["a service, where the line is of the same type and speed", [of("F"), of("O")], ["Other"]],
    ["what comes beside the line", [of("F"), of("F", "A")], ["Static IP"]],
    ["what is missing", [of("F", "A"), of("F")], ["without Static IP"]],
    [
      "all services, if each is in another cart",
      [of("F"), of("C", "A"), of("F", "A")],
      ["Coax", "Internet, Static IP"],
    ],
  ])("%s distinguish equal names, not a number", (_, states, parts) => {
    const name = "Cox, 36 months, 500 Mbps";
    expect(named(...states)).toEqual([name, ...parts.map((part) => `${name}, ${part}`)]);
  });

  test("a quantity distinguishes equal names", () => {
    expect(named(of("F", "P"), three).at(-1)).toBe("Cox, 36 months, 500 Mbps + phone, 3 × Line");
  });

  test("a cart of other choices does not count", () => {
    const renamed = [{ name: "Mine", state: of("F") }];
    expect(cartNameOf(of("F", "A"), renamed, englishReader)).toBe("Cox, 36 months, 500 Mbps");
  });
});

test.each([
  [
    ["Cox, 36 months, 1 Gbps", "Cox, 36 months, 1 Gbps + TV"],
    "Cox, 36 months",
    ["1 Gbps", "1 Gbps + TV"],
  ],
  [
    ["Cox, 36 months, 1 Gbps", "Cox, 24 months, 1 Gbps"],
    "Cox",
    ["36 months, 1 Gbps", "24 months, 1 Gbps"],
  ],
  [["Cox, 36 months", "Cox, 36 months, West"], "Cox", ["36 months", "36 months, West"]],
  [["Cox, 36 months, West", "Cox, 36 months"], "Cox", ["36 months, West", "36 months"]],
  [["Cox, 1 Gbps", "Cheapest"], "", ["Cox, 1 Gbps", "Cheapest"]],
  [["Cox, 1 Gbps", "Coxwell, 1 Gbps"], "", ["Cox, 1 Gbps", "Coxwell, 1 Gbps"]],
  [["Cox, 1 Gbps"], "", ["Cox, 1 Gbps"]],
  [[], "", []],
])("L25: the names %j share %j", (names, shared, own) => {
  expect(sharedNameOf(names)).toBe(shared);
  expect(names.map((name) => ownNameOf(name, shared))).toEqual(own);
});

test("L25: a renamed cart keeps its name whole, and the others stay short", () => {
  expect(ownNameOf("Cheapest", "Cox, 36 months")).toBe("Cheapest");
  expect(ownNameOf("Cox, 36 monthsX", "Cox, 36 months")).toBe("Cox, 36 monthsX");
  const [renamed] = compareCarts(renameCart(two, "One", "Mine"));
  expect(renamed?.name).toBe("Mine");
  expect(renamed?.contentName).toBe(cartNameOf(chosen("A"), [], englishReader));
});

test("L25: for any carts, the lines of each column add up to its month", () => {
  fc.assert(
    fc.property(randomSearch, randomEvents, (all, events) => {
      const state = cartAfter(createCart(all), ...events);
      for (const { lines, equipment, discount, monthly } of compareCarts([], state)) {
        const sum = addCents(...lines.map(({ price }) => price), equipment, discount);
        // An unreadable amount makes both unknown.
        if (monthly !== null) expect(sum).toBe(monthly);
      }
    }),
  );
});

test("the best value is the lowest cost per month, including install, among at least two known costs", () => {
  const search = aSearch([
    aRow({ id: "A", mrc: 50, nrc: 240 }),
    aRow({ id: "?", type: "phone", mrc: "TBD" }),
  ]);
  const term = [{ value: "12" }, { value: "36" }, { value: "open" }];
  const start = createCart({ ...search, filter_options: { ...search.filter_options, term } });
  const best = (...carts: readonly (readonly [term: string, ...ids: readonly string[]])[]) =>
    compareCarts(
      carts.map(([value, ...ids]) => ({
        name: value,
        state: cartAfter(start, { kind: "chooseTerm", value }, ...ids.map(select)),
      })),
    ).flatMap(({ name, isBestValue }) => (isBestValue ? [name] : []));
  expect(best(["36", "A"], ["12", "A"])).toEqual(["36"]);
  expect(best(["36", "A"], ["12", "A", "?"])).toEqual([]);
  expect(best(["36", "A"], ["12", "A", "?"], ["12", "A"])).toEqual(["36"]);
  expect(best(["open", "A"])).toEqual([]);
});

test("a difference in percent requires a first total above 0", () => {
  const free = createCart(
    aSearch([
      aRow({ id: "F", mrc: 0 }),
      aRow({ id: "A", type: "tv", widget: "checkbox", mrc: 50 }),
    ]),
  );
  const [, second] = compareCarts([
    { name: "Free", state: cartAfter(free, select("F")) },
    { name: "One", state: cartAfter(free, select("A")) },
  ]);
  expect(second?.difference).toMatchObject({ total: 180_000, percent: null });
});

test("L25: two services of one name are different if their access types differ", () => {
  const speed = { title: "Internet 300", mrc: 50, fiber_serviceability_type: "internet" };
  const search = createCart(
    aSearch([
      aRow({ ...speed, id: "A", product_type: "fiber" }),
      aRow({ ...speed, id: "B", product_type: "coax" }),
    ]),
  );
  const [one, other] = compareCarts([
    { name: "Fiber", state: cartAfter(search, select("A")) },
    { name: "Coax", state: cartAfter(search, select("B")) },
  ]);
  // Lines to the internet are in one row.
  const rows = comparedServicesOf([one, other].filter((cart) => cart !== undefined));
  expect(rows.map((row) => row.map((line) => line?.facts))).toEqual([[["Fiber"], ["Coax"]]]);
});

describe("L25: the services of compared carts", () => {
  const both = createCart(
    aSearch([
      aRow({ id: "A", title: "Fast", mrc: 50 }),
      aRow({ id: "P", title: "Line", type: "phone", widget: "checkbox", mrc: 5, phone_max: 9 }),
      aRow({ id: "T", title: "TV", type: "tv", widget: "checkbox", mrc: 30 }),
      aRow({ id: "T2", title: "TV", type: "tv", widget: "checkbox", mrc: 40 }),
    ]),
  );
  const withTv = cartAfter(both, select("A"), select("P"), select("T"));
  const more = cartAfter(both, select("A"), select("P"), { kind: "setLines", id: "P", lines: 3 });
  const compare = (...carts: readonly (typeof both)[]) =>
    compareCarts(carts.map((state, at) => ({ name: `${at}`, state })));
  const rowsOf = (...carts: readonly (typeof both)[]) =>
    comparedServicesOf(compare(...carts)).map((row) =>
      row.map((line) => line && `${line.quantity} ${line.title}`),
    );

  test("each service has one row, empty where a cart lacks it", () => {
    expect(rowsOf(more, withTv)).toEqual([
      ["1 Fast", "1 Fast"],
      ["3 Line", "1 Line"],
      [null, "1 TV"],
    ]);
    expect(comparedServicesOf([])).toEqual([]);
  });

  test("two services of one name have two rows", () => {
    const two = cartAfter(withTv, select("T2"));
    expect(rowsOf(two, withTv).slice(2)).toEqual([
      ["1 TV", "1 TV"],
      ["1 TV", null],
    ]);
  });
});

test("L26: compared carts count prices that change, and say where a total applies only if the price stays", () => {
  const rows = [
    aRow({ id: "A", mrc: 50, promo_months: 12, after_mrc: 80 }),
    aRow({ id: "B", mrc: 60, pricing_details: "<i>Promotional</i> price" }),
    aRow({ id: "C", mrc: 55, pricing_details: "Billed in advance" }),
  ];
  const terms = [{ value: "36" }, { value: "24" }];
  const from = createCart({
    ...aSearch(rows),
    filter_options: { provider: [{ value: "cox" }], term: terms },
  });
  const at = (id: string, term = "36") => ({
    name: id + term,
    state: cartAfter(from, { kind: "chooseTerm", value: term }, select(id)),
  });
  const [a, b, c] = compareCarts([at("A"), at("B"), at("C")]);
  expect(a).toMatchObject({
    total: 12 * 5000 + 24 * 8000,
    perMonth: 7000,
    phases: [
      { months: 12, monthly: 5000 },
      { months: 24, monthly: 8000 },
    ],
    assumesSamePrice: false,
    isBestValue: false,
  });
  expect(b).toMatchObject({ lines: [{ details: "Promotional price" }], assumesSamePrice: true });
  expect(b?.difference).toMatchObject({ total: -36_000, assumesSamePrice: true });
  expect(c).toMatchObject({ lines: [{ details: "Billed in advance" }], assumesSamePrice: false });
  expect(c?.difference).toMatchObject({ total: -54_000, assumesSamePrice: false });
  expect(c?.isBestValue).toBe(true);
  const [, later, last] = compareCarts([at("B"), at("A", "24"), at("B", "24")]);
  expect(later?.difference).toMatchObject({ kind: "perMonth", assumesSamePrice: true });
  expect(last?.difference).toMatchObject({ kind: "perMonth", assumesSamePrice: true });
});
