import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartEvent } from "../../../src/core/pricing/cart-event.ts";
import { cartItemsOf, priceInputOf } from "../../../src/core/pricing/cart-items.ts";
import { disabledCodesOf } from "../../../src/core/pricing/cart-scene.ts";
import type { CartState } from "../../../src/core/pricing/cart-state.ts";
import { createCart } from "../../../src/core/pricing/create-cart.ts";
import { normaliseCart } from "../../../src/core/pricing/normalise-cart.ts";
import { priceCart } from "../../../src/core/pricing/price-cart.ts";
import { reduceCart } from "../../../src/core/pricing/reduce-cart.ts";
import { sectionNames, serviceTypes } from "../../../src/core/pricing/service-type.ts";
import { largeSearch } from "../../bench/large-search.ts";
import { deepFreeze } from "./rows.ts";

const ids = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
const id = fc.constantFrom(...ids);
const type = fc.constantFrom(...serviceTypes.keys(), "unknown");
const few: fc.Arbitrary<readonly string[]> = fc.uniqueArray(id, { maxLength: 2 });
const noIds: readonly string[] = [];
const terms = fc.constantFrom(noIds, ["24"], ["24", "36"]);
const provider = fc.constantFrom("", "cox", "cox", "att");

const row = fc.record({
  type,
  widget: fc.constantFrom("radio", "checkbox"),
  provider,
  terms,
  region: fc.constantFrom(noIds, ["west"]),
  mrc: fc.constantFrom(0, 5, "7.50"),
  dependencies: fc.oneof(
    fc.constant(noIds),
    few,
    fc.constantFrom<readonly string[]>(["broadband"], ["tv", "phone"]),
  ),
  linked_services: fc.oneof(
    { weight: 3, arbitrary: fc.constant(noIds) },
    { weight: 1, arbitrary: few },
  ),
  condition: fc.option(type, { freq: 5 }),
  download_speed: fc.constantFrom(100, 900),
});

const packageRow = fc.record({ provider, terms, dependencies: few, price: fc.constantFrom(1, 9) });

const search = fc
  .record({
    rows: fc.array(row, { minLength: 10, maxLength: 10 }),
    packages: fc.array(packageRow, { minLength: 3, maxLength: 3 }),
  })
  .map(({ rows, packages }) =>
    deepFreeze({
      rows: rows.map(({ condition, ...rest }, index) => ({
        ...rest,
        id: index,
        condition_disabled: condition && { entity: "cart", key: "type", value: condition },
      })),
      filter_options: {
        provider: [
          { value: "cox", region_id: "west", serviceability: [{ key: "speed", value: 500 }] },
          { value: "att" },
        ],
        term: [{ value: "24" }, { value: "36" }],
        region: [{ value: "west" }, { value: "east" }],
        package: packages.map((rest, index) => ({ ...rest, value: `p${index}` })),
      },
    }),
  );

type Search = typeof search extends fc.Arbitrary<infer Value> ? Value : never;

const valueEvent = fc.oneof(
  fc.record({
    kind: fc.constant("chooseProvider" as const),
    value: fc.constantFrom("cox", "att", null),
  }),
  fc.record({ kind: fc.constant("chooseTerm" as const), value: fc.constantFrom("24", "36", null) }),
  fc.record({
    kind: fc.constant("chooseRegion" as const),
    value: fc.constantFrom("west", "east", null),
  }),
);
const event: fc.Arbitrary<CartEvent> = fc.oneof(
  { weight: 1, arbitrary: valueEvent },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("choosePackage" as const),
      value: fc.constantFrom("p0", "p1", "p2", null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("toggleSection" as const),
      section: fc.constantFrom(...sectionNames),
      isOn: fc.boolean(),
    }),
  },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("selectItem" as const), id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("deselectItem" as const), id }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("setLines" as const), id, lines: fc.nat(5) }),
  },
);
const start: readonly CartEvent[] = [
  { kind: "chooseProvider", value: "cox" },
  { kind: "chooseTerm", value: "24" },
];
const events = fc.array(event, { maxLength: 50, size: "max" }).map((more) => [...start, ...more]);

