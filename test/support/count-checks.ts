/** Counts the checks of a command without a test runner, and prints a line for each. */
export interface CheckCounter {
  readonly counts: Readonly<Record<"passed" | "failed", number>>;
  /** Counts checks as passed without running them again. */
  pass(checks: number): void;
  /** Runs a check. Resolves with true if it passed. */
  check(name: string, run: () => Promise<void>): Promise<boolean>;
}

export function createCheckCounter(): CheckCounter {
  const counts = { passed: 0, failed: 0 };
  return {
    counts,
    pass(checks) {
      counts.passed += checks;
    },
    async check(name, run) {
      try {
        await run();
        counts.passed += 1;
        process.stdout.write(`✓ ${name}\n`);
        return true;
      } catch (error) {
        counts.failed += 1;
        process.stdout.write(`failed: ${name}\n${error instanceof Error ? error.stack : error}\n`);
        return false;
      }
    },
  };
}
