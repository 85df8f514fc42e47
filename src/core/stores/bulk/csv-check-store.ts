import { createLatestTask } from "../../async/latest-task.ts";
import { type CsvReport, hasNoRows } from "../../bulk/csv/check-csv.ts";
import { correctedColumnsOf } from "../../bulk/csv/correct-csv.ts";
import type { CsvCheck, CsvCheckState, CsvCorrection } from "../../bulk/csv/csv-check-state.ts";
import {
  assignColumn,
  type ColumnChoice,
  type HeaderMapping,
  mapHeader,
} from "../../bulk/csv/header-mapping.ts";
import { runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core } from "../../create-core.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { bulkTemplateOf } from "./bulk-template-store.ts";

/** Checks one chosen file. The result is advice, except that a file without rows cannot be uploaded. */
export interface CsvCheckStore {
  readonly state: ReadonlySignal<CsvCheckState>;
  /** Checks a file in a worker, and aborts the previous check. */
  check(file: File): Promise<void>;
  /** Applies the user's choice of the file's column for a column of the template. */
  assign(choice: ColumnChoice): void;
  /** The file with the template's column names, in UTF-8, with commas; null if it cannot be created. */
  correct(rows: "all" | "good"): Promise<File | null>;
  /** Drops the file and aborts the check. */
  clear(): void;
}

export function createCsvCheckStore(core: Core): CsvCheckStore {
  const { runCsvWorker: run } = core.ports;
  const template = bulkTemplateOf(core);
  const state = signal<CsvCheckState>({ kind: "idle" });
  const task = createLatestTask();

  return {
    state,
    async check(file) {
      const abort = task.start();
      state.value = { kind: "checking", file, readBytes: 0, preview: null };
      const columns = run === undefined ? Promise.resolve(null) : template.columns();
      const outcome = await runCsvJob(
        run,
        { kind: "check", file },
        (update) => {
          const before = state.peek();
          if (before.kind !== "checking") return;
          if (update.kind === "preview") state.value = { ...before, preview: update.preview };
          if (update.kind === "progress") state.value = { ...before, readBytes: update.readBytes };
        },
        abort,
      );
      if (abort.aborted || outcome.kind === "aborted") return;
      if (outcome.kind !== "report") {
        const kind = outcome.kind === "unavailable" ? "unavailable" : "unreadable";
        state.value = { kind, file };
        return;
      }
      const names = await columns;
      if (!abort.aborted) {
        state.value = { kind: "checked", file, check: checkOf(outcome.report, names) };
      }
    },
    assign(choice) {
      const checked = state.peek();
      if (checked.kind !== "checked" || checked.check.mapping === null) return;
      const { check } = checked;
      const mapping = assignColumn(checked.check.mapping, check.report.header, choice);
      const corrections = correctionsOf(check.report, mapping);
      state.value = { ...checked, check: { ...check, mapping, corrections } };
    },
    async correct(rows) {
      const checked = state.peek();
      if (checked.kind !== "checked") return null;
      const { file, check } = checked;
      const mapping = check.corrections.includes("header") ? check.mapping : null;
      const columns = correctedColumnsOf(check.report.header, mapping);
      const outcome = await runCsvJob(
        run,
        { kind: "correct", file, columns, onlyGoodRows: rows === "good" },
        () => {},
        task.current(),
      );
      if (outcome.kind !== "file") return null;
      return new File([outcome.file], file.name, { type: "text/csv" });
    },
    clear() {
      task.abort();
      state.value = { kind: "idle" };
    },
  };
}

function checkOf(report: CsvReport, names: readonly string[] | null): CsvCheck {
  const isText = report.encoding !== "binary";
  const mapping = isText && names !== null ? mapHeader(report.header, names) : null;
  // In a file without a header, the first row already contains data.
  const beginsWithData =
    mapping?.isMissing === true && report.header.some((cell) => /\d/.test(cell));
  return {
    report,
    mapping,
    isMappable: mapping !== null && !beginsWithData && canMap(report, mapping),
    hasNoRows: hasNoRows(report) && !beginsWithData,
    hasBadRows: canCorrect(report) && report.badRowCount > 0,
    corrections: correctionsOf(report, mapping),
  };
}

function canCorrect({ encoding, unclosedRow }: CsvReport): boolean {
  return encoding !== "binary" && unclosedRow === null;
}

/** True if the user can change the mapping. A missing column can only be an extra column of the file. */
function canMap(report: CsvReport, { columns, extra }: HeaderMapping): boolean {
  const isAlike = columns.some(isRenamed);
  return (
    canCorrect(report) && (isAlike || (extra.length > 0 && columns.some(({ index }) => index < 0)))
  );
}

function isRenamed({ match }: HeaderMapping["columns"][number]): boolean {
  return match === "spelling" || match === "synonym" || match === "chosen";
}

function correctionsOf(report: CsvReport, mapping: HeaderMapping | null): readonly CsvCorrection[] {
  if (!canCorrect(report)) return [];
  const { encoding, delimiter } = report;
  return [
    ...(mapping?.columns.some(isRenamed) ? (["header"] as const) : []),
    ...(encoding === "utf-8" ? [] : (["encoding"] as const)),
    ...(delimiter === "," ? [] : (["delimiter"] as const)),
  ];
}
