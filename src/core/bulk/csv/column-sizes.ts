/** The size of a column by its texts. `usual` is one unit of width, `short` half of it. */
export type ColumnSize = "short" | "usual" | "wide" | "widest";

/** Longer texts do not fit into two lines of a column of this size. */
const maxLetters = { short: 12, usual: 32, wide: 80 };
/** A longer word does not fit into a short column. */
const maxWordLetters = 8;
const maxRowsRead = 50;

/** Returns the size of each column of a table. Reads its first rows. */
export function columnSizesOf(
  header: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): readonly ColumnSize[] {
  const read = rows.slice(0, maxRowsRead);
  return header.map((name, index) => {
    const texts = read.map(({ cells }) => cells[index] ?? "");
    const longest = Math.max(0, ...texts.map(lettersOf));
    if (longest > maxLetters.wide) return "widest";
    if (longest > maxLetters.usual) return "wide";
    const words = [name, ...texts].flatMap((text) => text.split(" "));
    const hasLongWord = words.some(({ length }) => length > maxWordLetters);
    return longest > maxLetters.short || hasLongWord ? "usual" : "short";
  });
}

/** The length of a text in small letters. */
function lettersOf(text: string): number {
  return text.length + 0.3 * (text.match(/\p{Lu}/gu)?.length ?? 0);
}

/** Leaves only pairs of short columns beside each other, so that the columns after them begin at a whole unit. */
export function pairShort(sizes: readonly ColumnSize[]): readonly ColumnSize[] {
  const paired = [...sizes];
  for (let at = 0; at < paired.length; at += 1) {
    if (paired[at] !== "short") continue;
    if (paired[at + 1] === "short") at += 1;
    else paired[at] = "usual";
  }
  return paired;
}
