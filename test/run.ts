/**
 * Runs every check and test, and ends with `N passed, N failed`. A step without tests (lint, build) counts as one.
 */
import { type SpawnOptions, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./support/chromium.ts";
import { writeFailed } from "./support/failed-tests.ts";
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

const counts = [
  ...(await Promise.all([
    step("lint", ["run", "-s", "lint"]),
    step("build of cdn/", ["run", "-s", "build:cdn"]),
    step("build of dist/ and types", ["run", "-s", "build:dist"]),
  ])),
  await tests(),
  ...(await Promise.all(contracts())),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
writeFailed(`${reports}/vitest.json`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function tests(): Promise<Count> {
  const isGood = await run(["exec", "--", "vitest", "run", ...reporters], { stdio: "inherit" });
  return countOf(isGood, "vitest.json");
}

/** In both flavours. `SCOUT_FLAVOUR=lite npm test` takes one for everything. */
function contracts(): readonly Promise<Count>[] {
  const flavours = testedFlavour === "lite" ? (["lite"] as const) : (["react", "lite"] as const);
  return flavours.map(async (flavour) => {
    const env = { ...process.env, SCOUT_FLAVOUR: flavour };
    const isGood = await report(`contract tests, ${flavour}`, ["run", "-s", "contract"], env);
    if (!isGood) process.stdout.write(`failed: contract tests, ${flavour}\n`);
    return countOf(isGood, `contracts-${flavour}.json`);
  });
}

async function step(name: string, command: readonly string[]): Promise<Count> {
  const isGood = await report(name, command);
  if (!isGood) process.stdout.write(`failed: ${name}\n`);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** A run that dies without its counts has failed. */
function countOf(isGood: boolean, file: string): Count {
  const count = readCount(`${reports}/${file}`);
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

/** Runs beside others: what it prints stands together, below its name. */
async function report(name: string, command: readonly string[], env = process.env) {
  const printed: Buffer[] = [];
  const isGood = await run(command, { stdio: ["ignore", "pipe", "pipe"], env }, (chunk) =>
    printed.push(chunk),
  );
  process.stdout.write(`\n--- ${name}\n${Buffer.concat(printed)}`);
  return isGood;
}

function run(
  npmArguments: readonly string[],
  options: SpawnOptions,
  onOutput?: (chunk: Buffer) => void,
): Promise<boolean> {
  const child = spawn("npm", npmArguments, { ...options, shell: process.platform === "win32" });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on("data", onOutput);
  return new Promise((resolve) => child.on("close", (status) => resolve(status === 0)));
}
