import type { Browser } from "playwright";
import { bulk, parse } from "./build-bench-site.ts";
import {
  checkedRows,
  measureCheck,
  measureMainThreadParse,
  writeLargeFile,
} from "./measure-check.ts";
import { measureHistory } from "./measure-history.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

/**
 * The lines of bulk uploads: the check of a large file, compared to the same library on the main thread, and the
 * history.
 */
export async function linesOfBulk(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Line[]> {
  const file = writeLargeFile();
  const { checks, parses } = await interleave(rounds, {
    checks: () => measureCheck(browser, origin, bulk, file),
    parses: () => measureMainThreadParse(browser, origin, parse, file),
  });
  const { histories } = await interleave(rounds, {
    histories: () => measureHistory(browser, origin, bulk),
  });
  const parsedMs = median(parses.map((run) => run.wholeMs));
  const checkLine = (what: string, key: keyof (typeof checks)[number], limitMs: number): Line => {
    const measuredMs = median(checks.map((run) => run[key]));
    return {
      what: `${checkedRows.toLocaleString("en-US")} rows checked, ${what}`,
      measured: `${measuredMs.toFixed(0)} ms`,
      baseline: `${parsedMs.toFixed(0)} ms`,
      ratio: measuredMs / parsedMs,
      target: `≤ ${limitMs} ms`,
      isMet: measuredMs <= limitMs,
    };
  };
  const framesPerSecond = median(histories.map((run) => run.framesPerSecond));
  const blankFrames = Math.max(...histories.map((run) => run.blankFrames));
  const maxRows = Math.max(...histories.map((run) => run.maxRows));
  return [
    checkLine("first rows", "previewMs", 200),
    checkLine("whole", "wholeMs", 1000),
    checkLine("longest block of the page", "maxBlockMs", 16),
    {
      what: "10,000 uploads scrolled, frames a second",
      measured: framesPerSecond.toFixed(1),
      target: "≥ 55",
      isMet: framesPerSecond >= 55,
    },
    {
      what: "10,000 uploads scrolled, blank frames",
      measured: String(blankFrames),
      target: "0",
      isMet: blankFrames === 0,
    },
    {
      what: "10,000 uploads scrolled, rows alive",
      measured: String(maxRows),
      target: "≤ 300",
      isMet: maxRows <= 300,
    },
  ];
}
