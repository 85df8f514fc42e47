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
  readonly encoding: CsvEncoding;
  readonly dialect: CsvDialect;
  /** True if the next row opens a quote that is never closed. No batch follows. */
  readonly isUnclosed: boolean;
}

/** The number of bytes in the first chunk. It is small, so that the first rows appear quickly. */
const headBytes = 64 * 1024;
const chunkBytes = 512 * 1024;
/**
 * The maximum length of a row. A longer one counts as a quote that is never closed, which bounds the memory.
 */
const maxRowLength = 1024 * 1024;

/**
 * Reads a file in chunks and yields its rows, including the header and blank rows. Stops at a binary file and at a
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
    const isTooLong = !isEnd && text.length > maxRowLength;
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

/** True if all cells of a row are empty, so that it is not data. */
export function isBlankRow(row: CsvRow): boolean {
  return !row.some((cell) => cell !== "" && cell.trim() !== "");
}

export type CsvDelimiter = "," | ";" | "\t" | "|";

interface CsvDialect {
  readonly delimiter: CsvDelimiter;
  readonly newline: "\n" | "\r";
}

const delimiters = [",", ";", "\t", "|"] as const satisfies readonly CsvDelimiter[];
/**
 * The number of lines that decide. A cell with a hundred lines must not slow the detection down.
 */
const linesRead = 12;

/**
 * Detects the delimiter and newline from the beginning of a file. The delimiter that gives the most lines as many cells
 * as the first line wins. Ties go to the one with the most cells. CR LF is read as LF. The detection of papaparse
 * weighs all lines equally and takes other characters for delimiters.
 */
function csvDialectOf(head: string): CsvDialect {
  const newline = head.includes("\n") || !head.slice(0, -1).includes("\r") ? "\n" : "\r";
  const lines = linesOf(head, newline);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [cells = 0] = counts;
    const even = cells === 0 ? 0 : counts.filter((count) => count === cells).length;
    return { delimiter, even, cells };
  });
  const best = scores.reduce((a, b) =>
    b.even > a.even || (b.even === a.even && b.cells > a.cells) ? b : a,
  );
  return { delimiter: best.delimiter, newline };
}

/** The first lines, without quoted parts and without the last line if it is truncated. */
function linesOf(head: string, newline: string): readonly string[] {
  const bare = head.replace(/"(?:[^"]|"")*(?:"|$)/g, "");
  const lines = bare.split(newline, linesRead + 1);
  const whole = lines.length > 1 ? lines.slice(0, Math.min(linesRead, lines.length - 1)) : lines;
  return whole.filter((line) => line.trim() !== "");
}

/** The character encoding of a file. `latin-1` is read as Windows-1252, its superset. */
export type CsvEncoding = "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16be" | "latin-1" | "binary";

interface CsvDecoder {
  /** The encoding of the bytes so far. Any later byte may turn UTF-8 into Latin-1. */
  encoding(): CsvEncoding;
  decode(bytes: Uint8Array, isEnd: boolean): string;
}

/** @param head - the first bytes of the file. */
function createCsvDecoder(head: Uint8Array): CsvDecoder {
  const first = encodingOf(head);
  if (first === "utf-16le" || first === "utf-16be") {
    const decoder = new TextDecoder(first);
    return {
      encoding: () => first,
      decode: (bytes, isEnd) => decoder.decode(bytes, { stream: !isEnd }),
    };
  }
  let encoding = first;
  let rest = new Uint8Array();
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  const latin = new TextDecoder("windows-1252");
  return {
    encoding: () => encoding,
    decode(bytes, isEnd) {
      const all = concatBytes(rest, bytes);
      if (encoding === "latin-1" || encoding === "binary") {
        rest = new Uint8Array();
        return latin.decode(all);
      }
      const end = isEnd ? all.length : wholeLettersOf(all);
      rest = all.slice(end);
      try {
        return utf8.decode(all.subarray(0, end));
      } catch {
        encoding = "latin-1"; // The bytes are not valid UTF-8.
        rest = new Uint8Array();
        return latin.decode(all);
      }
    },
  };
}

function encodingOf(head: Uint8Array): CsvEncoding {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8-bom";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const zeros = [0, 0];
  let controls = 0;
  for (const [index, byte] of head.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    else if (byte < 9 || (byte > 13 && byte < 32)) controls += 1;
  }
  const [even = 0, odd = 0] = zeros;
  // Latin letters in UTF-16 have a zero in every second byte, and rarely elsewhere.
  const most = head.length * 0.35;
  if (odd > most && even < odd * 0.05) return "utf-16le";
  if (even > most && odd < even * 0.05) return "utf-16be";
  return even + odd > 0 || controls > head.length * 0.02 ? "binary" : "utf-8";
}

function concatBytes(rest: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (rest.length === 0) return bytes;
  const all = new Uint8Array(rest.length + bytes.length);
  all.set(rest);
  all.set(bytes, rest.length);
  return all;
}

/** The start of a truncated UTF-8 character at the end, or the length if no character is truncated. */
function wholeLettersOf(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue; // Skip continuation bytes.
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < length ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
