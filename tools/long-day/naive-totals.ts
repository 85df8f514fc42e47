import { type NaiveCart, naiveRows, naiveStart } from "../../test/core/pricing/cart/naive-cart.ts";
import { naivePrice } from "../../test/core/pricing/price/naive-price.ts";
import type { RandomSearch } from "../../test/core/pricing/random-search.ts";
import type { PricedCart } from "./prepare-page.ts";

type Row = RandomSearch["rows"][number] & {
  readonly secondary_services?: readonly {
    readonly id?: string;
    readonly type?: string;
    readonly stacking_nrc?: number;
  }[];
};
type PackageRow = RandomSearch["filter_options"]["package"][number];

/** The defaults of the members of a service that the oracle requires and a server may leave out. */
const absent = {
  provider: "",
  terms: [],
  region: [],
  mrc: null,
  mrc_low: null,
  double_mrc: null,
  triple_mrc: null,
  quad_mrc: null,
  bundled_mrc: null,
  package_mrc: null,
  nrc: null,
  nrc_stacking: null,
  equipment_fee: null,
  addon_item_cost_per_unit: null,
  addon_item_max: null,
  phone_max: null,
  bundled_service_types: [],
  dependencies: [],
} satisfies Partial<Row>;

/** The defaults of the members of a package that the oracle requires and a server may leave out. */
const absentInPackage = {
  provider: "",
  terms: [],
  dependencies: [],
  price: null,
  use_package_mrc: 0,
  include_fee: 0,
  non_recurring_charge: null,
  install_discount: null,
} satisfies Partial<PackageRow>;

/** The differences between the totals of a cart and those of the naive oracle, as text; null if they are equal. */
export function naiveDifference({ search, chosen, items, totals }: PricedCart): string | null {
  // The reference backend wrote the answer, so its type is known.
  const { rows, filter_options } = search as RandomSearch;
  const all: RandomSearch = {
    rows: rows.map((row) => ({ ...absent, ...withoutNull(row) })),
    filter_options: {
      ...filter_options,
      package: filter_options.package.map((one) => ({
        ...absentInPackage,
        ...withoutNull(one),
        // The reference backend sends booleans; the oracle expects 1 and 0.
        use_package_mrc: one.use_package_mrc ? 1 : 0,
        include_fee: one.include_fee ? 1 : 0,
      })),
    },
  };
  const cart: NaiveCart = {
    ...naiveStart,
    ...chosen,
    ids: items.map(({ id }) => id),
    lines: Object.fromEntries(items.map(({ id, quantity }) => [id, quantity])),
    boxes: Object.fromEntries(items.map(({ id, boxes }) => [id, boxes])),
  };
  const { stacking = null, install = null, ...others } = naivePrice(all, cart);
  const secondary = secondaryCentsOf(naiveRows(all, cart));
  const more = (cents: number | null) => (cents === null ? null : cents + secondary);
  const naive = { ...others, stacking: more(stacking), install: more(install) };
  const shown = new Map(Object.entries({ ...Object(totals) }));
  const other = Object.entries(naive).filter(([name, cents]) => shown.get(name) !== cents);
  if (other.length === 0) return null;
  return `${JSON.stringify(totals)} is ${JSON.stringify(other)} of ${JSON.stringify([chosen, items])}`;
}

/** An entry for a service or a type counts while the cart has that service or type. */
function secondaryCentsOf(rows: readonly Row[]): number {
  return rows
    .flatMap(({ secondary_services = [] }) => secondary_services)
    .filter(
      ({ id, type }) =>
        (id === undefined && type === undefined) ||
        rows.some((row) => String(row.id) === id || row.type === type),
    )
    .reduce((sum, { stacking_nrc = 0 }) => sum + Math.round(stacking_nrc * 100), 0);
}

function withoutNull<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)) as Value;
}
