import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Sticky parts inside their own scrolling box, by a part of their selector. */
const inScrollBoxes = [".dialog-", ".proposal-top", ".virtual > .table > thead", ".board thead"];

interface StickyRule {
  /** Written as `file: selector`. */
  readonly name: string;
  readonly top: string;
  /** `""` without a limit. */
  readonly height: string;
}

/** The rules of parts that stick to the top. */
function stickyRules(): readonly StickyRule[] {
  const files = readdirSync("src/elements", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const css = readFileSync(`src/elements/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      return [...css.matchAll(/([^{}]+)\{([^{}]*position: sticky[^{}]*)\}/g)].flatMap(
        ([, selector = "", body = ""]) => {
          const [, top] = /inset-block-start: ([^;]+);/.exec(body) ?? [];
          const [, height = ""] = /max-block-size: ([^;]+);/.exec(body) ?? [];
          return top === undefined ? [] : [{ name: `${file}: ${selector.trim()}`, top, height }];
        },
      );
    });
}

test("W10: every part that sticks to the top of the window leaves space for a page's header", () => {
  const rules = stickyRules().filter(
    ({ name }) => !inScrollBoxes.some((box) => name.includes(box)),
  );
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.filter(({ top }) => !top.includes("var(--_offset-top)"))).toEqual([]);
});

test("W10: a sticky part as high as the window ends above the window's lower edge", () => {
  const high = stickyRules().filter(({ height }) => /100d?vh/.test(height));
  expect(high.length).toBeGreaterThan(1);
  expect(high.filter(({ height }) => !height.includes("- var(--_offset-top)"))).toEqual([]);
});
