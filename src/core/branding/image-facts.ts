import { readJpeg } from "./read-jpeg.ts";
import { readPng } from "./read-png.ts";

/** What the bytes of a picture say of it, without decoding it. */
export interface ImageFacts {
  readonly type: ImageType;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes follow after its end: it is another kind of file, too. */
  readonly hasMore: boolean;
}

export type ImageType = "image/png" | "image/jpeg";

/** The type that the first bytes tell (rulings T4); null for any other than PNG and JPEG. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const startsWith = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  return startsWith([0xff, 0xd8, 0xff]) ? "image/jpeg" : null;
}

/** Facts of a PNG or JPEG file; null when it is neither, or damaged. */
export function readImage(bytes: Uint8Array): ImageFacts | null {
  const type = imageTypeOf(bytes);
  if (type === null) return null;
  const read = type === "image/png" ? readPng(bytes) : readJpeg(bytes);
  return read && { type, ...read };
}
