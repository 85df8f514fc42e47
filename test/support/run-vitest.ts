import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { writeFailed } from "./failed-tests.ts";

/** How many tests of a run have passed and failed. */
export type TestCount = Readonly<Record<"passed" | "failed", number>>;

const folder = "node_modules/.cache/test-reports";

/**
 * Runs Vitest with the options of its command line, prints what it prints, and the names of what has failed. React is as
 * it is shipped.
 *
 * @param name - of the run, for its report
 */
export async function runVitest(
  name: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<TestCount> {
  const file = `${folder}/${name.replace(", ", "-")}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  process.stdout.write(`\n--- ${name}\n`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const child = spawn("npx", ["vitest", "run", "--root", ".", ...options, ...reporters], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  const [code] = await once(child, "exit");
  writeFailed(file);
  return countIn(file, code === 0);
}

/** Ends a command with the line `N passed, N failed`, and with 1 if a test has failed or none has run. */
export function endWithCount(parts: readonly TestCount[]): void {
  const { passed, failed } = totalOf(parts);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

export function totalOf(parts: readonly TestCount[]): TestCount {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
  };
}

/** A run that dies without its counts has failed. */
function countIn(file: string, isGood: boolean): TestCount {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests || (isGood ? 0 : 1) };
}