/** The rules once more, straight from the words, with no index and no sharing. */
function naiveDisabled(
  all: Search,
  state: CartState,
  one: Search["rows"][number],
  cart: readonly Search["rows"][number][],
  visited: readonly number[] = [],
): boolean {
  if (visited.includes(one.id)) return false;
  const meets = (wanted: string) =>
    cart.some((other) => String(other.id) === wanted || other.type === wanted);
  if (one.dependencies.length > 0 && !one.dependencies.some(meets)) return true;
  const isService = one.type === "broadband" || one.type === "dedicated";
  if (isService && state.provider === "cox" && one.download_speed > 500) return true;
  const condition = one.condition_disabled;
  if (condition && cart.some((other) => other.type === condition.value)) return true;
  const linked = naiveOffered(all, state).filter(({ id: own }) =>
    one.linked_services.includes(String(own)),
  );
  const imagined = [...cart, one, ...linked];
  return linked.some((target) => naiveDisabled(all, state, target, imagined, [...visited, one.id]));
}

function naiveOffered({ rows }: Search, { provider: own, term, region }: CartState) {
  if (own === null || term === null) return [];
  return rows.filter(
    (one) =>
      one.type !== "unknown" &&
      (one.provider === "" || one.provider === own) &&
      (one.terms.length === 0 || one.terms.includes(term)) &&
      (region === null || one.region.length === 0 || one.region.includes(region)),
  );
}

function expectLegal(all: Search, state: CartState) {
  const offered = naiveOffered(all, state);
  const chosen = offered.filter((one) => state.cart.includes(String(one.id)));
  expect(chosen.map((one) => String(one.id)).sort()).toEqual([...state.cart].sort());
  expect(chosen.filter((one) => one.type === "fee")).toEqual([]);
  const fees = chosen.some((one) => one.type === "tv")
    ? offered.filter((one) => one.type === "fee")
    : [];
  const cart = [...chosen, ...fees];
  expect(
    cartItemsOf(state)
      .map((item) => item.id)
      .sort(),
  ).toEqual(cart.map((one) => String(one.id)).sort());
  const disabled = offered.filter((one) => naiveDisabled(all, state, one, cart));
  expect([...disabledCodesOf(state).keys()].sort()).toEqual(
    disabled.map((one) => String(one.id)).sort(),
  );
  expect(disabled.filter((one) => chosen.includes(one))).toEqual([]);
  const radios = chosen.filter((one) => one.widget === "radio").map((one) => one.type);
  expect(radios).toHaveLength(new Set(radios).size);
  const own = all.filter_options.package.find(({ value }) => value === state.package);
  expect(own === undefined).toBe(state.package === null);
  const present = cart.map((one) => String(one.id));
  expect(own?.dependencies.filter((wanted) => !present.includes(wanted)) ?? []).toEqual([]);
}

test("M7: no order of events leaves an illegal cart", () => {
  fc.assert(
    fc.property(search, events, (all, acts) => {
      let state = createCart(all);
      for (const act of acts) {
        const next = deepFreeze(reduceCart(state, act));
        expectLegal(all, next);
        expect(normaliseCart(next)).toBe(next);
        const gone = state.cart.filter((one) => !next.cart.includes(one));
        expect(next.removed.map((removal) => removal.id).sort()).toEqual(gone.sort());
        state = next;
      }
      expect(priceCart(priceInputOf(state)).errors).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("the same events make the same cart", () => {
  fc.assert(
    fc.property(search, events, (all, acts) => {
      const [one, other] = [
        acts.reduce(reduceCart, createCart(all)),
        acts.reduce(reduceCart, createCart(all)),
      ];
      expect(one?.cart).toEqual(other?.cart);
      expect(one?.removed).toEqual(other?.removed);
    }),
    { numRuns: 20 },
  );
});

test("any cart, however it came to be, is made legal, and then left alone", () => {
  fc.assert(
    fc.property(search, fc.uniqueArray(id), fc.constantFrom("p0", null), (all, cart, chosen) => {
      const state = { ...start.reduce(reduceCart, createCart(all)), cart, package: chosen };
      const legal = normaliseCart(state);
      expect(normaliseCart(legal)).toBe(legal);
      const left = legal.cart.concat(legal.removed.map((removal) => removal.id));
      expect(left.sort()).toEqual([...cart].sort());
    }),
  );
});

test("5,000 rows: an event, the price and what is disabled take a few milliseconds", () => {
  let state = createCart(largeSearch());
  const times: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const from = performance.now();
    state = reduceCart(state, { kind: "selectItem", id: String(index) });
    priceCart(priceInputOf(state));
    disabledCodesOf(state);
    times.push(performance.now() - from);
  }
  const median = times.sort((a, b) => a - b)[20];
  // A few milliseconds on a quiet machine; the bound leaves room for a busy one.
  expect(median).toBeLessThan(50);
});
