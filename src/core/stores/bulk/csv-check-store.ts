import { createLatestTask } from "../../async/latest-task.ts";
import { isCsvFile } from "../../bulk/choose-file.ts";
import {
  type CsvCheck,
  type CsvCheckState,
  type CsvCorrection,
  hasNoRows,
} from "../../bulk/csv/csv-check-state.ts";
import { openListFile } from "../../bulk/csv/open-list-file.ts";
import { type CsvOutcome, runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core } from "../../create-core.ts";
import type { CsvReport } from "../../lists/check-list.ts";
import type { ListChoices } from "../../lists/read-list.ts";
import type { TemplateMapping } from "../../lists/template-mapping.ts";
import type { SheetName } from "../../lists/workbook.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { bulkTemplateOf } from "./bulk-template-store.ts";

/** Checks one chosen file. The result is advice, except that a file without rows cannot be uploaded. */
export interface CsvCheckStore {
  readonly state: ReadonlySignal<CsvCheckState>;
  /** Checks a file in a worker, and aborts the previous check. */
  check(file: File): Promise<void>;
  /** Reads the checked file again, with these choices in place of the previous ones. */
  revise(choices: Omit<ListChoices, "template">): Promise<void>;
  /** Checks another sheet of the workbook. */
  chooseSheet(sheet: number): Promise<void>;
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

  /** The chosen file as lists of rows. */
  let lists: readonly Blob[] = [];
  let sheets: readonly SheetName[] = [];

  /** Returns false if the report is not accepted, and shows nothing then. */
  async function read(
    file: File,
    sheet: number,
    ownChoices: Omit<ListChoices, "template">,
    abort: AbortSignal,
    isAccepted: (report: CsvReport) => boolean = () => true,
  ): Promise<boolean> {
    const names = run === undefined ? null : await template.columns();
    if (abort.aborted) return true;
    const choices: ListChoices = { ...ownChoices, template: names ?? [] };
    const outcome: CsvOutcome = await runCsvJob(
      run,
      { kind: "check", file: lists[sheet] ?? file, choices, maxRows: 0 },
      (update) => {
        const before = state.peek();
        if (before.kind !== "checking") return;
        if (update.kind === "preview") state.value = { ...before, preview: update.preview };
        if (update.kind === "progress") state.value = { ...before, readBytes: update.readBytes };
      },
      abort,
    );
    if (abort.aborted || outcome.kind === "aborted") return true;
    if (outcome.kind !== "report") {
      const kind = outcome.kind === "unavailable" ? "unavailable" : "unreadable";
      state.value = { kind, file };
      return true;
    }
    if (!isAccepted(outcome.report)) return false;
    const isConverted = sheets.length > 0 || !isCsvFile(file);
    const check = checkOf(outcome.report, choices, names, isConverted);
    state.value = { kind: "checked", file, check, sheets, sheet, isUpdating: false };
    return true;
  }

  return {
    state,
    async check(file) {
      const abort = task.start();
      state.value = { kind: "checking", file, readBytes: 0, preview: null };
      const opened = await openListFile(run, file, abort);
      if (abort.aborted || opened.kind === "aborted") return;
      if (opened.kind !== "text" && opened.kind !== "workbook") {
        state.value = { kind: opened.kind, file };
        return;
      }
      lists = opened.sheets.map((one) => one.file);
      sheets = opened.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
      // The first sheet is often a cover.
      if (sheets.length > 1) {
        for (const index of sheets.keys()) {
          if (await read(file, index, {}, abort, ({ hasStreet }) => hasStreet)) return;
        }
      }
      await read(file, 0, {}, abort);
    },
    async chooseSheet(sheet) {
      const checked = state.peek();
      if (checked.kind !== "checked") return;
      state.value = { ...checked, sheet, isUpdating: true };
      const reading = read(checked.file, sheet, {}, task.start());
      revising = reading.then(() => {});
      await revising;
    },
    async revise(choices) {
      const checked = state.peek();
      if (checked.kind !== "checked") return;
      const abort = task.start();
      const check = { ...checked.check, choices: { ...checked.check.choices, ...choices } };
      state.value = { ...checked, check, isUpdating: true };
      const reading = read(checked.file, checked.sheet, choices, abort);
      revising = reading.then(() => {});
      await revising;
    },
    settled: () => revising,
    async correct(rows) {
      await revising;
      const checked = state.peek();
      if (checked.kind !== "checked") return null;
      const { file, check, sheet } = checked;
      const outcome = await runCsvJob(
        run,
        {
          kind: "correct",
          file: lists[sheet] ?? file,
          ...check.choices,
          isByTemplate: check.corrections.includes("header"),
          onlyGoodRows: rows === "good",
        },
        () => {},
        task.current(),
      );
      if (outcome.kind !== "file") return null;
      return new File([outcome.file], csvNameOf(file.name), { type: "text/csv" });
    },
    clear() {
      task.abort();
      lists = [];
      sheets = [];
      state.value = { kind: "idle" };
    },
  };
}

function checkOf(
  report: CsvReport,
  choices: ListChoices,
  names: readonly string[] | null,
  isConverted: boolean,
): CsvCheck {
  const isText = report.encoding !== "binary";
  const mapping = isText && names !== null ? report.template : null;
  return {
    report,
    choices,
    mapping,
    isMappable: mapping !== null && canCorrect(report) && report.mapping.uses.length > 0,
    hasNoRows: hasNoRows(report),
    hasBadRows: canCorrect(report) && report.badRowCount > 0,
    corrections: [
      ...correctionsOf(report, mapping),
      ...(isConverted && canCorrect(report) ? (["format"] as const) : []),
    ],
  };
}

/** The name of a file as CSV. */
function csvNameOf(name: string): string {
  return /\.csv$/i.test(name) ? name : `${name.replace(/\.\w{1,5}$/, "")}.csv`;
}

function canCorrect({ encoding, unclosedRow }: CsvReport): boolean {
  return encoding !== "binary" && unclosedRow === null;
}

function correctionsOf(
  report: CsvReport,
  mapping: TemplateMapping | null,
): readonly CsvCorrection[] {
  if (!canCorrect(report)) return [];
  const { encoding, delimiter, leftOutCount, namesRow, hasSeparatorLine, hadFormulas } = report;
  const isMended = [...report.damageCounts.values()].some(({ mendedCount }) => mendedCount > 0);
  const isRenamed = mapping?.columns.some(({ match }) => match === "spelling" || match === "other");
  return [
    ...(isRenamed ? (["header"] as const) : []),
    ...(encoding === "utf-8" ? [] : (["encoding"] as const)),
    ...(delimiter === "," && !hasSeparatorLine ? [] : (["delimiter"] as const)),
    ...(leftOutCount > 0 || (namesRow ?? 1) > 1 ? (["rows"] as const) : []),
    ...(hadFormulas || isMended ? (["cells"] as const) : []),
  ];
}
