import { byteOrderMark, createFileWriter, csvLineOf, formulaSafe } from "../../files/write-csv.ts";
import { plainColumnName } from "../../lists/column-names.ts";
import { mapColumns } from "../../lists/map-columns.ts";
import { type CsvRow, isBlankRow, type ParseCsv, readCsv } from "../../lists/read-csv.ts";
import { headerAddressReaderOf } from "../../lists/row-address.ts";
import { templateMappingOf } from "../../lists/template-mapping.ts";
import { listWriterOf } from "../../lists/write-list.ts";
import {
  createResultCounter,
  type ProviderCount,
  type ResultStatus,
  type ResultsFilter,
  type RowProvidersReader,
  resultStatusOf,
  resultsMatcherOf,
  rowProvidersReaderOf,
  type StatusCounts,
} from "./result-counts.ts";

/** A row of a results file. */
export interface ResultRow {
  /** The row number as a spreadsheet counts it: the header is row 1. */
  readonly number: number;
  readonly cells: CsvRow;
  readonly isFailed: boolean;
  /** The address of the row on one line; `""` if it has none. */
  readonly address: string;
  /** The name of the site; `""` if it has none. */
  readonly name: string;
  readonly status: ResultStatus;
  /** The names of the providers that serve the address. */
  readonly providers: readonly string[];
  /** The address that was found for it; `""` if the file does not have it. */
  readonly answered: string;
}

export interface ResultsHead {
  readonly header: CsvRow;
  /** The column that holds the outcome of a row. Null if no column distinguishes failed rows. */
  readonly outcome: OutcomeColumn | null;
  /** The index of the column with the street; null if it is missing. */
  readonly addressColumn: number | null;
}

/** Counts over the whole file, regardless of the filter and the shown rows. */
export interface ResultsTotals {
  readonly rowCount: number;
  readonly statuses: StatusCounts;
  /** The providers with the number of their rows, the highest number first. */
  readonly providers: readonly ProviderCount[];
  /** The number of rows that match the filter. */
  readonly matchCount: number;
}

export interface ResultsHandlers {
  head(head: ResultsHead): void;
  rows(rows: readonly ResultRow[]): void;
}

/** The number of rows per batch, which the page can render without a pause. */
const rowsAtOnce = 250;

/**
 * Reads a results file for a table.
 *
 * @param maxRows - the maximum number of rows to emit. All rows are counted.
 */
export async function readResults(
  file: Blob,
  parse: ParseCsv,
  { filter, maxRows }: { readonly filter: ResultsFilter; readonly maxRows: number },
  handlers: ResultsHandlers,
): Promise<ResultsTotals> {
  let [rowCount, matchCount] = [0, 0];
  const counter = createResultCounter();
  const matches = resultsMatcherOf(filter);
  let waiting: ResultRow[] = [];
  let siteOf = (_cells: CsvRow) => ({ address: "", name: "" });
  let answeredColumn = -1;
  const begin = (head: ResultsHead) => {
    siteOf = requestedAddressReaderOf(head.header)?.read ?? siteOf;
    answeredColumn = answeredColumnOf(head.header);
    handlers.head(head);
  };
  const hand = () => {
    if (waiting.length > 0) handlers.rows(waiting);
    waiting = [];
  };
  for await (const { row, status, providers } of ratedRowsOf(file, parse, begin)) {
    rowCount += 1;
    counter.add(status, providers);
    if (!matches(status, providers, row.cells)) continue;
    matchCount += 1;
    if (matchCount > maxRows) continue;
    const answered = row.cells[answeredColumn]?.trim() ?? "";
    waiting.push({ ...row, ...siteOf(row.cells), answered, status, providers });
    if (waiting.length >= rowsAtOnce) hand();
  }
  hand();
  return {
    rowCount,
    statuses: counter.statuses(),
    providers: counter.providers(),
    matchCount,
  };
}

/** Writes the rows that match a filter, with all columns. Formulas are escaped for spreadsheets. */
export async function writeMatchingRows(
  file: Blob,
  parse: ParseCsv,
  filter: ResultsFilter,
): Promise<Blob> {
  const writer = createFileWriter();
  const matches = resultsMatcherOf(filter);
  const write = (cells: CsvRow) => writer.write(csvLineOf(cells.map(formulaSafe)));
  writer.write(byteOrderMark);
  const begin = ({ header }: ResultsHead) => write(header);
  for await (const { row, status, providers } of ratedRowsOf(file, parse, begin)) {
    if (matches(status, providers, row.cells)) write(row.cells);
  }
  return writer.end();
}

/**
 * Writes the failed rows to a file that can be uploaded again. It has the columns of the template, or else all columns
 * but the outcome. Cells stay as they are.
 */
export async function writeFailedRows(
  file: Blob,
  parse: ParseCsv,
  template: CsvRow | null,
): Promise<Blob> {
  const writer = createFileWriter();
  let cellsOf: (cells: CsvRow) => CsvRow = (cells) => cells;
  const write = (cells: CsvRow) => writer.write(csvLineOf(cells));
  const begin = (head: ResultsHead) => {
    cellsOf = uploadCellsOf(head, template ?? []);
    write(cellsOf(head.header));
  };
  for await (const { cells, isFailed } of resultRowsOf(file, parse, begin)) {
    if (isFailed) write(cellsOf(cells));
  }
  return writer.end();
}

