import type { Formatting } from "../../core/formatting/formatting.ts";

/** The sort key of a row in a column. Null and "" are blank. */
export type SortValue = string | number | null;

/** The sorted column and its direction. */
export type Sort = { readonly key: string; readonly direction: "ascending" | "descending" };

/**
 * Sorts rows into a new array: blanks last in both directions, equal rows in their original order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => SortValue,
  direction: Sort["direction"],
  format: Pick<Formatting, "compare">,
): readonly Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: readValue(row) }))
    .sort((a, b) => {
      const blanks = Number(isBlank(a.value)) - Number(isBlank(b.value));
      return blanks !== 0 || isBlank(a.value) ? blanks : sign * compare(a.value, b.value, format);
    })
    .map(({ row }) => row);
}

/** The next order when the user presses a column heading: ascending, descending, original. */
export function nextSort(sort: Sort | undefined, key: string): Sort | undefined {
  if (sort?.key !== key) return { key, direction: "ascending" };
  return sort.direction === "ascending" ? { key, direction: "descending" } : undefined;
}

function isBlank(value: SortValue): boolean {
  return value === null || value === "" || Number.isNaN(value);
}

/** Numbers sort before strings. */
function compare(a: SortValue, b: SortValue, format: Pick<Formatting, "compare">): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "number") return -1;
  if (typeof b === "number") return 1;
  return format.compare(a ?? "", b ?? "");
}
