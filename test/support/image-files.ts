/** An image of 2 × 1 pixels, written by a browser. It is inline, because tests in Node and in the browser use it. */
export const pngBytes = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEElEQVR4AWJiYGD4D8QMAAAAAP//P20xhwAAAAZJREFUAwAF" +
    "FgECbgIU8wAAAABJRU5ErkJggg==",
);

/** An image of 2 × 1 pixels, written by a browser. */
export const jpegBytes = bytesOf(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////" +
    "////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////" +
    "////////////////////////////wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEA" +
    "AAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhED" +
    "EQA/AIgAf//Z",
);

export const pngUri = uriOf(pngBytes, "image/png");
export const jpegUri = uriOf(jpegBytes, "image/jpeg");

const headerEnd = 33;

/** The CRC-32 table: the remainder of each byte. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** A valid PNG file with exactly this many bytes, padded with a chunk of a private type. */
export function pngOfSize(size: number): Uint8Array<ArrayBuffer> {
  const fill = new Uint8Array(size - pngBytes.length - 12);
  return joined(pngBytes.slice(0, headerEnd), chunk("tEst", fill), pngBytes.slice(headerEnd));
}

/** A file with this many bytes whose header states these dimensions. */
export function pngClaiming(width: number, height: number, size = 5120): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6, 0, 0, 0], 8);
  const plain = pngOfSize(size);
  return joined(plain.slice(0, 8), chunk("IHDR", header), plain.slice(headerEnd));
}

/** The same bytes with one changed. */
export function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(bytes);
  changed[at] = value;
  return changed;
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode(type);
  const frame = new Uint8Array(8);
  new DataView(frame.buffer).setUint32(0, data.length);
  const check = new Uint8Array(4);
  const named = joined(name, data);
  new DataView(check.buffer).setUint32(0, crcOf(named));
  return joined(frame.subarray(0, 4), named, check);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function uriOf(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** The checksum of a chunk: CRC-32 by annex D of the PNG specification, byte by byte. */
function crcOf(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (remainders[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
