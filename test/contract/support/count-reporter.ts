import { existsSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { testedFlavour } from "../../support/tested-flavour.ts";

const folder = "node_modules/.cache/test-reports";

interface Test {
  readonly name: string;
  readonly passed: boolean;
  readonly skipped: boolean;
  readonly error?: { readonly message: string };
}

interface Suite {
  readonly tests: readonly Test[];
  readonly suites: readonly Suite[];
}

interface Session {
  readonly passed: boolean;
  readonly testFile: string;
  readonly errors: readonly { readonly message: string }[];
  readonly testResults?: Suite;
}

/**
 * Writes the counts for the run of all tests, and a line `failed: …` for each test that failed. A file that failed to
 * load counts as a failure.
 */
export function countReporter() {
  return {
    stop({ sessions }: { readonly sessions: readonly Session[] }): void {
      if (!existsSync(folder)) return;
      const failures = sessions.flatMap(failuresOf);
      for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
      const tests = sessions.flatMap(({ testResults }) => testsOf(testResults));
      const numPassedTests = tests.filter(({ passed, skipped }) => passed && !skipped).length;
      writeFileSync(
        `${folder}/contracts-${testedFlavour}.json`,
        JSON.stringify({ numPassedTests, numFailedTests: failures.length }),
      );
    },
  };
}

function failuresOf({ passed, testFile, errors, testResults }: Session): readonly string[] {
  const path = `${relative(process.cwd(), testFile)} (${testedFlavour})`;
  const failed = testsOf(testResults).filter((test) => !test.passed && !test.skipped);
  if (failed.length > 0) {
    return failed.map(({ name, error }) => `${path}: ${name}: ${firstLineOf(error?.message)}`);
  }
  return passed ? [] : [`${path}: ${firstLineOf(errors[0]?.message)}`];
}

function testsOf(suite: Suite | undefined): readonly Test[] {
  return suite === undefined ? [] : [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

function firstLineOf(text = ""): string {
  return text.split("\n")[0] ?? "";
}
