/**
 * A text in Markdown with one more row in the table that begins with `head`: the last, or in the order of the rows.
 * Throws without such a table.
 */
export function withRow(
  text: string,
  head: string,
  row: string,
  order: "last" | "sorted" = "last",
): string {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.startsWith(head)) + 2;
  if (first === 1) throw new Error(`There is no table ${head}`);
  const length = lines.slice(first).findIndex((line) => !line.startsWith("|"));
  const rows = lines.slice(first, first + length);
  const next = order === "sorted" ? rows.findIndex((line) => line > row) : -1;
  return lines.toSpliced(first + (next === -1 ? length : next), 0, row).join("\n");
}
