/** The number of columns by the width of an element in CSS pixels. */
export const columnCounts = [
  [1431, 5],
  [1430, 3],
  [1026, 3],
  [1025, 2],
  [501, 2],
  [500, 1],
] as const;

/** Counts the elements in the first row. */
export function columnsOf(elements: readonly Element[]): number {
  const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}
