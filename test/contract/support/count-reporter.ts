import { existsSync, writeFileSync } from "node:fs";
import { testedFlavour } from "../../support/tested-flavour.ts";

const folder = "node_modules/.cache/test-reports";

interface Suite {
  readonly tests: readonly { readonly passed: boolean; readonly skipped: boolean }[];
  readonly suites: readonly Suite[];
}

interface Session {
  readonly passed: boolean;
  readonly testResults?: Suite;
}

/** Writes the counts for the run of all tests. A file that failed to load counts as a failure. */
export function countReporter() {
  return {
    stop({ sessions }: { readonly sessions: readonly Session[] }): void {
      if (!existsSync(folder)) return;
      const tests = sessions.flatMap(({ testResults }) =>
        testResults ? testsOf(testResults) : [],
      );
      const ran = tests.filter(({ skipped }) => !skipped);
      const numPassedTests = ran.filter(({ passed }) => passed).length;
      const lost = sessions.filter(({ passed, testResults }) => !passed && !hasFailed(testResults));
      const numFailedTests = ran.length - numPassedTests + lost.length;
      writeFileSync(
        `${folder}/contracts-${testedFlavour}.json`,
        JSON.stringify({ numPassedTests, numFailedTests }),
      );
    },
  };
}

function testsOf(suite: Suite): Suite["tests"] {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

function hasFailed(suite: Suite | undefined): boolean {
  return suite !== undefined && testsOf(suite).some(({ passed, skipped }) => !passed && !skipped);
}
