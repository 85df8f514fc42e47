/** What a row is ordered by in one column; null and "" are blank. */
export type SortValue = string | number | null;

/** Which column orders the rows, and which way. */
export type Sort = { readonly key: string; readonly direction: "ascending" | "descending" };

const words = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

/** The rows in order, blanks last either way, equals as they were. Never changes its input. */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => SortValue,
  direction: Sort["direction"],
): readonly Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: readValue(row) }))
    .sort((a, b) => {
      const blanks = Number(isBlank(a.value)) - Number(isBlank(b.value));
      return blanks !== 0 || isBlank(a.value) ? blanks : sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

/** The next order when a column's heading is pressed: up, down, then as it was. */
export function nextSort(sort: Sort | undefined, key: string): Sort | undefined {
  if (sort?.key !== key) return { key, direction: "ascending" };
  return sort.direction === "ascending" ? { key, direction: "descending" } : undefined;
}

function isBlank(value: SortValue): boolean {
  return value === null || value === "" || Number.isNaN(value);
}

/** Numbers come before words. */
function compare(a: SortValue, b: SortValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "number") return -1;
  if (typeof b === "number") return 1;
  return words.compare(a ?? "", b ?? "");
}
