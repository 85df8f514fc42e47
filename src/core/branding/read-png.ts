import { crcOf } from "./crc.ts";

/** Size in pixels, and whether bytes follow after its end. */
export interface ImageShape {
  readonly width: number;
  readonly height: number;
  readonly hasMore: boolean;
}

const signatureLength = 8;
/** Length, type and checksum around a chunk's data. */
const chunkFrame = 12;
const header = 0x49484452;
const content = 0x49444154;
const end = 0x49454e44;

/** Walks the chunks from IHDR over IDAT to IEND; null where one is missing, cut off or not as written. */
export function readPng(bytes: Uint8Array): ImageShape | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isHeaded =
    bytes.length >= signatureLength + chunkFrame + 13 &&
    view.getUint32(signatureLength) === 13 &&
    view.getUint32(signatureLength + 4) === header;
  if (!isHeaded) return null;
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  if (width === 0 || height === 0) return null;
  let at = signatureLength;
  let hasPixels = false;
  while (at + chunkFrame <= bytes.length) {
    const checkAt = at + 8 + view.getUint32(at);
    if (checkAt + 4 > bytes.length) return null;
    if (crcOf(bytes.subarray(at + 4, checkAt)) !== view.getUint32(checkAt)) return null;
    const type = view.getUint32(at + 4);
    at = checkAt + 4;
    if (type === content) hasPixels = true;
    if (type === end) return hasPixels ? { width, height, hasMore: hasContent(bytes, at) } : null;
  }
  return null;
}

/** Whether anything but zeros, with which some programs fill up, stands from here on. */
export function hasContent(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at += 1) if (bytes[at] !== 0) return true;
  return false;
}
