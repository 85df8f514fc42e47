import { describe, expect, test } from "vitest";
import { buttonTextColors, readButtonText } from "../../../src/core/branding/button-text.ts";
import { contrastOf } from "../../../src/core/branding/contrast.ts";
import {
  hexTextOf,
  parseHex,
  readHex,
  readSiteColor,
  writeSiteColor,
} from "../../../src/core/branding/site-color.ts";

describe("T1: a colour of 3, 4, 6 or 8 digits is parsed", () => {
  test.for([
    ["#abc", "#aabbcc", null],
    ["ABC", "#aabbcc", null],
    ["#abc8", "#aabbcc", 0.533],
    ["#0C304C", "#0c304c", null],
    ["#0c304c80", "#0c304c", 0.502],
    ["#0c304cff", "#0c304c", 1],
    [" #0c304c00 ", "#0c304c", 0],
  ] as const)("%s is parsed", ([text, hex, alpha]) => {
    expect(parseHex(text)).toEqual({ hex, alpha });
  });

  test.for([
    "",
    "#",
    "#ab",
    "#abcde",
    "#abcdef1",
    "#abcdef123",
    "#ggg",
    "red",
    "##abc",
    "#ab c",
    "rgb(1, 2, 3)",
    "#abc;}",
    "٣٣٣",
  ])("the text %j throws a TypeError", (text) => {
    expect(() => parseHex(text)).toThrow(TypeError);
    expect(readHex(text)).toBeNull();
  });
});

describe("T1: a colour in the form of the settings is read", () => {
  test.for([
    ["#0c304c, 1", "#0c304c", 1],
    ["#0C304C,0.5", "#0c304c", 0.5],
    ["#ABC, .25", "#aabbcc", 0.25],
    ["#abc", "#aabbcc", 1],
    ["#0c304c80", "#0c304c", 0.502],
    // The explicit second part takes precedence.
    ["#0c304c80, 0.25", "#0c304c", 0.25],
    ["#0c304cff, 0", "#0c304c", 0],
    ["#0c304c, 7", "#0c304c", 1],
  ] as const)("%s", ([stored, hex, alpha]) => {
    expect(readSiteColor(stored)).toEqual({ hex, alpha });
  });

  test.for([
    null,
    undefined,
    12,
    "",
    "red, 1",
    "0c304c, 1",
    "#0c304c, -1",
    "#0c304c, x",
    "#0c304c, 1, 1",
    "#0c304c, 1; color: red",
  ])("%j cannot be read", (stored) => {
    expect(readSiteColor(stored)).toBeNull();
  });

  test.for([
    ["#ABC", "#aabbcc, 1"],
    ["#0C304C", "#0c304c, 1"],
    ["#0c304c80", "#0c304c, 0.502"],
    ["#0c304c00", "#0c304c, 0"],
  ] as const)("%s is stored as %s", ([text, stored]) => {
    const color = readHex(text);
    expect(color && writeSiteColor(color)).toBe(stored);
  });

  test("all 256 opacities of eight digits survive storage", () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const text = `#0c304c${byte.toString(16).padStart(2, "0")}`;
      const color = readHex(text);
      const again = color && readSiteColor(writeSiteColor(color));
      expect(again && hexTextOf(again)).toBe(byte === 255 ? "#0c304c" : text);
    }
  });
});

describe("T8: the button text", () => {
  test("the button text has two values", () => {
    expect(buttonTextColors).toEqual({ white: "#FFFFFF, 1", black: "#000000, 1" });
  });

  test.for([
    ["#FFFFFF, 1", "white"],
    ["#ffffff,1", "white"],
    ["#000000, 1", "black"],
    ["#fff", null],
    ["#123456, 1", null],
    [null, null],
    [1, null],
  ] as const)("%j is read as %s", ([stored, text]) => {
    expect(readButtonText(stored)).toBe(text);
  });
});

describe("T10: the contrast by WCAG", () => {
  test.for([
    ["white", "#000000", 1, 21],
    ["black", "#000000", 1, 1],
    ["white", "#767676", 1, 4.54],
    ["white", "#777777", 1, 4.48],
    ["black", "#ff44aa", 1, 6.67],
    // White is semi-transparent here.
    ["white", "#000000", 0, 1],
    ["black", "#000000", 0, 21],
  ] as const)("%s text on %s at opacity %d", ([text, hex, alpha, contrast]) => {
    expect(contrastOf(text, { hex, alpha })).toBeCloseTo(contrast, 1);
  });
});
