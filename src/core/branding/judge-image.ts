import { brandingMessages } from "./branding-messages.ts";

/** 15 MB, inclusive (2 §5; decisions T4). */
const mostBytes = 15_728_640;

/** Pictures from this size on slow down every page that shows them (decisions T5). */
export const slowBytes = 1_048_576;

/** Larger pictures exceed the memory of a page (decisions T4). */
const mostSidePixels = 16_384;
const mostPixels = 100_000_000;

/** The facts about a file that are known before it is read. */
export interface FileFacts {
  readonly name: string;
  /** The type that the browser derives from the name. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file is refused by name, type or size (decisions T4). Null if it may be read. */
export function refusalOfFile({ name, type, size }: FileFacts): string | null {
  if (type === "image/svg+xml" || /\.svgz?$/i.test(name)) return brandingMessages.svg;
  if (!/^image\/(?:png|jpeg)$/.test(type) || !/\.(?:png|jpe?g)$/i.test(name)) {
    return brandingMessages.wrongType;
  }
  if (size === 0) return brandingMessages.empty;
  return size > mostBytes ? brandingMessages.tooLarge : null;
}

/**
 * Why a file is refused by its bytes, without decoding them (decisions T4). Null if the browser may try to draw
 * it.
 */
export function refusalOfBytes(bytes: Uint8Array, type: string): string | null {
  const found = imageTypeOf(bytes);
  if (found === null || found !== type) return brandingMessages.misnamed;
  const size = imageSizeOf(bytes, found);
  if (size === null) return brandingMessages.damaged;
  const { width, height } = size;
  if (width === 0 || height === 0) return brandingMessages.damaged;
  const isTooLarge = Math.max(width, height) > mostSidePixels || width * height > mostPixels;
  return isTooLarge ? brandingMessages.tooManyPixels(width, height) : null;
}

type ImageType = "image/png" | "image/jpeg";

interface ImageSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const signatures = {
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff],
} as const;

/** The type that the first bytes show (decisions T4); null for any other than PNG and JPEG. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const starts = (type: ImageType) => signatures[type].every((byte, at) => bytes[at] === byte);
  if (starts("image/png")) return "image/png";
  return starts("image/jpeg") ? "image/jpeg" : null;
}

/**
 * The size that the header of a PNG or JPEG claims; null where it cannot be found. Readers from a
 * library know twenty formats and are ten times this size.
 */
function imageSizeOf(bytes: Uint8Array, type: ImageType): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return type === "image/png" ? pngSizeOf(view) : jpegSizeOf(view);
  } catch (error) {
    if (error instanceof RangeError) return null; // the file ends within the header
    throw error;
  }
}

/** The header is the first chunk, after the signature, its length and its type. */
function pngSizeOf(view: DataView): ImageSize {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const startOfScan = 0xda;
/** Markers in the range of frames that begin no frame: tables, a reserved one, conditioning. */
const noFrames: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Goes through the segments up to the first frame, which has the size. */
function jpegSizeOf(view: DataView): ImageSize | null {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    const kind = marker & 0xff;
    if (marker < 0xff00 || kind === startOfScan) return null;
    if (kind >= 0xc0 && kind <= 0xcf && !noFrames.includes(kind)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A fill byte precedes a marker. After the marker of a segment follows its length.
    at += kind === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}
