import { check } from "recheck";
import { beforeEach, expect, test, vi } from "vitest";
import { expressionsIn } from "./regular-expressions.ts";

const folders = ["src/core", "src/elements", "demo/server"];
const foundExpressions = folders.map(expressionsIn);
const written = foundExpressions.flatMap((one) => one.written);

/** Uses the JavaScript version of the checker, which gives the same results on every machine. */
beforeEach(() => vi.stubEnv("RECHECK_BACKEND", "pure"));

/**
 * Returns the worst-case time of an expression; `safe` is in proportion to the text's length.
 * Expressions that the automaton cannot analyse, such as most with a lookbehind, are `unknown`.
 */
async function judge(pattern: string, flags: string): Promise<string> {
  const verdict = await check(pattern, flags, { checker: "automaton", timeout: null });
  return verdict.status === "vulnerable" ? verdict.complexity.summary : verdict.status;
}

test("the checker knows slow expressions", async () => {
  expect(await judge(String.raw`^(?:[a-z]+|\s)+$`, "")).toBe("exponential");
  expect(await judge(String.raw`\s+$`, "g")).toBe("2nd degree polynomial");
  expect(await judge(String.raw`(?<!\s)\s+$`, "g")).toBe("unknown");
  expect(await judge(String.raw`^\s+$`, "g")).toBe("safe");
});

/** Expressions that read no text of others, each with the text that it reads. */
const ownTexts: Readonly<Record<string, string>> = {
  "src/elements/host/element/light-root.ts": "the elements' own sheets",
};

test("M8: every expression takes time in proportion to the length of the text that it reads", async () => {
  expect(written.length).toBeGreaterThan(250);
  const verdicts = new Map<string, string>();
  const slow: string[] = [];
  for (const { place, pattern, flags } of written) {
    if (Object.hasOwn(ownTexts, place.replace(/:\d+$/, ""))) continue;
    const expression = `/${pattern}/${flags}`;
    const verdict = verdicts.get(expression) ?? (await judge(pattern, flags));
    verdicts.set(expression, verdict);
    if (verdict !== "safe") slow.push(`${place} ${expression} ${verdict}`);
  }
  expect(slow).toEqual([]);
}, 300_000);

test("expressions that are built from strings have only escaped parts or our own", () => {
  const parts: Readonly<Record<string, string>> = {
    'src/core/bulk/bulk-error-parts.ts: new RegExp(`(${templateWords})`, "i")': "a message of ours",
    "src/core/html/read-start-tags.ts: new RegExp(attributePattern)":
      "a copy with its own `lastIndex`",
    'src/core/html/read-tokens.ts: new RegExp(`</${name}(?=[\\\\s/>]|$)`, "gi")':
      "a name of the raw or foreign elements",
    'src/elements/ui/marked-text.tsx: new RegExp(`(?<![\\\\p{L}\\\\p{N}])(${patterns.join("|")})`, "iu")':
      "at most twelve words, escaped",
    'demo/server/host/endpoint-paths.ts: new RegExp(`^${parts.join("")}$`)':
      "the paths of the calls",
  };
  expect(foundExpressions.flatMap(({ made }) => made).sort()).toEqual(Object.keys(parts).sort());
});
