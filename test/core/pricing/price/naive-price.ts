import { type NaiveCart, naivePackage, naiveRows } from "../cart/naive-cart.ts";
import type { RandomSearch } from "../random-search.ts";

type Row = RandomSearch["rows"][number];

/** A literal implementation of the formulas of decisions L, in cents. NaN is an invalid amount. */
export function naivePrice(all: RandomSearch, cart: NaiveCart) {
  const rows = naiveRows(all, cart);
  const own = naivePackage(all, cart);
  const isOwn = (row: Row) => own?.dependencies.includes(String(row.id)) ?? false;
  const level = (row: Row) =>
    row.bundled_service_types.filter(
      (type) => type !== row.type && rows.some((other) => other.type === type),
    ).length;
  const rate = (row: Row) => {
    const { mrc, mrc_low, bundled_mrc, double_mrc, triple_mrc, quad_mrc } = row;
    // I14: a range instead of a price counts 0.
    if (mrc === null && mrc_low !== null) return 0;
    const chains = [
      [mrc],
      [double_mrc, bundled_mrc, mrc],
      [triple_mrc, double_mrc, bundled_mrc, mrc],
      [quad_mrc, triple_mrc, double_mrc, bundled_mrc, mrc],
    ];
    const chain = chains[Math.min(3, level(row))] ?? [];
    const first = own?.use_package_mrc === 1 && isOwn(row) ? [row.package_mrc] : [];
    return centsOf([...first, ...chain].find((one) => one !== null) ?? null);
  };
  const units = (row: Row) =>
    row.type === "phone" || row.phone_max !== null
      ? clamp(cart.lines[String(row.id)] ?? 1, row.phone_max ?? 1)
      : 1;
  const boxes = (row: Row) =>
    row.addon_item_cost_per_unit === null
      ? 0
      : clamp(cart.boxes[String(row.id)] ?? 1, row.addon_item_max ?? 1);
  const sum = (of: (row: Row) => number, list = rows) =>
    list.reduce((all, row) => all + of(row), 0);
  const fee = (row: Row) => centsOf(row.equipment_fee);
  const services = sum((row) => rate(row) * units(row));
  const equipment = sum((row) => fee(row) + centsOf(row.addon_item_cost_per_unit) * boxes(row));
  const bundle = sum((row) => rate(row) + (own?.include_fee ? fee(row) : 0), rows.filter(isOwn));
  const discount =
    own === undefined || own.price === null ? 0 : Math.max(0, bundle - centsOf(own.price));
  const top = Math.max(
    0,
    centsOf(own?.non_recurring_charge ?? null),
    ...rows.map((row) => centsOf(row.nrc)),
  );
  const installWithoutStacking = Math.max(0, top - centsOf(own?.install_discount ?? null));
  const stacking = sum(
    (row) => centsOf(row.nrc_stacking) * (units(row) > 1 ? units(row) : Math.max(1, boxes(row))),
  );
  const totals = {
    servicesSubtotal: services,
    equipmentSubtotal: equipment,
    beforeDiscount: services + equipment,
    discount,
    monthly: services + equipment - discount,
    installWithoutStacking,
    stacking,
    install: installWithoutStacking + stacking,
  };
  return Object.fromEntries(
    Object.entries(totals).map(([name, cents]) => [name, Number.isNaN(cents) ? null : cents]),
  );
}

function centsOf(raw: number | string | null): number {
  return Math.round(Number(String(raw ?? 0).replace(/[$,]/g, "")) * 100);
}

function clamp(wanted: number, max: number): number {
  return Math.max(1, Math.min(wanted, max));
}
