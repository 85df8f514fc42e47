import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { layers } from "./import-table.ts";
import { filesOfPriceWalk } from "./price-walk.ts";

const document = readFileSync("docs/architecture.md", "utf8");

/** Built files are ignored, because a fresh clone has none. */
const isBuilt = (path: string) => /^(?:cdn|dist|release|docs-site)\//.test(path);

/** Paths from the project's root or from `src`; `<tag>/…` stands for every element. */
const paths = [
  ...new Set(document.match(/(?<![\w./<>*-])[\w.][\w.-]*(?:\/[\w.-]+)+(?:\/|\.\w+)?/g) ?? []),
].filter((path) => /\.(tsx?|css|md)$|\/$/.test(path) && !isBuilt(path));

const isThere = (path: string) =>
  ["", "src/", "docs/"].some((folder) => existsSync(`${folder}${path}`));

describe("docs/architecture.md", () => {
  test("the document names only existing files", () => {
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  test("a missing file is reported", () => {
    expect(isThere("core/pricing/no-such-file.ts")).toBe(false);
  });

  test("the document has exactly the layers of the import table", () => {
    const [, section = ""] = /## Layers\n([\s\S]*?)\n## /.exec(document) ?? [];
    const named = [...section.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name = ""]) => name);
    expect(named.slice(1).sort()).toEqual(layers.map(({ name }) => name).sort());
  });
});

/** Counts how often a walk from file to file returns to a layer that it has left. */
function countReturns(files: readonly string[]): number {
  const path = files.map((file) => layers.find((layer) => layer.files.test(file))?.name ?? file);
  const changes = path.filter((layer, index) => layer !== path[index - 1]);
  return changes.length - new Set(changes).size;
}

describe("a click on a price", () => {
  test("a click on a price passes at most fifteen files, and returns to a layer at most six times", () => {
    const files = filesOfPriceWalk(document);
    expect(files).toHaveLength(15);
    expect(countReturns(files)).toBeLessThanOrEqual(6);
  });

  test("a walk that leaves a layer and returns is counted", () => {
    const walk = [
      "core/links/links.ts",
      "elements/ui/card.tsx",
      "core/values/time.ts",
      "core/links/path.ts",
    ];
    expect(countReturns(walk.map((path) => `src/${path}`))).toBe(1);
  });
});
