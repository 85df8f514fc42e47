import type { CartEvent, CartState } from "../cart/cart-state.ts";
import type { FilterOption, ProviderOption } from "../filter-options.ts";
import type { DisabledCode } from "../rules/disabling-rule.ts";
import type { Service } from "../service.ts";
import type { BoardProduct } from "./board-product.ts";
import type { BoardQuote } from "./board-quote.ts";

/** The best offer of a provider for a product. */
export interface BoardCell extends BoardQuote {
  readonly product: BoardProduct;
  readonly provider: ProviderOption;
  readonly term: FilterOption;
  /** Value of the provider's region; null for none. */
  readonly region: string | null;
  readonly service: Service;
  /** Null when it can be chosen as the first service of a proposal (decisions K). */
  readonly code: DisabledCode | null;
  /** Why it cannot be chosen; `""` when it can. */
  readonly reason: string;
}

/** A product and its offers. */
export interface BoardRow {
  readonly product: BoardProduct;
  /** By the value of the provider; one without an offer is missing. */
  readonly cells: ReadonlyMap<string, BoardCell>;
  /** The best cell that can be chosen, by the order, else by price; null when none can. */
  readonly best: BoardCell | null;
}

/** A missing price counts as 0 in totals (1 §5), which makes no offer the best. */
export function hasPrice({ rates }: Service, { monthly }: BoardQuote): boolean {
  return rates.mrc.kind === "amount" && monthly !== null;
}

/**
 * The acts that put a cell into the proposal: provider, region, term and section first. A service that is in the cart
 * already stays, unless another provider or term empties the cart.
 */
export function boardEvents(
  { provider, region, term, product, service }: BoardCell,
  now: Pick<CartState, "provider" | "term" | "cart">,
): readonly CartEvent[] {
  const stays =
    now.provider === provider.value && now.term === term.value && now.cart.includes(service.id);
  return [
    { kind: "chooseProvider", value: provider.value },
    { kind: "chooseRegion", value: region },
    { kind: "chooseTerm", value: term.value },
    { kind: "toggleSection", section: product.section, isOn: true },
    ...(stays ? [] : [{ kind: "selectItem", id: service.id } as const]),
  ];
}
