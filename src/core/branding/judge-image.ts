import { brandingMessages } from "./branding-messages.ts";
import { imageTypeOf, readImage } from "./image-facts.ts";

/** 15 MB: a file of exactly this size is allowed (2 §5; rulings T4). */
export const mostBytes = 15_728_640;

/** From here on a picture slows every page that shows it (rulings T5). */
export const slowBytes = 1_048_576;

/** Decoded, one pixel takes four bytes: more would take more memory than a phone gives a page. */
export const mostPixels = 64_000_000;

/** What can be told of a file before it is read. */
export interface FileFacts {
  readonly name: string;
  /** As the browser takes it from the name. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file is refused by name, type or size (rulings T4); null when it may be read. */
export function refusalOfFile({ name, type, size }: FileFacts): string | null {
  if (type === "image/svg+xml" || /\.svgz?$/i.test(name)) return brandingMessages.svg;
  if (!/^image\/(?:png|jpeg)$/.test(type) || !/\.(?:png|jpe?g)$/i.test(name)) {
    return brandingMessages.wrongType;
  }
  if (size === 0) return brandingMessages.empty;
  return size > mostBytes ? brandingMessages.tooLarge : null;
}

/** Why a file is refused by its bytes, none of which is decoded; null when it may be decoded. */
export function refusalOfBytes(bytes: Uint8Array, type: string): string | null {
  if (imageTypeOf(bytes) !== type) return brandingMessages.misnamed;
  const facts = readImage(bytes);
  if (facts === null) return brandingMessages.damaged;
  const { width, height, hasMore } = facts;
  if (width * height > mostPixels) return brandingMessages.tooManyPixels(width, height);
  return hasMore ? brandingMessages.hasMore : null;
}
