import { createFileWriter, csvLineOf } from "../../files/write-csv.ts";
import { type CsvRow, isBlankRow, type ParseCsv, readCsv } from "../../lists/read-csv.ts";
import { rowFaultsReaderOf } from "./check-csv.ts";
import type { HeaderMapping } from "./header-mapping.ts";

/** A column to write: its name, and its index in the source file, or -1 for an empty column. */
export interface WrittenColumn {
  readonly name: string;
  readonly from: number;
}

/** The contents of a corrected file. */
export interface Correction {
  readonly columns: readonly WrittenColumn[];
  /** Leaves out the rows that the check reported as bad. */
  readonly onlyGoodRows: boolean;
}

/**
 * The columns of a corrected file: first those of the template, with its names and in its order, then the extra ones.
 * Without a mapping, the columns of the file.
 */
export function correctedColumnsOf(
  header: readonly string[],
  mapping: HeaderMapping | null,
): readonly WrittenColumn[] {
  const mapped = mapping?.columns.map(({ name, index }) => ({ name, from: index })) ?? [];
  const taken = new Set(mapped.map(({ from }) => from));
  const others = header.flatMap((name, from) => (taken.has(from) ? [] : [{ name, from }]));
  return [...mapped, ...others];
}

/**
 * Rewrites a file with these columns in UTF-8, with commas and without blank lines. Keeps all cells, even those beyond
 * the header. Bad rows can be left out. Returns null for a binary file, or if a quote is never closed. Rejects if the
 * file cannot be read.
 */
export async function correctCsv(
  file: Blob,
  parse: ParseCsv,
  { columns, onlyGoodRows }: Correction,
  onProgress: (readBytes: number) => void,
): Promise<Blob | null> {
  const writer = createFileWriter();
  let width: number | null = null;
  let faultsOf = rowFaultsReaderOf([]);
  for await (const { rows, readBytes, isUnclosed, format } of readCsv(file, parse)) {
    if (isUnclosed || format.encoding === "binary") return null;
    for (const row of rows) {
      if (isBlankRow(row)) continue;
      if (width === null) {
        width = row.length;
        faultsOf = rowFaultsReaderOf(row);
        writer.write(csvLineOf(columns.map(({ name }) => name)));
        continue;
      }
      const { isRagged, isWithoutAddress } = faultsOf(row);
      if (!onlyGoodRows || !(isRagged || isWithoutAddress)) {
        writer.write(csvLineOf(cellsOf(row, columns, width)));
      }
    }
    onProgress(readBytes);
  }
  return writer.end();
}

function cellsOf(row: CsvRow, columns: readonly WrittenColumn[], width: number): CsvRow {
  const cells = columns.map(({ from }) => row[from] ?? "");
  return row.length > width ? [...cells, ...row.slice(width)] : cells;
}
