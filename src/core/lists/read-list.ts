import { cellPlaceOf } from "./cell-place.ts";
import { type Damage, type DamageReason, damageReaderOf } from "./damage.ts";
import { findNames } from "./find-names.ts";
import { type LeftOutReason, leftOutReaderOf } from "./left-out-rows.ts";
import { type ColumnChoice, type ColumnMapping, mapColumns } from "./map-columns.ts";
import {
  type CsvFormat,
  type CsvFormatChoice,
  type CsvRow,
  isBlankRow,
  type ParseCsv,
  plainCellOf,
  readCsv,
} from "./read-csv.ts";
import { rowAddressReaderOf } from "./row-address.ts";

/** The choices of the user for a list, and the template that it fills. */
export interface ListChoices extends CsvFormatChoice {
  /** The number of the row with the names, or `none`. By default, the row is found. */
  readonly names?: number | "none" | undefined;
  readonly columns?: readonly ColumnChoice[] | undefined;
  /** The numbers of rows to keep that are left out otherwise. */
  readonly kept?: readonly number[] | undefined;
  /** The kinds of damage that are mended. */
  readonly mended?: readonly DamageReason[] | undefined;
  /** Damaged cells for which the user decided otherwise than `mended` says for their kind, by {@link cellPlaceOf}. */
  readonly mendedOtherwise?: readonly string[] | undefined;
  readonly template?: readonly string[] | undefined;
}

/** The beginning of a list, which decides how its rows are read. */
export interface ListHead {
  readonly format: CsvFormat;
  readonly mapping: ColumnMapping;
  readonly samples: readonly string[];
  readonly namesRow: number | null;
  readonly firstRows: readonly { readonly number: number; readonly cells: CsvRow }[];
  readonly hasStreet: boolean;
}

interface RowPlace {
  /** The number of the row as a spreadsheet counts it, from 1. */
  readonly number: number;
  readonly cells: CsvRow;
}

interface AddressRow extends RowPlace {
  readonly kind: "address";
  readonly street: string;
  /** True if the file has a column of streets, but the row has no street. */
  readonly isWithoutAddress: boolean;
  /** True if text follows beyond the named columns. */
  readonly isRagged: boolean;
  /** True if a cell is written as a formula, which the row no longer has. */
  readonly hadFormula: boolean;
  /** The damaged cells that are not mended, and those that are. */
  readonly damage: readonly Damage[];
  readonly mended: readonly Damage[];
}

/** A row of a list. The rows of all kinds, and the row of names, are those of the file. */
export type ListRow =
  | AddressRow
  | (RowPlace & { readonly kind: "blank" })
  | (RowPlace & { readonly kind: "left-out"; readonly reason: LeftOutReason });

export interface ListBatch {
  readonly head: ListHead;
  readonly rows: readonly ListRow[];
  readonly readBytes: number;
  readonly isLast: boolean;
  /** The number of the row with a quote that is never closed. No row follows. */
  readonly unclosedRow: number | null;
}

const maxSampleRows = 30;
const maxFirstRows = 12;

/** Reads a list of addresses: finds its names, maps its columns, and reads its rows, in order and without loss. */
export async function* readList(
  file: Blob,
  parse: ParseCsv,
  choices: ListChoices = {},
): AsyncGenerator<ListBatch> {
  let reader: ReturnType<typeof createRowReader> | null = null;
  let number = 0;
  for await (const batch of readCsv(file, parse, choices)) {
    reader ??= createRowReader(batch.rows, batch.format, choices);
    const rows: ListRow[] = [];
    for (const cells of batch.rows) {
      number += 1;
      const row = reader.read(cells, number);
      if (row !== null) rows.push(row);
    }
    yield {
      head: reader.head,
      rows,
      readBytes: batch.readBytes,
      isLast: batch.isLast,
      unclosedRow: batch.isUnclosed ? number + 1 : null,
    };
  }
}

