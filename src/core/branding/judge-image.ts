import { brandingMessages } from "./branding-messages.ts";
import { imageSizeOf, imageTypeOf } from "./image-size.ts";

/** 15 MB, inclusive (2 §5; decisions T4). */
const mostBytes = 15_728_640;

/** Pictures from this size on slow down every page that shows them (decisions T5). */
export const slowBytes = 1_048_576;

/** Larger pictures exceed the memory of a page (decisions ZA11). */
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
 * Why a file is refused by its bytes, without decoding them (decisions T4, ZA11). Null if the browser may try to draw
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
