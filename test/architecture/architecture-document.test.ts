import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { layers } from "./import-table.ts";

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

/** Of a walk from file to file: the files, and how often it comes back into a layer that it had left. */
function walkOf(section: string, isStep: RegExp) {
  const files = [...section.matchAll(isStep)].map(([, path = ""]) => `src/${path}`);
  const path = files.map((file) => layers.find((layer) => layer.files.test(file))?.name ?? file);
  const changes = path.filter((layer, at) => layer !== path[at - 1]);
  return { files, returns: changes.length - new Set(changes).size };
}

describe("a click on a price", () => {
  const [, section = ""] = /\n## A click on a price[^\n]*\n([\s\S]*?)\n## /.exec(document) ?? [];
  const { files, returns } = walkOf(section, /^.*?\d+ ((?:core|elements)\/[\w./-]+\.tsx?)/gm);

  test("crosses at most fifteen files, and comes back into a layer at most six times", () => {
    expect(files).toHaveLength(15);
    expect(returns).toBeLessThanOrEqual(6);
  });

  test("crosses only files that run", () => {
    const [, flow = ""] =
      /\n## A click on a price([\s\S]*)$/.exec(readFileSync("docs/flows.md", "utf8")) ?? [];
    expect(files.filter((file) => !flow.includes(`\`${file.replace("src/", "")}\``))).toEqual([]);
  });

  test("a walk that goes and comes back is counted", () => {
    const walk =
      "1 core/links/links.ts\n2 elements/ui/card.tsx\n3 core/values/time.ts\n4 core/links/path.ts";
    expect(walkOf(walk, /^\d+ (\S+)/gm).returns).toBe(1);
  });
});