/** @param first - the first rows of the file */
function createRowReader(first: readonly CsvRow[], format: CsvFormat, choices: ListChoices) {
  const { names, columns = [], kept = [], mended = [], template = [] } = choices;
  const place = names === "none" ? -1 : names === undefined ? findNames(first) : names - 1;
  const header = withoutEmptyEnd((first[place] ?? []).map((name) => name.trim()));
  const leftOutOf = leftOutReaderOf(header);
  const isJoined = header.length === 1;
  const plain = (cells: CsvRow): CsvRow => {
    const texts = cells.some(isFormulaCell) ? cells.map(plainCellOf) : cells;
    return isJoined ? [joined(texts)] : texts;
  };
  const rows = first
    .slice(Math.max(place, -1) + 1)
    .filter((cells) => !isBlankRow(cells) && leftOutOf(cells) === null)
    .slice(0, maxSampleRows)
    .map(plain);
  const mapping = mapColumns({ names: header, rows, template, choices: columns });
  const address = rowAddressReaderOf(mapping);
  const damageOf = damageReaderOf(mapping.uses);
  const keptRows = new Set(kept);
  const mendedReasons = new Set(mended);
  const others = new Set(choices.mendedOtherwise);
  const isMended = ({ column, after, reason }: Damage, row: number) =>
    after !== null && mendedReasons.has(reason) !== others.has(cellPlaceOf(row, column));
  const width = place < 0 ? Number.POSITIVE_INFINITY : mapping.names.length;

  const head: ListHead = {
    format,
    mapping,
    samples: mapping.uses.map((_, index) => rows.find((row) => row[index]?.trim())?.[index] ?? ""),
    namesRow: place < 0 ? null : place + 1,
    firstRows: first
      .map((cells, index) => ({ number: index + 1, cells }))
      .filter(({ cells }) => !isBlankRow(cells))
      .slice(0, maxFirstRows),
    hasStreet: address.hasStreet,
  };

  return {
    head,
    /** Reads a row. Null for the row of names. */
    read(written: CsvRow, number: number): ListRow | null {
      if (number === place + 1) return null;
      if (isBlankRow(written)) return { kind: "blank", number, cells: written };
      if (!keptRows.has(number)) {
        const reason = number <= place ? "title" : leftOutOf(written);
        if (reason !== null) return { kind: "left-out", number, cells: written, reason };
      }
      const cells = plain(written);
      const found = damageOf(cells);
      const fixed = found.filter((damage) => isMended(damage, number));
      const whole = mendedCellsOf(cells, fixed);
      const street = address.streetOf(whole);
      return {
        kind: "address",
        number,
        cells: whole,
        street,
        isWithoutAddress: address.hasStreet && street === "",
        isRagged: whole.length > width && !isBlankRow(whole.slice(width)),
        hadFormula: written.some(isFormulaCell),
        damage: fixed.length === 0 ? found : found.filter((damage) => !fixed.includes(damage)),
        mended: fixed,
      };
    },
  };
}

function mendedCellsOf(cells: CsvRow, fixed: readonly Damage[]): CsvRow {
  if (fixed.length === 0) return cells;
  // A row may end before the cell.
  const width = Math.max(cells.length, ...fixed.map(({ column }) => column + 1));
  const mended = Array.from({ length: width }, (_, column) => cells[column] ?? "");
  for (const { column, before, after } of fixed) mended[column] = after ?? before;
  return mended;
}

function isFormulaCell(cell: string): boolean {
  return cell.startsWith('="') && cell !== plainCellOf(cell);
}

/** The names without the empty ones at the end, which spreadsheets write for columns that were once used. */
function withoutEmptyEnd(names: readonly string[]): readonly string[] {
  return names.slice(0, names.findLastIndex((name) => name !== "") + 1);
}

/** In a file with one column, an unquoted address with commas was split into cells. */
function joined(cells: CsvRow): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(", ");
}
