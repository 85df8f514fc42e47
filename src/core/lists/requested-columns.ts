import type { TextTable } from "../files/text-table.ts";
import { addressDifferenceOf } from "./address-difference.ts";

/** The words for an exported table whose rows are for another address than the requested one. */
export interface RequestedWords {
  readonly answered: string;
  readonly asked: string;
  readonly caption: (caption: string, asked: string) => string;
}

/**
 * Adds the answered and the requested address to an exported table, if they differ: to its caption, and as columns,
 * because a CSV file has no caption.
 */
export function withRequested(
  table: TextTable,
  asked: string,
  answered: string,
  words: RequestedWords,
): TextTable {
  const difference = addressDifferenceOf(asked, answered);
  if (difference === null) return table;
  return {
    caption: words.caption(table.caption, difference.asked),
    columns: [...table.columns, words.answered, words.asked],
    rows: table.rows.map((cells) => [...cells, answered, asked]),
  };
}
