import type { CsvEncoding } from "./csv-encodings.ts";
import {
  type CsvDelimiter,
  type CsvDialect,
  createDialectSurvey,
  separatorLineOf,
} from "./text-dialect.ts";
import { createCsvDecoder, createEncodingSurvey, type FoundEncoding } from "./text-encoding.ts";

export type CsvRow = readonly string[];

interface ParsedRows {
  readonly rows: readonly CsvRow[];
  /** The length of the parsed text. The rest is an incomplete row. */
  readonly usedLength: number;
  /** True if the text ends inside a quote that is never closed. */
  readonly isUnclosed: boolean;
}

/** Parses text into rows. Leaves out the last row unless the text is at its end. */
export type ParseCsv = (text: string, dialect: CsvDialect, isEnd: boolean) => ParsedRows;

export interface CsvBatch {
  readonly rows: readonly CsvRow[];
  readonly readBytes: number;
  readonly format: CsvFormat;
  /** True if the next row opens a quote that is never closed. No batch follows. */
  readonly isUnclosed: boolean;
  readonly isLast: boolean;
}

/** How a file is written. */
export interface CsvFormat extends FoundEncoding, CsvDialect {
  /** True if the first line names the delimiter. */
  readonly hasSeparatorLine: boolean;
}

/** The choices of the user, which replace the detected format. */
export interface CsvFormatChoice {
  readonly encoding?: CsvEncoding | undefined;
  readonly delimiter?: CsvDelimiter | undefined;
}

/** The number of bytes in the first chunk. It is small, so that the first rows appear quickly. */
const headBytes = 64 * 1024;
const chunkBytes = 512 * 1024;
/**
 * The maximum length of a row. A longer one counts as a quote that is never closed, which bounds the memory.
 */
const maxRowLength = 1024 * 1024;

/**
 * Reads a file in chunks and yields its rows, including the header and blank rows. A first line that names the
 * delimiter is no row. Stops at a binary file and at a quote that is never closed. Rejects if the file becomes
 * unreadable.
 *
 * The file is read twice: all of it decides the encoding and the delimiter.
 */
export async function* readCsv(
  file: Blob,
  parse: ParseCsv,
  choice: CsvFormatChoice = {},
): AsyncGenerator<CsvBatch> {
  const format = await formatOf(file, choice);
  if (format.encoding === "binary") {
    yield { rows: [], readBytes: file.size, format, isUnclosed: false, isLast: true };
    return;
  }
  const decoder = createCsvDecoder(format.encoding);
  let text = "";
  let isFirst = true;
  for await (const { bytes, readBytes, isEnd } of chunksOf(file)) {
    text += decoder.decode(bytes, isEnd);
    if (isFirst) text = text.slice(separatorLineOf(text)?.length ?? 0);
    isFirst = false;
    const { rows, usedLength, isUnclosed } = parse(text, format, isEnd);
    text = text.slice(usedLength);
    const isTooLong = !isEnd && text.length > maxRowLength;
    yield {
      rows,
      readBytes,
      format,
      isUnclosed: isUnclosed || isTooLong,
      isLast: isEnd || isTooLong,
    };
    if (isTooLong) return;
  }
}

/** Finds the encoding, the delimiter and the newline of a file. */
async function formatOf(file: Blob, choice: CsvFormatChoice): Promise<CsvFormat> {
  let encodings: ReturnType<typeof createEncodingSurvey> | null = null;
  let named: CsvDelimiter | undefined;
  let decoder: ReturnType<typeof createCsvDecoder> | null = null;
  const dialects = createDialectSurvey();
  for await (const { bytes, isEnd } of chunksOf(file)) {
    if (encodings === null) {
      encodings = createEncodingSurvey(bytes);
      const encoding = choice.encoding ?? encodings.first;
      if (encoding === "binary") break;
      if (isWide(encoding)) decoder = createCsvDecoder(encoding);
      const head = createCsvDecoder(encoding).decode(bytes, isEnd);
      named = separatorLineOf(head)?.delimiter;
    }
    encodings.add(bytes, isEnd);
    dialects.add(decoder === null ? bytes : codesOf(decoder.decode(bytes, isEnd)));
  }
  const dialect = dialects.found();
  const found = encodings?.found(dialect.newline) ?? { encoding: "utf-8", isGuess: false };
  return {
    ...dialect,
    delimiter: choice.delimiter ?? named ?? dialect.delimiter,
    encoding: choice.encoding ?? found.encoding,
    isGuess: found.isGuess,
    hasSeparatorLine: named !== undefined,
  };
}

function isWide(encoding: CsvEncoding): boolean {
  return encoding === "utf-16le" || encoding === "utf-16be";
}

function codesOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

interface Chunk {
  readonly bytes: Uint8Array;
  readonly readBytes: number;
  readonly isEnd: boolean;
}

/** Reads a file in chunks, at least one. */
async function* chunksOf(file: Blob): AsyncGenerator<Chunk> {
  let readBytes = 0;
  for (;;) {
    const length = readBytes === 0 ? headBytes : chunkBytes;
    const bytes = new Uint8Array(await file.slice(readBytes, readBytes + length).arrayBuffer());
    readBytes += bytes.length;
    const isEnd = readBytes >= file.size || bytes.length === 0;
    yield { bytes, readBytes, isEnd };
    if (isEnd) return;
  }
}

/** True if all cells of a row are empty, so that it is not data. */
export function isBlankRow(row: CsvRow): boolean {
  return !row.some((cell) => cell !== "" && cell.trim() !== "");
}

/**
 * The text of a cell that is written as a formula, so that a spreadsheet keeps its zeros: `="07302"` is 07302. Other
 * cells stay as they are.
 */
export function plainCellOf(cell: string): string {
  if (!cell.startsWith('="') || !cell.endsWith('"') || cell.length < 3) return cell;
  const inner = cell.slice(2, -1);
  return inner.includes('"') ? cell : inner;
}
