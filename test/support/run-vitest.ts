import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import type { TestCount } from "./test-count.ts";

/** The used members of Vitest's report. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
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

const folder = "node_modules/.cache/test-reports";

/**
 * Runs Vitest with command-line options, and prints its output.
 *
 * @param name - the name of the run, for its report
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
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  const [status] = await once(child, "exit");
  return countIn(name, file, status === 0);
}

/** Counts a run that fails without a failed test as one failed test. */
function countIn(name: string, file: string, isGood: boolean): TestCount {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`${name}: it wrote no report`] };
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  const failures = failuresIn(report);
  const passed = report.numPassedTests;
  if (isGood || failures.length > 0) return { passed, failed: failures.length, failures };
  return { passed, failed: 1, failures: [`${name}: an error outside the tests`] };
}

function failuresIn({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const path = relative(process.cwd(), name);
    if (failed.length === 0) return status === "failed" ? [`${path}: ${firstLineOf(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages: [why = ""] }) => `${path}: ${fullName}: ${firstLineOf(why)}`,
    );
  });
}

function firstLineOf(text: string): string {
  return text.split("\n")[0] ?? "";
}
