import type { Browser } from "playwright";
import { measureContent } from "./measure-content.ts";
import type { Line } from "./print-table.ts";
import { median } from "./statistics.ts";

const sizes = [400_000, 700_000, 1_000_000];

/** Pages of the content site: the first screen, the longest task and a click on an anchor. */
export async function linesOfContent(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const bytes of sizes) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await measureContent(browser, origin, bytes));
    }
    const what = `page of ${bytes / 1_000_000} MB, full speed`;
    const line = (act: string, times: readonly number[], targetMs: number): Line => ({
      what: `${what}: ${act}`,
      measured: `${median(times).toFixed(0)} ms`,
      target: `≤ ${targetMs} ms`,
      isMet: median(times) <= targetMs,
    });
    lines.push(
      line(
        "answer to the first paragraph",
        runs.map(({ firstMs }) => firstMs),
        150,
      ),
      line(
        "longest task until all is drawn",
        runs.map(({ maxTaskMs }) => maxTaskMs),
        50,
      ),
      line(
        "click on an anchor",
        runs.map(({ anchorMs }) => anchorMs),
        16,
      ),
    );
  }
  return lines;
}
