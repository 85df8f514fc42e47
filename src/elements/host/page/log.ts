/** The only place that writes to the console. */
export function log(level: "warn" | "error", code: string, detail?: string): void {
  // biome-ignore lint/suspicious/noConsole: the report port ends here
  console[level](`[scout-elements] ${code}${detail === undefined ? "" : `: ${detail}`}`);
}
