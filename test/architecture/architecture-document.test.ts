import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { layers } from "./import-table.ts";
import { filesOfPriceWalk } from "./price-walk.ts";

const document = readFileSync("docs/architecture.md", "utf8");

/** A fresh clone has no built files, and these tests need none. */
const isBuilt = (path: string) => /^(?:cdn|dist|release|docs-site)\//.test(path);

/** Paths from the project's root or from `src`; `<tag>/…` stands for every element. */
const paths = [
  ...new Set(document.match(/(?<![\w./<>*-])[\w.][\w.-]*(?:\/[\w.-]+)+(?:\/|\.\w+)?/g) ?? []),
].filter((path) => /\.(tsx?|css|md)$|\/$/.test(path) && !isBuilt(path));

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

  test("has every layer of the import table, and no other", () => {
    const [, section = ""] = /## Layers\n([\s\S]*?)\n## /.exec(document) ?? [];
    const named = [...section.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name = ""]) => name);
    expect(named.slice(1).sort()).toEqual(layers.map(({ name }) => name).sort());
  });
});

/** How often a walk from file to file comes back into a layer that it left. */
function countReturns(files: readonly string[]): number {
  const path = files.map((file) => layers.find((layer) => layer.files.test(file))?.name ?? file);
  const changes = path.filter((layer, index) => layer !== path[index - 1]);
  return changes.length - new Set(changes).size;
}

describe("a click on a price", () => {
  test("crosses at most fifteen files, and comes back into a layer at most six times", () => {
    const files = filesOfPriceWalk(document);
    expect(files).toHaveLength(15);
    expect(countReturns(files)).toBeLessThanOrEqual(6);
  });

  test("a walk that leaves a layer and comes back is counted", () => {
    const walk = [
      "core/links/links.ts",
      "elements/ui/card.tsx",
      "core/values/time.ts",
      "core/links/path.ts",
    ];
    expect(countReturns(walk.map((path) => `src/${path}`))).toBe(1);
  });
});
