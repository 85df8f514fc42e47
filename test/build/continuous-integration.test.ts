import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const fixtures = "run -s fixtures";
const browsers = "run -s browsers -- --chosen";

/** A folder with an npm that only says what it was told to. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ci-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function runWith(lines: Readonly<Record<string, string>>) {
  const cases = Object.entries(lines).map(([words, line]) => `"${words}") echo "${line}";;`);
  const npm = join(folder, "npm");
  writeFileSync(npm, `#!/bin/sh\ncase "$*" in\nci) ;;\n${cases.join("\n")}\n*) exit 1;;\nesac\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout } = spawnSync("bash", [".ci/run"], { encoding: "utf8", env });
  const printed = stdout.trimEnd().split("\n");
  return { status, lastLine: printed.at(-1), lines: printed };
}

test("the three commands are summed", () => {
  const lines = {
    test: "5 passed, 0 failed",
    [fixtures]: "3 passed, 0 failed",
    [browsers]: "2 passed, 0 failed",
  };
  expect(runWith(lines)).toMatchObject({ status: 0, lastLine: "10 passed, 0 failed" });
});

test("a command that ends without its line has failed", () => {
  const lines = { test: "5 passed, 0 failed", [fixtures]: "3 passed, 0 failed" };
  expect(runWith(lines)).toMatchObject({ status: 1, lastLine: "8 passed, 1 failed" });
});

test("a missing engine fails the whole", () => {
  const lines = {
    test: "5 passed, 0 failed",
    [fixtures]: "3 passed, 0 failed",
    [browsers]: "1 passed, 1 failed",
  };
  expect(runWith(lines)).toMatchObject({ status: 1, lastLine: "9 passed, 1 failed" });
});

test("what has failed in any command is named above the sum", () => {
  const ran = runWith({
    test: "failed: lint\n1 passed, 1 failed",
    [fixtures]: "3 passed, 0 failed",
    [browsers]: "an engine starts\n2 passed, 0 failed",
  });
  expect(ran.lines.slice(-3)).toEqual(["an engine starts", "failed: lint", "6 passed, 1 failed"]);
});
