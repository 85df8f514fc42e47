import type { CatalogueRow } from "../catalogue-row.ts";
import { listAt } from "../wire/list-at.ts";
import type { CartView } from "./disabling-rule.ts";

export function cartViewOf(rows: readonly CatalogueRow[]): CartView {
  const ids = new Set(rows.map(({ id }) => id));
  const types = new Set(rows.map(({ type }) => type));
  const values = new Map<string, readonly unknown[]>();
  return {
    hasId: (id) => ids.has(id),
    hasType: (type) => types.has(type),
    valuesAt: (path) => {
      const known = values.get(path) ?? valuesOf(rows, path);
      values.set(path, known);
      return known;
    },
  };
}

/** The cart as if some more rows were in it, without copying it. */
export function withRows(view: CartView, rows: readonly CatalogueRow[]): CartView {
  const more = rows.filter(({ id }) => !view.hasId(id));
  return {
    hasId: (wanted) => view.hasId(wanted) || more.some(({ id }) => id === wanted),
    hasType: (wanted) => view.hasType(wanted) || more.some(({ type }) => type === wanted),
    valuesAt: (path) => [...view.valuesAt(path), ...valuesOf(more, path)],
  };
}

function valuesOf(rows: readonly CatalogueRow[], path: string): readonly unknown[] {
  return [...new Set(rows.flatMap(({ row }) => listAt(row, path)))];
}
