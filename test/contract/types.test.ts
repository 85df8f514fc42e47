import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a program compiles against the published types, its events typed by name", () => {
  const compiler = "node_modules/typescript/bin/tsc";
  const { stdout, status } = spawnSync(
    process.execPath,
    [compiler, "-p", "test/contract/consumer"],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
