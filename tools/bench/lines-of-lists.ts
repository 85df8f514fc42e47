import type { Browser } from "playwright";
import { bulk, parse } from "./build-bench-site.ts";
import { measureCheck, measureCheckTask, measureMainThreadParse } from "./measure-check.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";
import {
  listRows,
  workbookRows,
  writeCustomerList,
  writeCustomerWorkbook,
} from "./write-list-files.ts";

/** The parser alone takes 0.1 s on a fast machine, so that a report takes less than 2 s there. */
const maxRatio = 18;
const maxTaskMs = 50;

/**
 * The lines of customers' lists: the report on a CSV file and on a workbook, and the longest task of the page meanwhile.
 * The baseline is the library alone, which parses the CSV file on the main thread.
 */
export async function linesOfLists(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Line[]> {
  const list = writeCustomerList();
  const workbook = await writeCustomerWorkbook();
  const runs = await interleave(rounds, {
    lists: async () => (await measureCheck(browser, origin, bulk, list)).wholeMs,
    workbooks: async () => (await measureCheck(browser, origin, bulk, workbook)).wholeMs,
    listTasks: () => measureCheckTask(browser, origin, bulk, list),
    workbookTasks: () => measureCheckTask(browser, origin, bulk, workbook),
    parses: async () => (await measureMainThreadParse(browser, origin, parse, list)).wholeMs,
  });
  const parsedMs = median(runs.parses);
  const line = (what: string, measured: readonly number[]) => ({
    what,
    measured: `${median(measured).toFixed(0)} ms`,
    baseline: `${parsedMs.toFixed(0)} ms`,
    ratio: median(measured) / parsedMs,
  });
  const reportLine = (what: string, measured: readonly number[]): Line => {
    const found = line(`${what}, report`, measured);
    return { ...found, target: `≤ ${maxRatio}`, isMet: found.ratio <= maxRatio };
  };
  const taskLine = (what: string, measured: readonly number[]): Line => ({
    ...line(`${what}, longest task of the page, processor time`, measured),
    target: `≤ ${maxTaskMs} ms`,
    isMet: median(measured) <= maxTaskMs,
  });
  const csv = `customer's list of ${listRows.toLocaleString("en-US")} rows`;
  const xlsx = `workbook of ${workbookRows.toLocaleString("en-US")} rows`;
  return [
    reportLine(csv, runs.lists),
    taskLine(csv, runs.listTasks),
    reportLine(xlsx, runs.workbooks),
    taskLine(xlsx, runs.workbookTasks),
  ];
}
