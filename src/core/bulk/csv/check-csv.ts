import { isFormula } from "../../files/write-csv.ts";
import { type CsvRow, isBlankRow, type ParseCsv, readCsv } from "../../lists/read-csv.ts";
import type { CsvDelimiter } from "../../lists/text-dialect.ts";
import type { CsvEncoding } from "../../lists/text-encoding.ts";
import { addressColumnsOf } from "./column-names.ts";

/** The number of times that a problem occurs, and the first rows in which it occurs. */
export interface CsvFinding {
  readonly count: number;
  /** The first row numbers, as a spreadsheet counts them: the header is row 1. */
  readonly rows: readonly number[];
  /** True if the problem occurs in more rows than these. */
  readonly hasMore: boolean;
}

export interface CsvPreview {
  readonly header: CsvRow;
  readonly rows: readonly CsvRow[];
}

/** The report on a file. It is advice: the user can upload any file that has data rows. */
export interface CsvReport extends CsvPreview {
  readonly encoding: CsvEncoding;
  readonly delimiter: CsvDelimiter;
  /** The number of data rows, without blank lines. */
  readonly rowCount: number;
  /** Rows whose address occurs in an earlier row. */
  readonly duplicates: CsvFinding;
  readonly emptyAddresses: CsvFinding;
  /** Rows with more or fewer cells than the header. */
  readonly raggedRows: CsvFinding;
  /** The number of rows without an address, or with more or fewer cells than the header. */
  readonly badRowCount: number;
  /** Cells that a spreadsheet would run as formulas. */
  readonly formulaCells: CsvFinding;
  /** The row with a quote that is never closed. The rows after it were not read. */
  readonly unclosedRow: number | null;
}

export interface CsvCheckHandlers {
  preview(preview: CsvPreview): void;
  progress(readBytes: number): void;
}

/** True if a file has no data rows and therefore cannot be uploaded. A file that cannot be read returns false. */
export function hasNoRows({ rowCount, unclosedRow, encoding }: CsvReport): boolean {
  return rowCount === 0 && unclosedRow === null && encoding !== "binary";
}

const previewRows = 5;
const rowsNamed = 5;

/** Reads a whole file once, in bounded memory. Rejects if it cannot be read. */
export async function checkCsv(
  file: Blob,
  parse: ParseCsv,
  handlers: CsvCheckHandlers,
): Promise<CsvReport> {
  let header: CsvRow | null = null;
  let check = (_row: CsvRow, _number: number) => {};
  let isShown = false;
  let number = 0;
  let rowCount = 0;
  let unclosedRow: number | null = null;
  let encoding: CsvEncoding = "utf-8";
  let delimiter: CsvDelimiter = ",";
  const rows: CsvRow[] = [];
  const found = createFindings();

  for await (const batch of readCsv(file, parse)) {
    ({ encoding, delimiter } = batch.format);
    for (const row of batch.rows) {
      number += 1;
      if (isBlankRow(row)) continue;
      if (header === null) {
        header = row;
        check = createRowCheck(header, found);
        continue;
      }
      rowCount += 1;
      if (rows.length < previewRows) rows.push(row);
      check(row, number);
    }
    if (batch.isUnclosed) {
      unclosedRow = number + 1;
      if (header !== null) rowCount += 1;
    }
    if (!isShown && header !== null) {
      isShown = true;
      handlers.preview({ header, rows: [...rows] });
    }
    handlers.progress(batch.readBytes);
  }
  return {
    header: header ?? [],
    rows,
    encoding,
    delimiter,
    rowCount,
    unclosedRow,
    ...found.read(),
  };
}

