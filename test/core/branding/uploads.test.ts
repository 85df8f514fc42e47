import { describe, expect, test, vi } from "vitest";
import { brandingTexts, logoFaultTextOf } from "../../../src/core/branding/branding-messages.ts";
import { readLogo } from "../../../src/core/branding/read-logo.ts";
import {
  joined,
  jpegBytes,
  jpegUri,
  pngBytes,
  pngClaiming,
  pngOfSize,
  pngUri,
  withByte,
} from "../../support/image-files.ts";

const png = "image/png";
const jpeg = "image/jpeg";
const text = (words: string) => new TextEncoder().encode(words);
const maxBytes = 15_728_640;

const wrongType = "Only .png and .jpeg images are supported.";
const misnamed = "The file's contents don't match its extension.";
const damaged = "The image is damaged.";
const svg = "SVG images aren't supported. Use a .png or .jpeg image.";

function fileOf(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], name, { type });
}

/** The rejected files, with the reasons in English. */
async function rejectedOf(files: readonly File[]) {
  const result = await readLogo(files);
  if (result.ok) return [];
  const reasonOf = (reason: Parameters<typeof logoFaultTextOf>[0]) =>
    logoFaultTextOf(reason, brandingTexts.english);
  return result.failure.map(({ name, reason }) => ({ name, reason: reasonOf(reason) }));
}

describe("T4: an image is accepted", () => {
  test.for([
    ["logo.png", png, pngBytes, pngUri],
    ["LOGO.PNG", png, pngBytes, pngUri],
    ["logo.jpg", jpeg, jpegBytes, jpegUri],
    ["logo.jpeg", jpeg, jpegBytes, jpegUri],
    ["filled-up.png", png, joined(pngBytes, new Uint8Array(7)), null],
    ["with-more.png", png, joined(pngBytes, text("PK\u0003\u0004")), null],
    ["with-more.jpg", jpeg, joined(jpegBytes, text("%PDF-1.7")), null],
    ["wrong-checksum.png", png, withByte(pngBytes, 30, 0x55), null],
    ["one-bit-turned.png", png, withByte(pngBytes, 45, 0x55), null],
    ["cut-off.png", png, pngBytes.slice(0, -1), null],
    ["cut-off.jpg", jpeg, jpegBytes.slice(0, -2), null],
    ["claims-10000-by-10000.png", png, pngClaiming(10_000, 10_000), null],
    ["claims-16384-by-6000.png", png, pngClaiming(16_384, 6000), null],
  ] as const)("%s is accepted as %s", async ([name, type, bytes, uri]) => {
    const file = fileOf(name, type, bytes);
    const result = await readLogo([file]);
    expect(result).toMatchObject({ ok: true, value: { name, size: bytes.length } });
    if (uri !== null) expect(result).toHaveProperty("value.uri", uri);
  });

  test("2 §5: an image of exactly 15728640 bytes is accepted", async () => {
    const bytes = pngOfSize(maxBytes);
    expect(bytes.length).toBe(maxBytes);
    const result = await readLogo([fileOf("logo.png", png, bytes)]);
    const uri = (result.ok && result.value?.uri) || "";
    const [head, content = ""] = uri.split(",");
    expect(head).toBe("data:image/png;base64");
    expect(Buffer.compare(Buffer.from(content, "base64"), bytes)).toBe(0);
  });
});

describe("T4: a file is rejected by its name, type or size without being read", () => {
  test.for([
    ["an empty file", "logo.png", png, new Uint8Array(), "The file is empty."],
    [
      "a file with one byte too many",
      "logo.png",
      png,
      pngOfSize(maxBytes + 1),
      "The file is larger than 15 MB.",
    ],
    ["SVG", "logo.svg", "image/svg+xml", text("<svg/>"), svg],
    ["SVG renamed to .png", "logo.png", "image/svg+xml", text("<svg/>"), svg],
    ["SVG that calls itself PNG", "logo.svg", png, pngBytes, svg],
    ["GIF", "logo.gif", "image/gif", text("GIF89a"), wrongType],
    ["WebP", "logo.webp", "image/webp", text("RIFF"), wrongType],
    ["no type", "logo.png", "", pngBytes, wrongType],
    ["no ending", "logo", png, pngBytes, wrongType],
    ["another ending", "logo.png.exe", png, pngBytes, wrongType],
    ["a program", "setup.exe", "application/x-msdownload", text("MZ"), wrongType],
  ] as const)("%s", async ([, name, type, bytes, reason]) => {
    const file = fileOf(name, type, bytes);
    const read = vi.spyOn(file, "arrayBuffer");
    expect(await rejectedOf([file])).toEqual([{ name, reason }]);
    expect(read).not.toHaveBeenCalled();
  });

  test("two files are both rejected", async () => {
    const files = [
      fileOf("a.png", png, pngBytes),
      fileOf("b.svg", "image/svg+xml", text("<svg/>")),
    ];
    const reason = "Too many files";
    expect(await rejectedOf(files)).toEqual([
      { name: "a.png", reason },
      { name: "b.svg", reason },
    ]);
  });

  test("without files, nothing is rejected", async () => {
    expect(await readLogo([])).toEqual({ ok: true, value: null });
  });
});

describe("T4: a file is rejected by its bytes without being decoded", () => {
  const frameAt = jpegBytes.findIndex((byte, at) => byte === 0xff && jpegBytes[at + 1] === 0xc0);
  test.for([
    ["a JPEG renamed to .png", png, jpegBytes, misnamed],
    ["a PNG renamed to .jpg", jpeg, pngBytes, misnamed],
    ["HTML renamed to .png", png, text("<!doctype html><script>alert(1)</script>"), misnamed],
    ["SVG renamed and typed as PNG", png, text("<svg xmlns='…'/>"), misnamed],
    ["a PNG after HTML", png, joined(text("<html>"), pngBytes), misnamed],
    ["only the signature of a PNG", png, pngBytes.slice(0, 8), damaged],
    ["a PNG without a height", png, pngClaiming(10, 0), damaged],
    ["a JPEG without a frame", jpeg, withByte(jpegBytes, frameAt + 1, 0xfe), damaged],
    ["a JPEG with a segment beyond its end", jpeg, withByte(jpegBytes, 4, 0xff), damaged],
    [
      "a side of 16385 pixels",
      png,
      pngClaiming(16_385, 1),
      "The image is too large: 16385 × 1 pixels.",
    ],
    [
      "more than 100 megapixels",
      png,
      pngClaiming(10_001, 10_000),
      "The image is too large: 10001 × 10000 pixels.",
    ],
    [
      "64250 × 64250 pixels in 5 kB",
      png,
      pngClaiming(64_250, 64_250),
      "The image is too large: 64250 × 64250 pixels.",
    ],
    [
      "more pixels than a safe integer",
      png,
      pngClaiming(0xffff_ffff, 0xffff_ffff),
      "The image is too large: 4294967295 × 4294967295 pixels.",
    ],
  ] as const)("%s", async ([, type, bytes, reason]) => {
    const name = type === png ? "logo.png" : "logo.jpg";
    expect(await rejectedOf([fileOf(name, type, bytes)])).toEqual([{ name, reason }]);
  });

  test("a file that disappeared cannot be read", async () => {
    const file = fileOf("logo.png", png, pngBytes);
    file.arrayBuffer = () => Promise.reject(new Error("NotFoundError"));
    const reason = "The file can't be read.";
    expect(await rejectedOf([file])).toEqual([{ name: "logo.png", reason }]);
  });
});
