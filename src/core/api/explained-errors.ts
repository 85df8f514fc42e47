/** Errors of calls whose cause the owner of the page was told. */
const explained = new WeakSet<object>();

export function markExplained(error: unknown): void {
  if (error instanceof Error) explained.add(error);
}

/** Whether the owner of the page was told why a call failed; another line would say less. */
export function isExplained(error: unknown): boolean {
  return error instanceof Error && explained.has(error);
}
