import { expect, test } from "vitest";
import { compileHintOf } from "../../build/compile-hint.ts";

test.each([
  ["an entry", { name: "scout-lookup", isEntry: true }, true],
  ["a file that elements share", { name: "base", isEntry: false }, true],
  ["an open screen", { name: "open-lookup.screen", isEntry: false }, true],
  ["what replaces a first screen", { name: "take-over", isEntry: false }, true],
  ["what comes with an act", { name: "dropzone", isEntry: false }, false],
  ["a part of a screen", { name: "lookup-results.screen", isEntry: false }, false],
] as const)("the compile hint depends on the chunk: %s", (_, chunk, isHinted) => {
  expect(compileHintOf(chunk) !== "").toBe(isHinted);
});
