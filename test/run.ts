/**
 * Runs every check and test in sequence, and ends with `N passed, N failed`. A step without tests (lint, build) counts
 * as one.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./support/chromium.ts";
import { testedFlavour } from "./support/tested-flavour.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = "node_modules/.cache/test-reports";

const reporters = [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${reports}/vitest.json`,
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = await findChromium();
// React as it is shipped. A test run by hand has the warnings of its development build.
process.env.NODE_ENV = "production";

const counts: Count[] = [
  step("lint", ["run", "-s", "lint"]),
  step("build and types", ["run", "-s", "build"]),
  suite("tests", ["exec", "--", "vitest", "run", ...reporters], "vitest.json"),
  ...contracts(),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** In both flavours. `SCOUT_FLAVOUR=lite npm test` takes one for everything. */
function contracts(): readonly Count[] {
  const flavours = testedFlavour === "lite" ? (["lite"] as const) : (["react", "lite"] as const);
  return flavours.map((flavour) => {
    process.env.SCOUT_FLAVOUR = flavour;
    return suite(`contract tests, ${flavour}`, ["run", "-s", "contract"], "contracts.json");
  });
}

function step(name: string, command: readonly string[]): Count {
  const isGood = run(name, command);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** A run that writes its counts. One that dies without them has failed. */
function suite(name: string, command: readonly string[], report: string): Count {
  rmSync(`${reports}/${report}`, { force: true });
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

function run(name: string, npmArguments: readonly string[]): boolean {
  process.stdout.write(`\n--- ${name}\n`);
  const isWindows = process.platform === "win32";
  return spawnSync("npm", npmArguments, { stdio: "inherit", shell: isWindows }).status === 0;
}
