import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const smoke = "run -s test:release -- smoke";

/** Creates a folder with an npm that prints the output that the test gives it. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ci-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script with the outputs of its commands. A command that prints a failure ends with 1. */
function runWith(outputs: Readonly<Record<string, string>>) {
  const cases = Object.entries(outputs).map(
    ([words, text]) => `"${words}") echo "${text}"; exit ${/ 0 failed$/.test(text) ? 0 : 1};;`,
  );
  const npm = join(folder, "npm");
  writeFileSync(npm, `#!/bin/sh\ncase "$*" in\nci) ;;\n${cases.join("\n")}\n*) exit 1;;\nesac\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout } = spawnSync("bash", [".ci/run"], { encoding: "utf8", env });
  return { status, end: stdout.trimEnd().split("\n").slice(-3) };
}

test("the counts of both commands are summed, each by its last line", () => {
  const outputs = {
    test: "2 passed, 0 failed\n5 passed, 0 failed",
    [smoke]: "3 passed, 0 failed",
  };
  expect(runWith(outputs)).toEqual({
    status: 0,
    end: ["3 passed, 0 failed", "", "8 passed, 0 failed"],
  });
});

test("a command that ends without its line has failed", () => {
  expect(runWith({ test: "5 passed, 0 failed" })).toMatchObject({
    status: 1,
    end: ["", "failed: smoke", "5 passed, 1 failed"],
  });
});

test("each failed test is named once, above the sum", () => {
  const outputs = {
    test: "failed: lint\nfailed: lint\n1 passed, 1 failed",
    [smoke]: "failed: webkit is missing\n1 passed, 1 failed",
  };
  expect(runWith(outputs)).toMatchObject({
    status: 1,
    end: ["failed: lint", "failed: webkit is missing", "2 passed, 2 failed"],
  });
});
