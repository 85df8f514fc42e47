import type { ImageSize, LogoFault } from "./branding-messages.ts";

/** The maximum size of a picture: 15 MB. */
const maxBytes = 15_728_640;

/** Pictures of this size or more slow down every page that shows them. */
export const slowBytes = 1_048_576;

/** The maximum width and height in pixels. Larger pictures exceed the memory of a page. */
const maxSidePx = 16_384;
const maxPixels = 100_000_000;

/** The facts about a file that are known before it is read. */
export interface FileFacts {
  readonly name: string;
  /** The type that the browser derives from the name. */
  readonly type: string;
  /** The size of the file, in bytes. */
  readonly size: number;
}

/** The reason why a file is rejected by its name, type or size. Null if its content may be read. */
export function refusalOfFile({ name, type, size }: FileFacts): LogoFault | null {
  if (type === "image/svg+xml" || /\.svgz?$/i.test(name)) return "svg";
  if (!/^image\/(?:png|jpeg)$/.test(type) || !/\.(?:png|jpe?g)$/i.test(name)) {
    return "wrongType";
  }
  if (size === 0) return "empty";
  return size > maxBytes ? "tooLarge" : null;
}

/** The reason why a file is rejected by its first bytes, before it is decoded. Null if the browser may decode it. */
export function refusalOfBytes(bytes: Uint8Array, type: string): LogoFault | null {
  const found = imageTypeOf(bytes);
  if (found === null || found !== type) return "misnamed";
  const size = imageSizeOf(bytes, found);
  if (size === null) return "damaged";
  const { width, height } = size;
  if (width === 0 || height === 0) return "damaged";
  const isTooLarge = Math.max(width, height) > maxSidePx || width * height > maxPixels;
  return isTooLarge ? size : null;
}

type ImageType = "image/png" | "image/jpeg";

const signatures = {
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff],
} as const;

/** Detects the type by the first bytes. Null for any type other than PNG and JPEG. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const starts = (type: ImageType) => signatures[type].every((byte, at) => bytes[at] === byte);
  if (starts("image/png")) return "image/png";
  return starts("image/jpeg") ? "image/jpeg" : null;
}

/**
 * Reads the size in the header of a PNG or JPEG. Null if it is missing. Libraries support twenty formats and are ten
 * times as large.
 */
function imageSizeOf(bytes: Uint8Array, type: ImageType): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return type === "image/png" ? pngSizeOf(view) : jpegSizeOf(view);
  } catch (error) {
    if (error instanceof RangeError) return null; // The file ends within the header.
    throw error;
  }
}

/** The header is the first chunk. It follows the signature, the length and the type of the chunk. */
function pngSizeOf(view: DataView): ImageSize {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const startOfScan = 0xda;
/** Markers in the range of frame markers that do not start a frame: tables, a reserved marker, conditioning. */
const noFrameMarkers: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Skips segments up to the first frame, which contains the size. */
function jpegSizeOf(view: DataView): ImageSize | null {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    const kind = marker & 0xff;
    if (marker < 0xff00 || kind === startOfScan) return null;
    if (kind >= 0xc0 && kind <= 0xcf && !noFrameMarkers.includes(kind)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A fill byte may precede a marker. The length of a segment follows its marker.
    at += kind === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}
