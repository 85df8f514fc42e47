/**
 * Runs every check and test, one after the other, and ends with `N passed, N failed`.
 * A step that is no test run (types, lint, build) counts as one.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./support/chromium.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = "node_modules/.cache/test-reports";
const node = process.execPath;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = await findChromium();

const counts: Count[] = [
  step("types", ["node_modules/typescript/bin/tsc", "-b"]),
  step("lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
  step("build", ["node_modules/tsx/dist/cli.mjs", "demo/server/build.ts"]),
  vitest(),
  suite("contract tests of cdn/", ["node_modules/@web/test-runner/dist/bin.js"], "contracts.json"),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function step(name: string, command: readonly string[]): Count {
  const isGood = run(name, command);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

function vitest(): Count {
  const file = `${reports}/vitest.json`;
  const flags = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return suite("tests", ["node_modules/vitest/vitest.mjs", ...flags], "vitest.json");
}

/** A run that leaves its counts behind. One that dies without them has failed. */
function suite(name: string, command: readonly string[], report: string): Count {
  const isGood = run(name, command);
  const count = readCount(`${reports}/${report}`);
  return isGood || count.failed > 0 ? count : { ...count, failed: 1 };
}

function readCount(file: string): Count {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites || 0 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(name: string, command: readonly string[]): boolean {
  process.stdout.write(`\n--- ${name}\n`);
  return spawnSync(node, command, { stdio: "inherit" }).status === 0;
}
