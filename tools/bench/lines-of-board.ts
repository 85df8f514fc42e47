import type { Browser } from "playwright";
import { bare, board, pricing } from "./build-bench-site.ts";
import { largeSearchSize } from "./large-search.ts";
import { measureBoard, measureBoardClick } from "./measure-board.ts";
import { measureClick } from "./measure-click.ts";
import type { Line } from "./print-table.ts";
import { interleave, median } from "./statistics.ts";

/** The price board: its computation, and a click on one of its prices. */
export async function linesOfBoard(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<readonly Line[]> {
  const { times } = await interleave(rounds, { times: () => measureBoard(browser, origin, board) });
  const { clicks, bareClicks } = await interleave(rounds, {
    clicks: () => measureBoardClick(browser, origin, pricing),
    bareClicks: async () => (await measureClick(browser, origin, bare)).clickMs,
  });
  const boardMs = median(times.map((run) => run.boardMs));
  const matrixMs = median(times.map((run) => run.matrixMs));
  const loopMs = median(times.map((run) => run.loopMs));
  const paintMs = median(clicks.map((run) => run.paintMs));
  const filledMs = median(clicks.map((run) => run.filledMs));
  return [
    {
      what: `price board over ${largeSearchSize} rows, full speed`,
      measured: `${boardMs.toFixed(2)} ms`,
      baseline: `${loopMs.toFixed(2)} ms`,
      ratio: boardMs / loopMs,
      target: "≤ 8 ms",
      isMet: boardMs <= 8,
    },
    {
      what: "the same as a matrix, full speed",
      measured: `${matrixMs.toFixed(2)} ms`,
      baseline: `${loopMs.toFixed(2)} ms`,
      ratio: matrixMs / loopMs,
      target: "≤ 8 ms",
      isMet: matrixMs <= 8,
    },
    {
      what: "click on a price of the board to the next paint",
      measured: `${paintMs.toFixed(0)} ms`,
      baseline: `${median(bareClicks).toFixed(0)} ms`,
      ratio: paintMs / median(bareClicks),
      target: "≤ 100 ms",
      isMet: paintMs <= 100,
    },
    {
      what: "click on a price of the board to the filled builder",
      measured: `${filledMs.toFixed(0)} ms`,
      baseline: `${median(bareClicks).toFixed(0)} ms`,
      ratio: filledMs / median(bareClicks),
    },
  ];
}
