import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([
  ["plain scripts, React, Vue and Svelte", "test/contract/consumer"],
  ["React 18", "test/contract/consumer/react-18"],
])(
  "correct programs with %s compile against the published types, and wrong ones do not",
  (_, project) => {
    const compiler = "node_modules/typescript/bin/tsc";
    const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", project], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  },
);
