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
const end = 0x49454e44;

/** Walks the chunks from IHDR to IEND; null where one is missing, cut off or not as it was written. */
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
  while (at + chunkFrame <= bytes.length) {
    const checkAt = at + 8 + view.getUint32(at);
    if (checkAt + 4 > bytes.length) return null;
    if (crcOf(bytes.subarray(at + 4, checkAt)) !== view.getUint32(checkAt)) return null;
    const isEnd = view.getUint32(at + 4) === end;
    at = checkAt + 4;
    if (isEnd) return { width, height, hasMore: hasContent(bytes, at) };
  }
  return null;
}

/** Whether anything but zeros, with which some programs fill up, stands from here on. */
export function hasContent(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at += 1) if (bytes[at] !== 0) return true;
  return false;
}
