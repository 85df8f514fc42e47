import {
  type CsvPreview,
  type CsvReport,
  checkList,
  type NumberedRow,
} from "../../lists/check-list.ts";
import type { ParseCsv } from "../../lists/read-csv.ts";
import type { ListChoices } from "../../lists/read-list.ts";
import { type SheetFile, sheetFilesOf, type WorkbookSheet } from "../../lists/workbook.ts";
import { type Correction, writeList } from "../../lists/write-list.ts";
import {
  type ResultRow,
  type ResultsHead,
  type ResultsTotals,
  readResults,
  writeFailedRows,
  writeMatchingRows,
} from "./read-results.ts";
import type { ResultsFilter } from "./result-counts.ts";

/** A job of a worker. Each worker runs one job. */
export type CsvJob =
  | {
      readonly kind: "check";
      readonly file: Blob;
      readonly choices: ListChoices;
      /** The maximum number of rows to post. All rows are checked. */
      readonly maxRows: number;
    }
  /** A job for the worker of workbooks. */
  | { readonly kind: "workbook"; readonly file: Blob }
  | ({ readonly kind: "correct"; readonly file: Blob } & Correction)
  | {
      readonly kind: "results";
      readonly file: Blob;
      readonly filter: ResultsFilter;
      readonly maxRows: number;
    }
  | { readonly kind: "matching-rows"; readonly file: Blob; readonly filter: ResultsFilter }
  | {
      readonly kind: "failed-rows";
      readonly file: Blob;
      readonly template: readonly string[] | null;
    };

/** A progress message of the worker. */
export type CsvUpdate =
  | { readonly kind: "preview"; readonly preview: CsvPreview }
  | { readonly kind: "progress"; readonly readBytes: number }
  | { readonly kind: "listed"; readonly rows: readonly NumberedRow[] }
  | { readonly kind: "head"; readonly head: ResultsHead }
  | { readonly kind: "rows"; readonly rows: readonly ResultRow[] };

/** The last message of the worker. `failed` means that the file cannot be read or corrected. */
export type CsvEnd =
  | { readonly kind: "report"; readonly report: CsvReport }
  | { readonly kind: "totals"; readonly totals: ResultsTotals }
  | { readonly kind: "file"; readonly file: Blob }
  | { readonly kind: "sheets"; readonly sheets: readonly SheetFile[] }
  | { readonly kind: "failed" };

const endKinds: Readonly<Record<CsvEnd["kind"], true>> = {
  report: true,
  totals: true,
  file: true,
  sheets: true,
  failed: true,
};

export function isCsvEnd(message: CsvUpdate | CsvEnd): message is CsvEnd {
  return Object.hasOwn(endKinds, message.kind);
}

/** Runs a job and posts every message in order, the end last. Never rejects. */
export async function doCsvJob(
  job: CsvJob,
  parse: ParseCsv,
  post: (message: CsvUpdate | CsvEnd) => void,
): Promise<void> {
  try {
    post(await endOf(job, parse, post));
  } catch {
    post({ kind: "failed" }); // The file was deleted, or changed after the user chose it.
  }
}

/** Reads the sheets of a workbook and posts them as CSV files. Never rejects. */
export async function doWorkbookJob(
  { file }: CsvJob,
  readWorkbook: (file: Blob) => Promise<readonly WorkbookSheet[]>,
  post: (end: CsvEnd) => void,
): Promise<void> {
  try {
    post({ kind: "sheets", sheets: sheetFilesOf(await readWorkbook(file)) });
  } catch {
    post({ kind: "failed" }); // The file is no workbook, is damaged, or cannot be read.
  }
}

async function endOf(
  job: CsvJob,
  parse: ParseCsv,
  post: (update: CsvUpdate) => void,
): Promise<CsvEnd> {
  const progress = (readBytes: number) => post({ kind: "progress", readBytes });
  switch (job.kind) {
    case "workbook":
      return { kind: "failed" }; // The other worker reads workbooks.
    case "check": {
      const preview = (shown: CsvPreview) => post({ kind: "preview", preview: shown });
      const rows = (listed: readonly NumberedRow[]) => post({ kind: "listed", rows: listed });
      const { file, choices, maxRows } = job;
      const handlers = { preview, progress, rows };
      return { kind: "report", report: await checkList(file, parse, choices, handlers, maxRows) };
    }
    case "correct": {
      const { kind: _, file: source, ...correction } = job;
      const file = await writeList(source, parse, correction, progress);
      return file === null ? { kind: "failed" } : { kind: "file", file };
    }
    case "results": {
      const handlers = {
        head: (head: ResultsHead) => post({ kind: "head", head }),
        rows: (rows: readonly ResultRow[]) => post({ kind: "rows", rows }),
      };
      return { kind: "totals", totals: await readResults(job.file, parse, job, handlers) };
    }
    case "matching-rows":
      return { kind: "file", file: await writeMatchingRows(job.file, parse, job.filter) };
    case "failed-rows":
      return { kind: "file", file: await writeFailedRows(job.file, parse, job.template) };
  }
}
