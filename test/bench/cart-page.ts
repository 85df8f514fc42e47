import { cartPriceOf } from "../../src/core/pricing/cart/cart-items.ts";
import { createCart } from "../../src/core/pricing/cart/create-cart.ts";
import { reduceCart } from "../../src/core/pricing/cart/reduce-cart.ts";
import { disabledCodesOf } from "../../src/core/pricing/rules/disabling-rules.ts";
import { largeSearch, largeSearchSize } from "./large-search.ts";
import { median } from "./statistics.ts";

const events = 200;

/** Medians in milliseconds. */
export interface CartTimes {
  /** An event, the prices and the disabled rows. */
  readonly cartMs: number;
  /** A plain loop that reads the same members of the same rows. */
  readonly loopMs: number;
}

declare global {
  var measureCartEvents: () => CartTimes;
}

globalThis.measureCartEvents = () => {
  const search = largeSearch();
  let state = createCart(search);
  const times: { cart: number; loop: number }[] = [];
  for (let event = 0; event < events; event += 1) {
    const start = performance.now();
    state = reduceCart(state, { kind: "selectItem", id: String((event * 37) % largeSearchSize) });
    cartPriceOf(state);
    disabledCodesOf(state);
    const middle = performance.now();
    readAll(search.rows);
    times.push({ cart: middle - start, loop: performance.now() - middle });
  }
  return {
    cartMs: median(times.map(({ cart }) => cart)),
    loopMs: median(times.map(({ loop }) => loop)),
  };
};

/** Keeps the results of the loop reachable, so that no engine optimises it away. */
const read = new Set<unknown>();

function readAll(rows: ReturnType<typeof largeSearch>["rows"]): void {
  read.clear();
  for (const row of rows) {
    const members = [
      row.type,
      row.download_speed,
      row.dependencies.length,
      row.linked_services.length,
      row.condition_disabled,
    ];
    for (const member of members) read.add(member);
  }
}
