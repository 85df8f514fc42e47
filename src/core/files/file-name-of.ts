import { withoutEnd } from "../texts/without-end.ts";

/**
 * The name to save a file under (decisions H12): the name in the `Content-Disposition` header, made safe for any file
 * system, or else the fallback. `filename*` overrides `filename` (RFC 6266 §4.3).
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  for (const name of namesInDisposition(disposition ?? "")) {
    const clean = cleanFileName(name);
    if (clean !== "") return clean;
  }
  return fallback;
}

/** A longer header is ignored. */
const maxLength = 4096;

/** `name="quoted"` or `name=value`, at the start or after a semicolon. */
const parameter = /(?:^|;)\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;

/** The names in a `Content-Disposition` header, the preferred one first (RFC 6266 §4.3). */
function namesInDisposition(disposition: string): readonly string[] {
  if (disposition.length > maxLength) return [];
  const values = new Map<string, string>();
  for (const [, name = "", quoted, bare = ""] of disposition.matchAll(parameter)) {
    const key = name.toLowerCase();
    const value = quoted === undefined ? bare.trim() : quoted.replace(/\\(.)/g, "$1");
    if (!values.has(key)) values.set(key, value);
  }
  const extended = decodeExtended(values.get("filename*") ?? "");
  const plain = decodeRaw(values.get("filename") ?? "");
  return [extended, plain].filter((name) => name !== null);
}

/** Decodes `charset'language'value` (RFC 8187). Null if it is malformed or has an unsupported charset. */
function decodeExtended(value: string): string | null {
  const [, charset = "", encoded = ""] = /^([\w-]+)'[^']*'(.+)$/.exec(value) ?? [];
  if (encoded === "" || !/^(?:%[\da-f]{2}|[^%])*$/i.test(encoded)) return null;
  if (/^iso-8859-1$/i.test(charset)) {
    return encoded.replace(/%(..)/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  if (!/^utf-8$/i.test(charset)) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null; // The bytes are not valid UTF-8.
  }
}

/** Decodes raw UTF-8, which some servers send. Headers arrive with one character per byte. */
function decodeRaw(value: string): string {
  const codes = [...value].map((letter) => letter.charCodeAt(0));
  if (codes.some((code) => code > 0xff)) return value;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return value; // Not UTF-8, so it is Latin-1, as the HTTP standard defines it.
  }
}

/** Most file systems allow 255 bytes. A browser may append text such as " (1)". */
const maxBytes = 200;
/** Characters that are unprintable or change the reading order. */
const hiddenCharacters = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const illegalCharacters = /[<>:"|?*]/g;
/** Names that Windows reserves for devices, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;
const extension = /\.[^.\s]{1,10}$/;

/**
 * Makes a file name safe for any file system: keeps the last path segment, and removes unprintable and forbidden
 * characters and leading dots. Returns `""` if nothing is left.
 */
export function cleanFileName(raw: string): string {
  const segment = raw.replace(hiddenCharacters, "").split(/[\\/]/).findLast(isName) ?? "";
  const shown = withoutMiddle(segment)
    .normalize("NFC")
    .replace(illegalCharacters, " ")
    .replace(/\s+/g, " ");
  const name = withoutEnd(shown.replace(/^[. ]+/, ""), /[. ]/);
  return shorten(deviceName.test(name) ? `_${name}` : name);
}

/** Cuts the middle out of a very long name: normalising takes quadratic time on a run of accents. */
function withoutMiddle(name: string): string {
  const letters = [...name];
  if (letters.length <= 2 * maxBytes) return name;
  return [...letters.slice(0, maxBytes), ...letters.slice(-maxBytes)].join("");
}

function isName(segment: string): boolean {
  return /[^.\s]/.test(segment);
}

/** Shortens a name before its extension, without splitting a character. */
function shorten(name: string): string {
  if (bytesOf(name) <= maxBytes) return name;
  const tail = extension.exec(name)?.[0] ?? "";
  let room = maxBytes - bytesOf(tail);
  const kept = [...name.slice(0, name.length - tail.length)].filter((letter) => {
    room -= bytesOf(letter);
    return room >= 0;
  });
  return kept.join("").trimEnd() + tail;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
