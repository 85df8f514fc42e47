/** A line of the report. */
export interface Line {
  readonly what: string;
  readonly measured: string;
  readonly baseline?: string;
  readonly ratio?: number;
  readonly target?: string;
  readonly isMet?: boolean;
}

const columns = ["", "measured", "baseline", "ratio", "target", ""] as const;

export function printTable(lines: readonly Line[]): void {
  const rows = [columns, ...lines.map(cellsOf)];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  for (const row of rows) {
    console.log(row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  "));
  }
}

function cellsOf({ what, measured, baseline = "", ratio, target = "", isMet }: Line): string[] {
  const verdict = isMet === undefined ? "" : isMet ? "met" : "MISSED";
  return [what, measured, baseline, ratio === undefined ? "" : ratio.toFixed(2), target, verdict];
}
