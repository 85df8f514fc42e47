import type { BoardCell, CartState } from "../../../../src/core/index.ts";
import { cartPriceOf, disabledCodesOf, reduceCart } from "../../../../src/core/index.ts";
import { offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";
import type { Service } from "../../../../src/core/pricing/service.ts";

/** A cell of the board, as far as a plain loop over every act of an agent tells. */
export interface NaiveCell {
  readonly provider: string;
  readonly term: string;
  readonly id: string;
  readonly monthly: number | null;
  readonly install: number | null;
  readonly mbps: number | null;
}

/** The best cell of each product and provider: chooses every one in turn, and reads the proposal. */
export function naiveCells(
  start: CartState,
  productOf: (service: Service) => string | null,
): ReadonlyMap<string, NaiveCell> {
  const best = new Map<string, Offered>();
  const { options, services } = start.catalogue;
  for (const { value: provider } of options.provider) {
    for (const service of services) {
      for (const { value: term } of options.term) {
        const product = productOf(service);
        const cell = product === null ? null : cellOf(start, provider, term, service);
        if (cell === null) continue;
        const key = `${product} of ${provider}`;
        const other = best.get(key);
        const offered = { cell, service };
        if (other === undefined || isNaivelyBetter(offered, other)) best.set(key, offered);
      }
    }
  }
  return new Map([...best].map(([key, { cell }]) => [key, cell]));
}

interface Offered {
  readonly cell: NaiveCell;
  readonly service: Service;
}

function cellOf(start: CartState, provider: string, term: string, service: Service) {
  const { id, mbps } = service;
  const placed = [
    { kind: "chooseProvider", value: null } as const,
    { kind: "chooseProvider", value: provider } as const,
    { kind: "chooseTerm", value: term } as const,
  ].reduce(reduceCart, start);
  // Another row of the same id may be the one that is sold there.
  if (offerOf(placed).services.get(id) !== service || disabledCodesOf(placed).has(id)) return null;
  const after = reduceCart(placed, { kind: "selectItem", id });
  const { monthly, install } = cartPriceOf(after);
  return { provider, term, id, monthly, install, mbps };
}

function isNaivelyBetter(one: Offered, other: Offered): boolean {
  const ranks = [one, other].map(({ cell: { monthly, install, mbps }, service }) => {
    const isPriced = service.rates.mrc.kind === "amount" && monthly !== null;
    return [isPriced ? 0 : 1, monthly ?? 0, install ?? Number.MAX_VALUE, -(mbps ?? -1)];
  });
  const [a = [], b = []] = ranks;
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

export function naiveCellOf({ provider, term, service, monthly, install }: BoardCell): NaiveCell {
  return {
    provider: provider.value,
    term: term.value,
    id: service.id,
    monthly,
    install,
    mbps: service.mbps,
  };
}
