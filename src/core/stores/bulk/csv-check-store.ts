import { createLatestTask } from "../../async/latest-task.ts";
import type { CsvCheck, CsvCheckState, CsvCorrection } from "../../bulk/csv/csv-check-state.ts";
import { type CsvOutcome, runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core } from "../../create-core.ts";
import { type CsvReport, hasNoRows } from "../../lists/check-list.ts";
import type { ListChoices } from "../../lists/read-list.ts";
import { type TemplateMapping, templateMappingOf } from "../../lists/template-mapping.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { bulkTemplateOf } from "./bulk-template-store.ts";

/** Checks one chosen file. The result is advice, except that a file without rows cannot be uploaded. */
export interface CsvCheckStore {
  readonly state: ReadonlySignal<CsvCheckState>;
  /** Checks a file in a worker, and aborts the previous check. */
  check(file: File): Promise<void>;
  /** Reads the checked file again, with these choices in place of the previous ones. */
  revise(choices: Omit<ListChoices, "template">): Promise<void>;
  /** Resolves when the latest choices have been applied. */
  settled(): Promise<void>;
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
  /** Ends when the latest choices have been applied. */
  let revising: Promise<void> = Promise.resolve();

  async function read(
    file: File,
    ownChoices: Omit<ListChoices, "template">,
    abort: AbortSignal,
  ): Promise<void> {
    const names = run === undefined ? null : await template.columns();
    if (abort.aborted) return;
    const choices: ListChoices = { ...ownChoices, template: names ?? [] };
    const outcome: CsvOutcome = await runCsvJob(
      run,
      { kind: "check", file, choices, maxRows: 0 },
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
    const check = checkOf(outcome.report, choices, names);
    state.value = { kind: "checked", file, check, isUpdating: false };
  }

  return {
    state,
    async check(file) {
      const abort = task.start();
      state.value = { kind: "checking", file, readBytes: 0, preview: null };
      await read(file, {}, abort);
    },
    async revise(choices) {
      const checked = state.peek();
      if (checked.kind !== "checked") return;
      const abort = task.start();
      const check = { ...checked.check, choices: { ...checked.check.choices, ...choices } };
      state.value = { ...checked, check, isUpdating: true };
      revising = read(checked.file, choices, abort);
      await revising;
    },
    settled: () => revising,
    async correct(rows) {
      await revising;
      const checked = state.peek();
      if (checked.kind !== "checked") return null;
      const { file, check } = checked;
      const outcome = await runCsvJob(
        run,
        {
          kind: "correct",
          file,
          ...check.choices,
          isByTemplate: check.corrections.includes("header"),
          onlyGoodRows: rows === "good",
        },
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

function checkOf(
  report: CsvReport,
  choices: ListChoices,
  names: readonly string[] | null,
): CsvCheck {
  const isText = report.encoding !== "binary";
  const mapping = isText && names !== null ? templateMappingOf(report.mapping, names) : null;
  return {
    report,
    choices,
    mapping,
    isMappable: mapping !== null && canCorrect(report) && report.mapping.uses.length > 0,
    hasNoRows: hasNoRows(report),
    hasBadRows: canCorrect(report) && report.badRowCount > 0,
    corrections: correctionsOf(report, choices, mapping),
  };
}

function canCorrect({ encoding, unclosedRow }: CsvReport): boolean {
  return encoding !== "binary" && unclosedRow === null;
}

function correctionsOf(
  report: CsvReport,
  { mended = [] }: ListChoices,
  mapping: TemplateMapping | null,
): readonly CsvCorrection[] {
  if (!canCorrect(report)) return [];
  const { encoding, delimiter, leftOutCount, namesRow, hasSeparatorLine, hadFormulas } = report;
  const isRenamed = mapping?.columns.some(({ match }) => match === "spelling" || match === "other");
  return [
    ...(isRenamed ? (["header"] as const) : []),
    ...(encoding === "utf-8" ? [] : (["encoding"] as const)),
    ...(delimiter === "," && !hasSeparatorLine ? [] : (["delimiter"] as const)),
    ...(leftOutCount > 0 || (namesRow ?? 1) > 1 ? (["rows"] as const) : []),
    ...(hadFormulas || mended.length > 0 ? (["cells"] as const) : []),
  ];
}
