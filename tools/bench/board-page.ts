import { boardMatrixOf } from "../../src/core/pricing/board/board-matrix.ts";
import { priceBoard } from "../../src/core/pricing/board/price-board.ts";
import { createCart } from "../../src/core/pricing/cart/create-cart.ts";
import { largeBoard } from "./large-board.ts";
import { median } from "./statistics.ts";

const runs = 60;

/** The times of a price board: medians, in milliseconds. */
export interface BoardTimes {
  /**
   * The time to rank every internet offer of all terms, which is the largest comparison that users can request.
   */
  readonly boardMs: number;
  /**
   * The time to create the matrix of these offers, with a row for each product and a column for each provider.
   */
  readonly matrixMs: number;
  /**
   * The time of a plain loop that finds the lowest listed prices in the same rows, for comparison.
   */
  readonly loopMs: number;
}

declare global {
  var measurePriceBoard: () => BoardTimes;
}

globalThis.measurePriceBoard = () => {
  const search = largeBoard();
  const { catalogue } = createCart(search);
  const times: { board: number; matrix: number; loop: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const board = priceBoard(catalogue);
    const ranked = performance.now();
    keptResults.add(boardMatrixOf(board));
    const arranged = performance.now();
    keptResults.add(lowestIn(search.rows));
    times.push({
      board: ranked - start,
      matrix: arranged - start,
      loop: performance.now() - arranged,
    });
    keptResults.clear();
  }
  return {
    boardMs: median(times.map(({ board }) => board)),
    matrixMs: median(times.map(({ matrix }) => matrix)),
    loopMs: median(times.map(({ loop }) => loop)),
  };
};

/** Holds the results, so that no engine optimises their computation away. */
const keptResults = new Set<unknown>();

function lowestIn(rows: ReturnType<typeof largeBoard>["rows"]): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const { type, provider, terms, mrc } of rows) {
    for (const term of terms) {
      const key = `${type} ${provider} ${term}`;
      lowest.set(key, Math.min(mrc, lowest.get(key) ?? mrc));
    }
  }
  return lowest;
}
