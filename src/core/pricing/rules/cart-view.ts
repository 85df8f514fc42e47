import type { CatalogueRow } from "../catalogue-row.ts";
import type { CartView } from "./disabling-rule.ts";

export function cartViewOf(rows: readonly CatalogueRow[]): CartView {
  const ids = new Set(rows.map(({ id }) => id));
  const types = new Set(rows.map(({ type }) => type));
  return {
    hasId: (id) => ids.has(id),
    hasType: (type) => types.has(type),
    rows: () => rows,
  };
}

/** The cart as if some more rows were in it, without copying it. */
export function withRows(view: CartView, rows: readonly CatalogueRow[]): CartView {
  const more = rows.filter(({ id }) => !view.hasId(id));
  return {
    hasId: (wanted) => view.hasId(wanted) || more.some(({ id }) => id === wanted),
    hasType: (wanted) => view.hasType(wanted) || more.some(({ type }) => type === wanted),
    rows: () => [...view.rows(), ...more],
  };
}