/** Creates a function that reduces a row, and the row of names, to the columns of an upload. */
function uploadCellsOf(
  { header, outcome }: ResultsHead,
  template: CsvRow,
): (cells: CsvRow) => CsvRow {
  const mapping = mapColumns({ names: header, rows: [], template, choices: [] });
  if (template.length === 0 || templateMappingOf(mapping, template).isMissing) {
    return (cells) =>
      header.flatMap((_, index) => (index === outcome?.index ? [] : [cells[index] ?? ""]));
  }
  const { cellsOf } = listWriterOf(mapping, template);
  return (cells) => (cells === header ? template : cellsOf(cells).slice(0, template.length));
}

type ReadRow = Pick<ResultRow, "number" | "cells" | "isFailed">;

interface RatedRow {
  readonly row: ReadRow;
  readonly status: ResultStatus;
  readonly providers: readonly string[];
}

async function* ratedRowsOf(
  file: Blob,
  parse: ParseCsv,
  onHead: (head: ResultsHead) => void,
): AsyncGenerator<RatedRow> {
  let providersOf: RowProvidersReader = () => null;
  const begin = (head: ResultsHead) => {
    providersOf = rowProvidersReaderOf(head.header, head.outcome?.index ?? null);
    onHead(head);
  };
  for await (const row of resultRowsOf(file, parse, begin)) {
    const providers = providersOf(row.cells);
    const status = resultStatusOf(row.isFailed, providers);
    yield { row, status, providers: providers?.names ?? [] };
  }
}

async function* resultRowsOf(
  file: Blob,
  parse: ParseCsv,
  onHead: (head: ResultsHead) => void,
): AsyncGenerator<ReadRow> {
  let head: ResultsHead | null = null;
  let number = 0;
  for await (const { rows } of readCsv(file, parse)) {
    for (const cells of rows) {
      number += 1;
      if (isBlankRow(cells)) continue;
      if (head === null) {
        const addressColumn = requestedAddressReaderOf(cells)?.street ?? null;
        head = { header: cells, outcome: outcomeColumnOf(cells), addressColumn };
        onHead(head);
      } else {
        yield { number, cells, isFailed: isFailedRow(cells, head.outcome) };
      }
    }
  }
}

const answeredNames = [
  "matched address",
  "address matched",
  "found address",
  "address found",
  "validated address",
  "verified address",
  "standardized address",
  "normalized address",
  "corrected address",
  "geocoded address",
  "address display",
].map(plainColumnName);

/** The index of the column with the addresses that were found, which the server appends; -1 if it is missing. */
export function answeredColumnOf(header: CsvRow): number {
  return header.map(plainColumnName).findLastIndex((name) => answeredNames.includes(name));
}

/** Reads the addresses of the uploaded file, not those that were found. */
function requestedAddressReaderOf(header: CsvRow) {
  const answered = answeredColumnOf(header);
  return headerAddressReaderOf(header.map((name, index) => (index === answered ? "" : name)));
}

/** The column of a results file that holds the outcome of a row. */
interface OutcomeColumn {
  readonly index: number;
  /** `status`: the cell names the outcome. `error`: the cell describes the fault, or is empty. */
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
const emptyCell = /^(|0|-|none|no|n\/?a|ok|null|false|no errors?)$/i;

/**
 * Finds the outcome column in a header. Null if it is missing. The last match counts, because the server appends its
 * columns.
 */
export function outcomeColumnOf(header: CsvRow): OutcomeColumn | null {
  const names = header.map(plainColumnName);
  const last = (aliases: readonly string[]) =>
    names.findLastIndex((name) => aliases.includes(name));
  const status = last(statusNames);
  if (status >= 0) return { index: status, kind: "status" };
  const error = last(errorNames);
  return error >= 0 ? { index: error, kind: "error" } : null;
}

export function isFailedRow(row: CsvRow, outcome: OutcomeColumn | null): boolean {
  if (outcome === null) return false;
  const cell = (row[outcome.index] ?? "").trim();
  if (emptyCell.test(cell)) return false;
  return outcome.kind === "error" || failure.test(cell);
}

/** The state of downloaded results that the page shows. */
export type BulkResultsState =
  | { readonly kind: "closed" }
  | { readonly kind: "open"; readonly name: string; readonly results: BulkResults }
  /** No worker can run here: the file was saved but cannot be shown. */
  | { readonly kind: "unavailable"; readonly name: string }
  | { readonly kind: "unreadable"; readonly name: string };

export interface BulkResults {
  readonly header: readonly string[];
  /**
   * The column that holds the outcome of a row. Null if no column distinguishes failed rows; then there is no filter.
   */
  readonly outcome: OutcomeColumn | null;
  /** The index of the column with the street, whose cells link to lookups; null if it is missing. */
  readonly addressColumn: number | null;
  /** Grows while the file is read. The rows of the previous filter stay until new rows arrive. */
  readonly rows: readonly ResultRow[];
  readonly filter: ResultsFilter;
  readonly isReading: boolean;
  /**
   * The totals for the filter; null during the first read. Those of the previous filter stay until the new ones are
   * known.
   */
  readonly totals: ResultsTotals | null;
}
