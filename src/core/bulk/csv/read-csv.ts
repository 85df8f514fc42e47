import { type CsvDialect, csvDialectOf } from "./csv-dialect.ts";
import { type CsvEncoding, createCsvDecoder } from "./csv-encoding.ts";

export type CsvRow = readonly string[];

interface ParsedRows {
  readonly rows: readonly CsvRow[];
  /** The length of the text that was parsed into rows. The rest is an incomplete row. */
  readonly usedLength: number;
  /** Whether the file ends inside a quote that is never closed. */
  readonly isUnclosed: boolean;
}

/** Parses text into rows, without the last one if the text continues. */
export type ParseCsv = (text: string, dialect: CsvDialect, isEnd: boolean) => ParsedRows;

export interface CsvBatch {
  readonly rows: readonly CsvRow[];
  readonly readBytes: number;
  readonly encoding: CsvEncoding;
  readonly dialect: CsvDialect;
  /** The next row opens a quote that is never closed. Nothing follows. */
  readonly isUnclosed: boolean;
}

/** Small, so that the first rows appear soon. */
const headBytes = 64 * 1024;
const chunkBytes = 512 * 1024;
/** A longer row has a quote that is never closed. The limit bounds the memory. */
const longestRow = 1024 * 1024;

/**
 * Reads a file chunk by chunk and yields its rows, including the header and blank rows. Stops at a binary file and at a
 * quote that is never closed. Rejects if the file becomes unreadable.
 */
export async function* readCsv(file: Blob, parse: ParseCsv): AsyncGenerator<CsvBatch> {
  let bytes = await partOf(file, 0, headBytes);
  const decoder = createCsvDecoder(bytes);
  let readBytes = bytes.length;
  let isEnd = readBytes >= file.size;
  let text = decoder.decode(bytes, isEnd);
  const dialect = csvDialectOf(text);
  for (;;) {
    const encoding = decoder.encoding();
    if (encoding === "binary") {
      yield { rows: [], readBytes, encoding, dialect, isUnclosed: false };
      return;
    }
    const { rows, usedLength, isUnclosed } = parse(text, dialect, isEnd);
    text = text.slice(usedLength);
    const isTooLong = !isEnd && text.length > longestRow;
    yield { rows, readBytes, encoding, dialect, isUnclosed: isUnclosed || isTooLong };
    if (isEnd || isTooLong) return;
    bytes = await partOf(file, readBytes, chunkBytes);
    readBytes += bytes.length;
    isEnd = readBytes >= file.size;
    text += decoder.decode(bytes, isEnd);
  }
}

async function partOf(file: Blob, from: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
}

/** Whether a row is empty and therefore not data. */
export function isBlankRow(row: CsvRow): boolean {
  return !row.some((cell) => cell !== "" && cell.trim() !== "");
}
