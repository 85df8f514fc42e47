export type ImageType = "image/png" | "image/jpeg";

export interface ImageSize {
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
export function imageSizeOf(bytes: Uint8Array, type: ImageType): ImageSize | null {
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
