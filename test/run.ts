/**
 * Runs every check and test, and ends with `N passed, N failed`. A step without tests (lint, build) counts as one.
 */
import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { findChromium } from "./support/chromium.ts";
import { testedFlavour } from "./support/tested-flavour.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** What is read of a report of Vitest. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
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
for (const name of namesOfFailed(`${reports}/vitest.json`))
  process.stdout.write(`failed: ${name}\n`);
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
    return countOf(isGood, `contracts-${flavour}.json`);
  });
}

async function step(name: string, command: readonly string[]): Promise<Count> {
  const isGood = await report(name, command);
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

/** The failed tests with their files, so that the end of a long log names them. */
function namesOfFailed(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(file, "utf8"));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const path = relative(process.cwd(), name);
    if (failed.length === 0) return status === "failed" ? [`${path}: ${message}`] : [];
    return failed.map(({ fullName, failureMessages: [why = ""] }) => {
      const [firstLine] = why.split("\n");
      return `${path}: ${fullName}: ${firstLine}`;
    });
  });
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
