/** Decodes a file: UTF-8, UTF-16 with byte order mark, or Windows-1252. Null if the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  return /[^\P{Cc}\t\n\v\f\r\u0085]/u.test(text) ? null : text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
