import type { CsvEncoding } from "./csv-encodings.ts";

interface CsvDecoder {
  /** @param isEnd - true for the last bytes of the file. Characters may be split across calls. */
  decode(bytes: Uint8Array, isEnd: boolean): string;
}

/** Decodes a file in chunks, without the byte order marks at its beginning. */
export function createCsvDecoder(encoding: CsvEncoding): CsvDecoder {
  const decode = decoderOf(encoding);
  let isAtStart = true;
  return {
    decode(bytes, isEnd) {
      const text = decode(bytes, isEnd);
      if (!isAtStart || text === "") return text;
      let start = 0;
      while (text.charCodeAt(start) === byteOrderMark) start += 1;
      isAtStart = start === text.length;
      return text.slice(start);
    },
  };
}

const byteOrderMark = 0xfeff;

function decoderOf(encoding: CsvEncoding): CsvDecoder["decode"] {
  switch (encoding) {
    case "utf-8":
    case "utf-8-bom":
      return createUtf8Decoder();
    case "utf-16le":
    case "utf-16be": {
      const decoder = new TextDecoder(encoding, { ignoreBOM: true });
      return (bytes, isEnd) => decoder.decode(bytes, { stream: !isEnd });
    }
    case "mac-roman":
      return singleByteDecoder("macintosh");
    case "latin-1":
    case "binary":
      return singleByteDecoder("windows-1252");
  }
}

type SingleByteLabel = "macintosh" | "windows-1252";

function singleByteDecoder(label: SingleByteLabel): CsvDecoder["decode"] {
  const decoder = new TextDecoder(label);
  if (label === "macintosh") return (bytes) => decoder.decode(bytes);
  // Some versions of Node decode the bytes 128 to 159 as control characters.
  return (bytes) =>
    decoder.decode(bytes).replace(/[\u0080-\u009f]/g, (control) => {
      return windowsLetters[control.charCodeAt(0) - 128] ?? control;
    });
}

/** The characters 128 to 159 of Windows-1252. */
const windowsLetters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ" as const;

/** Decodes UTF-8. A byte that is invalid there is read as Windows-1252, so that one bad byte changes one character. */
function createUtf8Decoder(): CsvDecoder["decode"] {
  const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const single = singleByteDecoder("windows-1252");
  let rest = new Uint8Array();
  return (bytes, isEnd) => {
    const all = concatBytes(rest, bytes);
    const end = isEnd ? all.length : wholeLettersOf(all);
    rest = all.slice(end);
    const whole = all.subarray(0, end);
    try {
      return utf8.decode(whole);
    } catch {
      return validRunsOf(whole)
        .map(({ from, to, isValid }) => {
          const run = whole.subarray(from, to);
          return isValid ? utf8.decode(run) : single(run, true);
        })
        .join("");
    }
  };
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly isValid: boolean;
}

/** Splits bytes into runs of valid and of invalid UTF-8. */
function validRunsOf(bytes: Uint8Array): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  let isValid = true;
  let at = 0;
  const end = () => {
    if (at > from) runs.push({ from, to: at, isValid });
    from = at;
  };
  while (at < bytes.length) {
    const length = letterLengthAt(bytes, at);
    if (length > 0 !== isValid) {
      end();
      isValid = length > 0;
    }
    at += Math.max(length, 1);
  }
  end();
  return runs;
}

/** The length of the valid UTF-8 character at a position; 0 if no character begins there. */
function letterLengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = lengthOf(first);
  const second = bytes[at + 1] ?? 0;
  // Longer forms than needed, surrogates, and numbers above the last character are invalid.
  const min = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const max = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (length === 0 || second < min || second > max) return 0;
  for (let next = at + 2; next < at + length; next += 1) {
    if (!isContinuation(bytes[next] ?? 0)) return 0;
  }
  return length;
}

/** The length of a character of several bytes, by its first byte; 0 if no character begins with it. */
function lengthOf(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte < 0xc0;
}

