/** With {@link logCaught}, the only place that writes to the console. */
export function log(level: "warn" | "error", code: string, detail?: string): void {
  // biome-ignore lint/suspicious/noConsole: the report port ends here
  console[level](`[scout-elements] ${code}${detail === undefined ? "" : `: ${detail}`}`);
}

/** Logs an error that an error page shows, with its stack, as React does. */
export function logCaught(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React would log it
  console.error(error);
}
