import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rooms } from "./import-table.ts";

const document = readFileSync("docs/architecture.md", "utf8");

/** Paths from the project's root or from `src`; `<tag>/…` stands for every element. */
const paths = [
  ...new Set(document.match(/(?<![\w./<>*-])[\w.][\w.-]*(?:\/[\w.-]+)+(?:\/|\.\w+)?/g) ?? []),
].filter((path) => /\.(tsx?|css|md)$|\/$/.test(path));

const isThere = (path: string) =>
  ["", "src/", "docs/"].some((folder) => existsSync(`${folder}${path}`));

describe("docs/architecture.md", () => {
  test("names files, and each is there", () => {
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  test("a file that is gone is noticed", () => {
    expect(isThere("core/pricing/no-such-file.ts")).toBe(false);
  });

  test("has every room of the import table, and no other", () => {
    const [, section = ""] = /## Rooms\n([\s\S]*?)\n## /.exec(document) ?? [];
    const named = [...section.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name = ""]) => name);
    expect(named.slice(1).sort()).toEqual(rooms.map(({ name }) => name).sort());
  });
});