/** The start of a truncated UTF-8 character at the end, or the length if no character is truncated. */
function wholeLettersOf(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (isContinuation(byte)) continue;
    return back < lengthOf(byte) ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function concatBytes(rest: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (rest.length === 0) return bytes;
  const all = new Uint8Array(rest.length + bytes.length);
  all.set(rest);
  all.set(bytes, rest.length);
  return all;
}

/** The encoding of a file, and whether other encodings are possible. */
export interface FoundEncoding {
  readonly encoding: CsvEncoding;
  /** True if the bytes allow several encodings. */
  readonly isGuess: boolean;
}

/** Finds the encoding of a file from all its bytes, chunk by chunk. */
export function createEncodingSurvey(head: Uint8Array) {
  const first = encodingOfHead(head);
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let rest = new Uint8Array();
  let [valid, invalid] = [0, 0];
  const scores = { "latin-1": 0, "mac-roman": 0 };

  return {
    /** The encoding that the beginning of the file decides. `utf-8` may still become another one. */
    first,
    add(bytes: Uint8Array, isEnd: boolean): void {
      if (first !== "utf-8" && first !== "utf-8-bom") return;
      const all = concatBytes(rest, bytes);
      const end = isEnd ? all.length : wholeLettersOf(all);
      rest = all.slice(end);
      const whole = all.subarray(0, end);
      try {
        valid += whole.length - utf8.decode(whole).length;
      } catch {
        for (const { from, to, isValid } of validRunsOf(whole)) {
          if (isValid) valid += highLettersIn(whole.subarray(from, to));
          else invalid += to - from;
        }
        scores["latin-1"] += scoreOf(whole, kindsOf("windows-1252"));
        scores["mac-roman"] += scoreOf(whole, kindsOf("macintosh"));
      }
    },
    /** @param newline - old Macs end lines with CR */
    found(newline: "\n" | "\r"): FoundEncoding {
      if (first !== "utf-8" && first !== "utf-8-bom") return { encoding: first, isGuess: false };
      if (invalid === 0) return { encoding: first, isGuess: false };
      if (first === "utf-8-bom" || valid >= invalid) return { encoding: first, isGuess: true };
      const isMac = scores["mac-roman"] + (newline === "\r" ? 1 : 0) > scores["latin-1"];
      return { encoding: isMac ? "mac-roman" : "latin-1", isGuess: true };
    },
  };
}

/** The encoding that the first bytes of a file decide: by a byte order mark, or by zeros and control characters. */
function encodingOfHead(head: Uint8Array): CsvEncoding {
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

/** The number of characters of several bytes in valid UTF-8. */
function highLettersIn(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte >= 0xc2) count += 1;
  return count;
}

type CharacterKind = "lower" | "upper" | "apostrophe" | "sign" | "rare";

const kindsByLabel = new Map<string, readonly CharacterKind[]>();

/** The kinds of the characters 128 to 255 in an encoding. */
function kindsOf(label: SingleByteLabel): readonly CharacterKind[] {
  const known = kindsByLabel.get(label);
  if (known !== undefined) return known;
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const kinds = [...singleByteDecoder(label)(bytes, true)].map((letter): CharacterKind => {
    if (/^\p{Ll}$/u.test(letter)) return "lower";
    if (/^\p{Lu}$/u.test(letter)) return "upper";
    if (letter === "’") return "apostrophe";
    return "½¼¾°–—‘“”…•®™©§ªº\u00a0".includes(letter) ? "sign" : "rare";
  });
  kindsByLabel.set(label, kinds);
  return kinds;
}

/** How well the bytes above 127 fit as characters of these kinds beside their neighbours. */
function scoreOf(bytes: Uint8Array, kinds: readonly CharacterKind[]): number {
  let score = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 128) continue;
    const [before, after] = [bytes[at - 1] ?? 0, bytes[at + 1] ?? 0];
    const isInWord = isLetter(before) || isLetter(after);
    switch (kinds[byte - 128]) {
      case "lower":
        score += !isInWord || isUpper(after) ? -1 : 2;
        break;
      case "upper":
        score += isLower(before) ? -3 : isInWord ? 1 : 0;
        break;
      case "apostrophe":
        score += isLetter(before) ? 2 : 1;
        break;
      case "sign":
        score += isLetter(before) && isLetter(after) ? -1 : 1;
        break;
      default:
        score -= 2;
    }
  }
  return score;
}

function isLower(byte: number): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}

function isUpper(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}

function isLetter(byte: number): boolean {
  return isLower(byte) || isUpper(byte);
}
