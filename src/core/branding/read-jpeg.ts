import { hasContent, type ImageShape } from "./read-png.ts";

const startOfScan = 0xda;
const endOfImage = 0xd9;
const restarts = { first: 0xd0, last: 0xd7 };
/** Markers of the same range that begin no frame: tables, a reserved one, conditioning. */
const noFrames: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Walks the segments to the end of the image; null where that or the frame is missing. */
export function readJpeg(bytes: Uint8Array): ImageShape | null {
  let size: Pick<ImageShape, "width" | "height"> | null = null;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    at += 2;
    if (marker === endOfImage) return size && { ...size, hasMore: hasContent(bytes, at) };
    if (marker >= restarts.first && marker <= restarts.last) continue;
    const length = pairAt(bytes, at);
    if (length < 2 || at + length > bytes.length) return null;
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker)) {
      size ??= { height: pairAt(bytes, at + 3), width: pairAt(bytes, at + 5) };
      if (size.height === 0 || size.width === 0) return null;
    }
    at += length;
    if (marker === startOfScan) at = afterScan(bytes, at);
  }
  return null;
}

/** Where the next marker stands: in a scan, 0xff is followed by 0 or by a restart's number. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= restarts.first && next <= restarts.last)) break;
  }
  return at;
}

/** NaN behind the end. */
function pairAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? Number.NaN) * 256 + (bytes[at + 1] ?? Number.NaN);
}
