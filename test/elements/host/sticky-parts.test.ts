import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Parts that stick within a box of their own that scrolls, by a text of their selector. */
const inScrollBoxes = [".dialog-", ".proposal-top", ".virtual > .table > thead"];

/** The rules that stick to the top, as `file: selector`, with their offset. */
function stickyRules(): readonly (readonly [string, string])[] {
  const files = readdirSync("src/elements", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const css = readFileSync(`src/elements/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      return [...css.matchAll(/([^{}]+)\{([^{}]*position: sticky[^{}]*)\}/g)].flatMap(
        ([, selector = "", body = ""]) => {
          const [, top] = /inset-block-start: ([^;]+);/.exec(body) ?? [];
          return top === undefined ? [] : [[`${file}: ${selector.trim()}`, top] as const];
        },
      );
    });
}

test("ZA16: every part that sticks to the top of the window leaves room for a page's header", () => {
  const rules = stickyRules().filter(([name]) => !inScrollBoxes.some((box) => name.includes(box)));
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter(([, top]) => !top.includes("var(--_offset-top)"))).toEqual([]);
});
