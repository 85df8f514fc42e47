/** Errors of calls whose cause is already reported on the console. */
const explained = new WeakSet<object>();

export function markExplained(error: unknown): void {
  if (error instanceof Error) explained.add(error);
}

/** True if the cause of a failed call is already reported, so that a second report would add nothing. */
export function isExplained(error: unknown): boolean {
  return error instanceof Error && explained.has(error);
}
