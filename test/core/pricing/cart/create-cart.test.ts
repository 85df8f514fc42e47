import { describe, expect, test } from "vitest";
import { cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import { offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import {
  continueCart,
  createCart,
  droppedChoicesOf,
} from "../../../../src/core/pricing/cart/create-cart.ts";
import { contractStateOf } from "../../../../src/core/pricing/proposal/output-rules.ts";
import { noInputs } from "../../../../src/core/pricing/wire/pricing-query.ts";
import type { PricingSearch } from "../../../../src/core/pricing/wire/pricing-search.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

const check = { widget: "checkbox" };

test("I7: the region is that of the provider, or else the only one, or else null", () => {
  const regionOf = (provider: object, regions: readonly string[]) => {
    const search = aSearch([], [], provider);
    const region = regions.map((value) => ({ value }));
    return createCart({ ...search, filter_options: { ...search.filter_options, region } }).region;
  };
  expect(regionOf({ region_id: "west" }, ["east"])).toBe("west");
  expect(regionOf({}, ["east"])).toBe("east");
  expect(regionOf({}, ["east", "west"])).toBeNull();
});

test("I8: the only term and region are chosen with the provider; without options, any value is accepted", () => {
  const filter_options = { term: [{ value: "36" }], region: [{ value: "west" }] };
  const start = createCart({ rows: [aRow()], filter_options });
  expect(start).toMatchObject({ provider: null, term: null, region: null });
  expect(cartAfter(start, { kind: "chooseProvider", value: "cox" })).toMatchObject({
    provider: "cox",
    term: "36",
    region: "west",
  });
});

describe("I4: an option with an empty value is a placeholder", () => {
  const [cox, term, west] = [
    { value: "cox", region_id: "west" },
    { value: "24" },
    { value: "west" },
  ];
  const pack = { value: "p", dependencies: ["B"], price: 60 };

  test.each([{ value: "" }, { value: " " }, { value: null }, { label: "Choose one" }])(
    "the option %j is never chosen, and the only other option is chosen",
    (placeholder) => {
      const start = createCart({
        rows: [aRow({ id: "B" })],
        filter_options: {
          provider: [placeholder, cox],
          term: [placeholder, term],
          region: [placeholder, west],
          package: [placeholder, pack],
        },
        query: { provider: placeholder.value },
      });
      expect(start).toMatchObject({ provider: "cox", term: "24", region: "west", package: null });
      expect([...offerOf(start).packages.keys()]).toEqual(["p"]);
      expect(start.catalogue.options.provider.map(({ value }) => value)).toEqual(["cox"]);
    },
  );
});

test("I19, N6: a search without an acl allows no contract", () => {
  const search = {
    ...aSearch([aRow(), aRow({ id: "D", type: "dedicated" })]),
    contracts_available: ["cox"],
  };
  const kindOf = (acl: unknown) => {
    const state = cartAfter(createCart({ ...search, acl }), select("A"), select("D"));
    return contractStateOf(state, cartPriceOf(state)).kind;
  };
  expect(kindOf(undefined)).toBe("absent");
  expect(kindOf(null)).toBe("absent");
  expect(kindOf(["contracts:generate:cox"])).toBe("ready");
});

test("MT2, MT3: Dedicated and Broadband are shown next to each other; a new provider hides both", () => {
  const search = aSearch([aRow(), aRow({ id: "D", type: "dedicated", ...check })]);
  const options = { ...search.filter_options, provider: [{ value: "cox" }, { value: "att" }] };
  const state = cartAfter(
    createCart({ ...search, filter_options: options }),
    { kind: "chooseProvider", value: "cox" },
    { kind: "toggleSection", section: "dedicated", isOn: true },
    select("A"),
  );
  expect(state.toggles).toMatchObject({ dedicated: true, broadband: true });
  const moved = cartAfter(state, { kind: "chooseProvider", value: "att" });
  expect(Object.values(moved.toggles)).not.toContain(true);
});

test.each([
  [[], "broadband"],
  [["D"], "dedicated"],
  [["dedicated"], "dedicated"],
  [["D", "A"], "broadband"],
  [["gone"], "broadband"],
  [["dedicated-gone"], "dedicated"],
  [["not-dedicated"], "broadband"],
])("MT4: a static IP that depends on %j is shown in %s", (dependencies, section) => {
  const { services } = offerOf(
    createCart(
      aSearch([
        aRow(),
        aRow({ id: "D", type: "dedicated" }),
        aRow({ id: "S", type: "static_ip", dependencies }),
      ]),
    ),
  );
  expect(services.get("S")?.family).toBe(section);
});

test("I21: a row without an id cannot be chosen, and no catalogue contains it", () => {
  const { catalogue } = createCart(aSearch([aRow(), aRow({ id: "" })]));
  expect(catalogue.services.map(({ id }) => id)).toEqual(["A"]);
});

describe("I24: a newer search of the same address", () => {
  const rows = [aRow({ id: "B" }), aRow({ id: "P", type: "phone", ...check, phone_max: 5 })];
  const packages = [aPackage({ dependencies: ["B"] })];
  const lines = { kind: "setLines", id: "P", lines: 3 } as const;
  const before = cartAfter(createCart(aSearch(rows, packages)), choose("pk"), select("P"), lines);

  test("the cart keeps services that are still legal", () => {
    const same = continueCart(before, aSearch(rows, packages));
    expect(same).toMatchObject({ package: "pk", cart: ["B", "P"], removed: [] });
    expect(same.quantities.get("P")).toEqual({ lines: 3 });
    const less = continueCart(before, aSearch(rows.slice(1), packages));
    expect(less).toMatchObject({ package: null, cart: ["P"], packageRemoved: "incomplete" });
    expect(less.removed).toEqual([{ id: "B", title: "Row", reason: "notOffered" }]);
    const sold = continueCart(before, aSearch(rows));
    expect(sold).toMatchObject({ package: null, cart: ["B", "P"], packageRemoved: "notOffered" });
  });

  test("the cart becomes empty without the provider", () => {
    const moved = continueCart(before, aSearch(rows, packages, { value: "att" }));
    expect(moved).toMatchObject({ provider: "att", package: null, cart: [], removed: [] });
  });
});

describe("I4, J8: choices of a link that the cart does not contain are reported", () => {
  const wide = {
    rows: [aRow({})],
    query: { provider: "cox" },
    filter_options: {
      provider: [{ value: "cox" }, { value: "att" }],
      term: [{ value: "36" }, { value: "12" }],
      package: [
        aPackage({ dependencies: ["gone"] }),
        aPackage({ value: "own", dependencies: ["A"] }),
      ],
    },
  };
  const asked = (wanted: object, term: string | null, search: PricingSearch = wide) => {
    const start = createCart(search);
    const state = term === null ? start : cartAfter(start, { kind: "chooseTerm", value: term });
    return droppedChoicesOf({ ...noInputs, ...wanted }, state);
  };

  test.each([
    ["none", {}, "36", []],
    ["those it has", { provider: "cox", term: "36" }, "36", []],
    ["another provider or term that is offered", { provider: "att", term: "12" }, "36", []],
    ["a term that is not offered", { term: "24" }, "36", ["term"]],
    ["the provider's other name, which the answer resolves", { provider: "Cox Inc" }, "36", []],
    ["an unknown package", { package: "x" }, null, ["package"]],
    ["a package, while nothing is offered yet", { package: "pk" }, null, []],
    ["a package that this offer lacks", { package: "pk" }, "36", ["package"]],
  ])("the missing choices are found: %s", (_name, wanted, term, dropped) => {
    expect(asked(wanted, term)).toEqual(dropped);
  });

  test("the missing choices contain a provider that the answer does not name", () => {
    const search = { ...wide, query: {} };
    expect(asked({ provider: "Cox Inc" }, null, search)).toEqual(["provider"]);
  });

  test("the missing choices contain neither a package before the provider is chosen, nor the chosen package", () => {
    expect(asked({ package: "pk" }, "36", { ...wide, query: {} })).toEqual([]);
    const term = { kind: "chooseTerm", value: "36" } as const;
    const state = cartAfter(createCart(wide), term, choose("own"));
    expect(droppedChoicesOf({ ...noInputs, package: "own" }, state)).toEqual([]);
  });
});
