import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

const maxColors = 32;

/** Colours that are close to each other, as numbers `0xrrggbb`, with how many pixels each has. */
type Group = readonly (readonly [color: number, count: number])[];

/**
 * An opaque PNG file with at most 32 colours, which needs a quarter of the bytes. Every colour of a larger surface stays;
 * the rest of the palette is for the edges of letters.
 */
export function withPalette(file: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(file);
  const counts = new Map<number, number>();
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const color = data.readUIntBE(at * 4, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
    return color;
  });
  const groups = groupsOf([...counts]);
  const palette = groups.map(colorOf);
  const indices = new Map(
    groups.flatMap((group, index) => group.map(([color]) => [color, index] as const)),
  );
  // The first byte of each line is its filter, 0 for none.
  const lines = Buffer.alloc((width + 1) * height);
  pixels.forEach((color, at) => {
    lines[at + Math.floor(at / width) + 1] = indices.get(color) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const colors = Buffer.alloc(palette.length * 3);
  palette.forEach((color, index) => {
    colors.writeUIntBE(color, index * 3, 3);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf("IHDR", header),
    chunkOf("PLTE", colors),
    chunkOf("IDAT", deflateSync(lines, { level: 9 })),
    chunkOf("IEND", Buffer.alloc(0)),
  ]);
}

/** Each of the most frequent colours is a group of its own; median cut groups the others. */
function groupsOf(colors: Group): readonly Group[] {
  const byCount = colors.toSorted(([, one], [, other]) => other - one);
  const alone = byCount.slice(0, maxColors / 2).map((color) => [color]);
  const rest = byCount.slice(maxColors / 2);
  const groups: Group[] = rest.length > 0 ? [rest] : [];
  while (groups.length < maxColors / 2) {
    const widest = groups.toSorted((one, other) => spreadOf(other).size - spreadOf(one).size)[0];
    if (widest === undefined || spreadOf(widest).size === 0) break;
    const { shift } = spreadOf(widest);
    const sorted = widest.toSorted(([one], [other]) => partOf(one, shift) - partOf(other, shift));
    const middle = Math.ceil(sorted.length / 2);
    groups.splice(groups.indexOf(widest), 1, sorted.slice(0, middle), sorted.slice(middle));
  }
  return [...alone, ...groups];
}

const shifts: readonly number[] = [16, 8, 0];
const partOf = (color: number, shift: number) => (color >> shift) & 0xff;

/** The component in which the colours differ most: red, green or blue. */
function spreadOf(group: Group): { readonly shift: number; readonly size: number } {
  const spreads = shifts.map((shift) => {
    const parts = group.map(([color]) => partOf(color, shift));
    return {
      shift,
      size: parts.reduce((a, b) => Math.max(a, b), 0) - parts.reduce((a, b) => Math.min(a, b), 255),
    };
  });
  return spreads.reduce((most, one) => (one.size > most.size ? one : most));
}

/** The mean colour of a group, weighted by pixels. */
function colorOf(group: Group): number {
  const total = group.reduce((sum, [, count]) => sum + count, 0);
  return shifts.reduce((color, shift) => {
    const sum = group.reduce((part, [one, count]) => part + partOf(one, shift) * count, 0);
    return color | (Math.round(sum / total) << shift);
  }, 0);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
