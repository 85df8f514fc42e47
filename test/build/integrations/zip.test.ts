import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zipOf } from "../../../build/integrations/zip.ts";

const hello = Buffer.from("Hello, hello, hello, hello.\n");
const files = [
  ["plugin/b.txt", hello],
  ["plugin/a/größe.bin", Buffer.from([0, 255, 10, 13])],
  ["plugin/empty.txt", Buffer.alloc(0)],
] as const;

test("the same files give the same bytes, in any order", () => {
  const zip = zipOf(new Map(files));
  expect(zipOf(new Map([...files].reverse())).equals(zip)).toBe(true);
});

test("a file is packed, and found through the directory at the end", () => {
  const zip = zipOf(new Map([["a.txt", hello]]));
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(1);
  const entry = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(entry)).toBe(0x02014b50);
  const start = zip.readUInt32LE(entry + 42) + 30 + "a.txt".length;
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  expect(inflateRawSync(packed).toString()).toBe(hello.toString());
});

test.skipIf(!hasUnzip())("the command unzip accepts the archive", () => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    const zip = join(folder, "plugin.zip");
    writeFileSync(zip, zipOf(new Map(files)));
    execFileSync("unzip", ["-q", zip, "-d", folder]);
    for (const [path, content] of files) {
      expect(readFileSync(join(folder, path)).equals(content)).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function hasUnzip(): boolean {
  try {
    execFileSync("unzip", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
