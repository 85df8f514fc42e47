/** Adds a row to the table that begins with `head` in a Markdown text. Throws without such a table. */
export function withRow(text: string, head: string, row: string): string {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith(head));
  if (start === -1) throw new Error(`There is no table ${head}`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith("|"));
  return lines.toSpliced(start + length, 0, row).join("\n");
}
