/** The character encoding of a file. `latin-1` is read as Windows-1252, its superset. */
export type CsvEncoding = "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16be" | "latin-1" | "binary";

export interface CsvDecoder {
  /** The encoding of what was read so far: any byte may turn UTF-8 into Latin-1. */
  encoding(): CsvEncoding;
  decode(bytes: Uint8Array, isEnd: boolean): string;
}

/** @param head - the first bytes of the file. */
export function createCsvDecoder(head: Uint8Array): CsvDecoder {
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
      const all = joined(rest, bytes);
      if (encoding === "latin-1" || encoding === "binary") {
        rest = new Uint8Array();
        return latin.decode(all);
      }
      const end = isEnd ? all.length : wholeLettersOf(all);
      rest = all.slice(end);
      try {
        return utf8.decode(all.subarray(0, end));
      } catch {
        encoding = "latin-1"; // A byte that is invalid in UTF-8.
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
  // Latin letters in UTF-16 have a zero in every other byte, and hardly any elsewhere.
  const most = head.length * 0.35;
  if (odd > most && even < odd * 0.05) return "utf-16le";
  if (even > most && odd < even * 0.05) return "utf-16be";
  return even + odd > 0 || controls > head.length * 0.02 ? "binary" : "utf-8";
}

function joined(rest: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (rest.length === 0) return bytes;
  const all = new Uint8Array(rest.length + bytes.length);
  all.set(rest);
  all.set(bytes, rest.length);
  return all;
}

/** The index of a truncated last character of UTF-8, or the length if there is none. */
function wholeLettersOf(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue; // A continuation byte.
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < length ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
