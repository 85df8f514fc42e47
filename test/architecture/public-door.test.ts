import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { withoutComments } from "./sources.ts";

const door = "src/core/index.ts";
const statement = /export (?:type )?\{([^}]*)\} from "([^"]+)"/g;

/** Returns the names that `src/core/index.ts` exports, each with the file that declares it. */
const exported = [...withoutComments(readFileSync(door, "utf8")).matchAll(statement)].flatMap(
  ([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => name !== "")
      .map((name) => ({ name, file: posix.join(posix.dirname(door), from) })),
);

const overview = readFileSync("docs/core.md", "utf8");

function hasDocBlock(text: string, name: string): boolean {
  const declaration = `export (?:async )?(?:function|const|class|interface|type) ${name}\\b`;
  return new RegExp(`\\*/\\n(?:/\\* @__NO_SIDE_EFFECTS__ \\*/\\n)?${declaration}`).test(text);
}

describe("interface, Core API: the public exports of the core", () => {
  test("exports are found", () => {
    expect(exported.length).toBeGreaterThan(80);
    expect(exported.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  test("every export has a doc block", () => {
    const bare = exported.filter(
      ({ name, file }) => !hasDocBlock(readFileSync(file, "utf8"), name),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test("every export is in docs/core.md", () => {
    const missing = exported.filter(({ name }) => !overview.includes(`\`${name}\``));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test("docs/core.md names no other exports", () => {
    const rows = [...overview.matchAll(/^\| (`[^|]*) \|/gm)];
    const named = rows.flatMap(([, cell = ""]) => [...cell.matchAll(/`(\w+)`/g)]);
    const known = new Set(exported.map(({ name }) => name));
    expect(named.map(([, name = ""]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test("a missing doc block is noticed", () => {
    expect(hasDocBlock("/** A. */\nexport type A = 1;\nexport type B = 2;", "A")).toBe(true);
    expect(hasDocBlock("/** A. */\nexport type A = 1;\nexport type B = 2;", "B")).toBe(false);
  });
});
