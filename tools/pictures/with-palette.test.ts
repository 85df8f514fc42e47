import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { withPalette } from "./with-palette.ts";

/** A picture of a surface, with a gradient of many colours below it. */
function pictureOf(colorAt: (x: number, y: number) => number): Buffer {
  const picture = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < 64 * 64; at += 1) {
    picture.data.writeUInt32BE(colorAt(at % 64, Math.floor(at / 64)) * 256 + 255, at * 4);
  }
  return PNG.sync.write(picture);
}

function colorsOf(file: Buffer): readonly number[] {
  const { data } = PNG.sync.read(file);
  return Array.from({ length: 64 * 64 }, (_, at) => data.readUIntBE(at * 4, 3));
}

test("a picture of few colours keeps them", () => {
  const colorAt = (x: number, y: number) => (x < 20 ? 0x0c304c : y < 9 ? 0xffffff : 0x17693c);
  const picture = pictureOf(colorAt);
  expect(colorsOf(withPalette(picture))).toEqual(colorsOf(picture));
});

test("a picture of many colours keeps 32, among them that of a surface, and the others become close ones", () => {
  const colorAt = (x: number, y: number) => (y < 32 ? 0x008000 : x * 4 * 65_536 + y * 4 * 256 + 7);
  const picture = pictureOf(colorAt);
  const [before, after] = [colorsOf(picture), colorsOf(withPalette(picture))];
  expect(new Set(after).size).toBeLessThanOrEqual(32);
  expect(after.slice(0, 32 * 64)).toEqual(before.slice(0, 32 * 64));
  const differences = before.flatMap((color, at) =>
    [16, 8, 0].map((shift) =>
      Math.abs(((color >> shift) & 255) - (((after[at] ?? 0) >> shift) & 255)),
    ),
  );
  expect(Math.max(...differences)).toBeLessThanOrEqual(48);
});
