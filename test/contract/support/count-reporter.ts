import { relative } from "node:path";
import { endWithCount } from "../../support/test-count.ts";
import { testedFlavour } from "../../support/tested-flavour.ts";

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
 * Ends the run with a line `failed: …` for each failed test and the line `N passed, N failed`. A file that failed to load
 * counts as a failure.
 */
export function countReporter() {
  return {
    stop({ sessions }: { readonly sessions: readonly Session[] }): void {
      const failures = sessions.flatMap(failuresOf);
      const tests = sessions.flatMap(({ testResults }) => testsOf(testResults));
      const passed = tests.filter((test) => test.passed && !test.skipped).length;
      endWithCount([{ passed, failed: failures.length, failures }]);
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
