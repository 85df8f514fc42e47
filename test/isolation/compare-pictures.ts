import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * Counts the different pixels of two PNG files of the same width. With different heights, all
 * pixels count.
 */
export function differenceOf(one: Buffer, other: Buffer): number {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = first;
  if (height !== second.height) return width * Math.max(height, second.height);
  return pixelmatch(first.data, second.data, undefined, width, height, { threshold: 0.1 });
}