function createFindings() {
  const counter = () => {
    const rows: number[] = [];
    let count = 0;
    let hasMore = false;
    return {
      add(row: number) {
        count += 1;
        if (rows.at(-1) === row) return;
        if (rows.length < rowsNamed) rows.push(row);
        else hasMore = true;
      },
      read: (): CsvFinding => ({ count, rows, hasMore }),
    };
  };
  const [duplicates, emptyAddresses, raggedRows, formulaCells, badRows] = [
    counter(),
    counter(),
    counter(),
    counter(),
    counter(),
  ];
  return {
    duplicates,
    emptyAddresses,
    raggedRows,
    formulaCells,
    badRows,
    read: () => ({
      duplicates: duplicates.read(),
      emptyAddresses: emptyAddresses.read(),
      raggedRows: raggedRows.read(),
      formulaCells: formulaCells.read(),
      badRowCount: badRows.read().count,
    }),
  };
}

/** Finds the faults of a row: no street address, or more or fewer cells than the header. */
export function rowFaultsReaderOf(header: CsvRow): (row: CsvRow) => RowFaults {
  const { street } = addressColumnsOf(header);
  return (row) => ({
    isRagged: row.length !== header.length,
    isWithoutAddress: street >= 0 && (row[street] ?? "").trim() === "",
  });
}

interface RowFaults {
  readonly isRagged: boolean;
  readonly isWithoutAddress: boolean;
}

function createRowCheck(header: CsvRow, found: ReturnType<typeof createFindings>) {
  const columns = addressColumnsOf(header).all;
  const keys = createSeenKeys();
  const faultsOf = rowFaultsReaderOf(header);
  return (row: CsvRow, number: number) => {
    const { isRagged, isWithoutAddress } = faultsOf(row);
    if (isRagged || isWithoutAddress) found.badRows.add(number);
    if (isRagged) found.raggedRows.add(number);
    for (const cell of row) if (isFormula(cell)) found.formulaCells.add(number);
    if (isWithoutAddress) {
      found.emptyAddresses.add(number);
    } else if (keys.seen(addressKeyOf(row, columns))) {
      found.duplicates.add(number);
    }
  };
}

/** Addresses that differ only in case and spaces count as equal. Without address columns, whole rows are compared. */
function addressKeyOf(row: CsvRow, columns: readonly number[]): string {
  const cells = columns.length === 0 ? row : columns.map((index) => row[index] ?? "");
  return cells.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, " ")).join("\u0000");
}

/** The maximum number of stored keys (32 MB). */
const maxKeys = 2 ** 21;

interface SeenKeys {
  /** True if this key was seen before. Two different keys collide once in about 2⁶⁴ pairs. */
  seen(key: string): boolean;
  /** True if the maximum number of keys was exceeded. */
  isFull(): boolean;
}

/** Stores keys as hashes, in bounded memory. */
export function createSeenKeys(limit = maxKeys): SeenKeys {
  let size = 1 << 12;
  let hashes = new Uint32Array(size * 2);
  let count = 0;

  /** Stores a hash if the maximum number is not reached. Returns false if it is already stored. */
  function keep(high: number, low: number): boolean {
    let slot = low & (size - 1);
    for (;;) {
      const [a, b] = [hashes[slot * 2], hashes[slot * 2 + 1]];
      if (a === high && b === low) return false;
      if (a === 0 && b === 0) {
        hashes[slot * 2] = high;
        hashes[slot * 2 + 1] = low;
        return true;
      }
      slot = (slot + 1) & (size - 1);
    }
  }

  function grow(): void {
    const before = hashes;
    size *= 2;
    hashes = new Uint32Array(size * 2);
    for (let index = 0; index < before.length; index += 2) {
      const [high = 0, low = 0] = [before[index], before[index + 1]];
      if (high !== 0 || low !== 0) keep(high, low);
    }
  }

  return {
    seen(key) {
      if (count >= limit) return false;
      if (count * 2 >= size) grow();
      const [high, low] = hashOf(key);
      const isNew = keep(high, low);
      if (isNew) count += 1;
      return !isNew;
    },
    isFull: () => count >= limit,
  };
}

/** A 64-bit hash, never zero (two rounds of MurmurHash's mixing). */
function hashOf(key: string): readonly [number, number] {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  const high = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const low = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [high >>> 0 || 1, low >>> 0];
}
