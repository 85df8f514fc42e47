import fc from "fast-check";
import type { CartEvent } from "../../../src/core/pricing/cart/cart-state.ts";
import { sectionNames, serviceTypes } from "../../../src/core/pricing/service-type.ts";
import { deepFreeze } from "./rows.ts";

const ids = Array.from({ length: 12 }, (_, index) => String(index));
const id = fc.constantFrom(...ids);
const type = fc.constantFrom(...serviceTypes.keys(), "broadband", "phone", "tv", "unknown");
const noIds: readonly string[] = [];
const few: fc.Arbitrary<readonly string[]> = fc.uniqueArray(id, { maxLength: 3 });
const terms = fc.constantFrom(noIds, noIds, ["24"], ["36"], ["24", "36"]);
const provider = fc.constantFrom("", "cox", "cox", "att");
const money = fc.constantFrom(null, 0, 5, "7.50", 19.99, "$1,299.5", 12);
const price = fc.oneof(
  { weight: 60, arbitrary: money },
  { weight: 1, arbitrary: fc.constant("TBD") },
);

const row = fc.record({
  type,
  widget: fc.constantFrom("radio", "checkbox"),
  provider,
  terms,
  region: fc.constantFrom(noIds, noIds, ["west"]),
  mrc: price,
  mrc_low: fc.constantFrom(null, null, null, 40),
  double_mrc: money,
  triple_mrc: money,
  quad_mrc: money,
  bundled_mrc: money,
  package_mrc: money,
  nrc: money,
  nrc_stacking: money,
  equipment_fee: money,
  addon_item_cost_per_unit: fc.constantFrom(null, null, 2.5),
  addon_item_max: fc.constantFrom(null, 4),
  phone_max: fc.constantFrom(null, 3),
  bundled_service_types: fc.uniqueArray(type, { maxLength: 4 }),
  dependencies: fc.oneof(
    { weight: 2, arbitrary: fc.constant(noIds) },
    { weight: 1, arbitrary: few },
    { weight: 1, arbitrary: fc.constantFrom<readonly string[]>(["broadband"], ["tv", "phone"]) },
  ),
  linked_services: fc.oneof(
    { weight: 3, arbitrary: fc.constant(noIds) },
    { weight: 1, arbitrary: few },
  ),
  condition_disabled: fc.option(
    fc.oneof(
      type.map((value) => ({ entity: "cart", key: "type", value })),
      fc.constantFrom("p0", "p1").map((value) => ({ entity: "package", key: "value", value })),
      fc.constant({ entity: "term", key: "value", value: "36" }),
    ),
    { freq: 5 },
  ),
  download_speed: fc.constantFrom(null, 100, 700, 2000),
  fiber_serviceability_type: fc.constantFrom("", "ftth"),
});

const packageRow = fc.record({
  provider,
  terms,
  dependencies: few,
  price: money,
  use_package_mrc: fc.constantFrom(0, 1),
  include_fee: fc.constantFrom(0, 1),
  non_recurring_charge: money,
  install_discount: money,
});

/** Ids of rows, some of which repeat (decisions I21). */
const repeated = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.nat(ids.length - 1) },
);

/**
 * Twelve rows and four packages, with all kinds of dependencies that the rules support. Some rows share an id, and some
 * packages a value.
 */
export const randomSearch = fc
  .record({
    rows: fc.array(row, { minLength: ids.length, maxLength: ids.length }),
    repeats: fc.array(repeated, { minLength: ids.length, maxLength: ids.length }),
    packages: fc.array(packageRow, { minLength: 4, maxLength: 4 }),
    color: fc.constantFrom("green", "green", "green", "light green"),
  })
  .map(({ rows, repeats, packages, color }) =>
    deepFreeze({
      rows: rows.map((rest, index) => ({ ...rest, id: repeats[index] ?? index })),
      filter_options: {
        provider: [
          {
            value: "cox",
            region_id: "west",
            serviceability: {
              coax: { color, metadata: [{ key: "speed", value: 500 }] },
              fiber: { color: "green", metadata: [{ key: "speed", value: "1 Gbps" }] },
            },
          },
          { value: "att" },
        ],
        term: [{ value: "24" }, { value: "36" }],
        region: [{ value: "west" }, { value: "east" }],
        package: packages.map((rest, index) => ({ ...rest, value: `p${index % 3}` })),
      },
    }),
  );

export type RandomSearch = typeof randomSearch extends fc.Arbitrary<infer Value> ? Value : never;

const valueEvent = fc.oneof(
  fc.record({
    kind: fc.constant("chooseProvider" as const),
    value: fc.constantFrom("cox", "att", "gone", null),
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
      value: fc.constantFrom("p0", "p1", "p2", "gone", null),
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
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("selectItem" as const), id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("deselectItem" as const), id }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("setLines" as const), id, lines: fc.nat(5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("setBoxes" as const), id, boxes: fc.nat(5) }),
  },
);

/** Fifty events after a provider and a term are chosen, so that there is something to choose. */
export const randomEvents = fc
  .array(event, { minLength: 50, maxLength: 50 })
  .map((more): readonly CartEvent[] => [
    { kind: "chooseProvider", value: "cox" },
    { kind: "chooseTerm", value: "24" },
    ...more,
  ]);
