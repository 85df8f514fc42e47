/** The numbers of passed and failed tests of a run. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Names of the failed tests, each with its first line of explanation. */
  readonly failures: readonly string[];
}

export function totalOf(parts: readonly TestCount[]): TestCount {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
    failures: parts.flatMap((part) => part.failures),
  };
}

/**
 * Ends a command: prints a line `failed: …` for each failed test and the line `N passed, N failed`, and exits with 1 if a
 * test has failed or no test has run.
 */
export function endWithCount(parts: readonly TestCount[]): void {
  const { passed, failed, failures } = totalOf(parts);
  process.stdout.write("\n");
  for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
