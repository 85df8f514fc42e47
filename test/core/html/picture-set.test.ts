import fc from "fast-check";
import { expect, test } from "vitest";
import { readPictureSet } from "../../../src/core/html/picture-set.ts";

test.each([
  [
    "a.png 1x, b.png 2x",
    [
      ["a.png", "1x"],
      ["b.png", "2x"],
    ],
  ],
  [
    "a.png 320w,b.png 640w",
    [
      ["a.png", "320w"],
      ["b.png", "640w"],
    ],
  ],
  [
    "a.png, b.png",
    [
      ["a.png", ""],
      ["b.png", ""],
    ],
  ],
  ["a,b.png 2x", [["a,b.png", "2x"]]],
  [
    "a.png,,, b.png 2x ,",
    [
      ["a.png", ""],
      ["b.png", "2x"],
    ],
  ],
  ["\n , a.png\t 2x  ", [["a.png", "2x"]]],
  ["data:image/png;base64,aGk= 1x", [["data:image/png;base64,aGk=", "1x"]]],
  [
    "a.png 2x 300h, b.png",
    [
      ["a.png", "2x 300h"],
      ["b.png", ""],
    ],
  ],
  [" ,, ", []],
  ["", []],
])("V14: the srcset %j is parsed as the HTML standard requires", (set, pictures) => {
  const read = readPictureSet(set).map(({ address, descriptor }) => [address, descriptor]);
  expect(read).toEqual(pictures);
});

test("V14: a written srcset is parsed back unchanged", () => {
  const address = fc.stringMatching(/^[^\s,]+$/);
  const descriptor = fc.constantFrom("", "2x", "1.5x", "320w");
  const picture = fc.record({ address, descriptor });
  fc.assert(
    fc.property(fc.array(picture), (pictures) => {
      const set = pictures.map((one) => `${one.address} ${one.descriptor}`.trim()).join(", ");
      expect(readPictureSet(set)).toEqual(pictures);
    }),
  );
});
