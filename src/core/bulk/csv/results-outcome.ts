import { plainColumnName } from "./column-names.ts";
import type { CsvRow } from "./read-csv.ts";

/** The column of a results file that holds the outcome of a row. */
export interface OutcomeColumn {
  readonly index: number;
  /** `status` names the outcome; `error` names the fault and is otherwise empty. */
  readonly kind: "status" | "error";
}

const statusNames = [
  "lookup status",
  "status",
  "row status",
  "result status",
  "processing status",
  "outcome",
  "lookup result",
  "result",
].map(plainColumnName);
const errorNames = [
  "error",
  "errors",
  "error message",
  "lookup error",
  "failure",
  "failure reason",
  "error reason",
  "message",
].map(plainColumnName);

const failure =
  /\b(fail(ed|ure|s)?|errors?|invalid|rejected|unable|unknown|ambiguous|skipped|missing|unmatched|cannot|could not|can't|no (match|results?)|not (found|valid(ated)?|processed|matched|recogni[sz]ed)|timed? ?out)\b/i;
const nothing = /^(|0|-|none|no|n\/?a|ok|null|false|no errors?)$/i;

/** Finds the outcome column in a header. Null if there is none. The last match counts: the lookup appends its columns. */
export function outcomeColumnOf(header: CsvRow): OutcomeColumn | null {
  const names = header.map(plainColumnName);
  const last = (wanted: readonly string[]) => names.findLastIndex((name) => wanted.includes(name));
  const status = last(statusNames);
  if (status >= 0) return { index: status, kind: "status" };
  const error = last(errorNames);
  return error >= 0 ? { index: error, kind: "error" } : null;
}

export function isFailedRow(row: CsvRow, outcome: OutcomeColumn | null): boolean {
  if (outcome === null) return false;
  const cell = (row[outcome.index] ?? "").trim();
  if (nothing.test(cell)) return false;
  return outcome.kind === "error" || failure.test(cell);
}
