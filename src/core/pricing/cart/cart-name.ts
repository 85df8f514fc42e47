import { optionOf } from "../filter-options.ts";
import { cartItemsOf } from "./cart-items.ts";
import { cartMessages } from "./cart-messages.ts";
import { type CartState, packageOf } from "./cart-state.ts";
import { monthsOf } from "./cart-value.ts";

/** A cart with its name. */
interface NamedCart {
  readonly name: string;
  readonly state: CartState;
}

/**
 * Names a cart by its provider, term and package: `Spectrum, 36 months, Office Bundle`. If a saved cart has that name,
 * adds the region or a service that distinguishes the carts, or else a number.
 */
export function cartNameOf(state: CartState, kept: readonly NamedCart[]): string {
  const name = choicesOf(state).join(", ");
  const isFree = (candidate: string) => kept.every((cart) => cart.name !== candidate);
  const distinct = [name, ...distinctionsOf(state, kept).map((part) => `${name}, ${part}`)];
  const numbered = Array.from({ length: kept.length + 1 }, (_, at) =>
    cartMessages.numberedName(name, at + 2),
  );
  return [...distinct, ...numbered].find(isFree) ?? name;
}

function choicesOf(state: CartState): readonly string[] {
  const { options } = state.catalogue;
  const term = optionOf(options.term, state.term);
  const months = term && monthsOf(term);
  return [
    optionOf(options.provider, state.provider)?.label ?? state.provider ?? "",
    months === null ? (term?.label ?? "") : cartMessages.months(months),
    packageOf(state)?.label ?? "",
  ].filter((part) => part !== "");
}

/**
 * Returns the region if a saved cart has a different one, then the services that no saved cart contains, then the first
 * service.
 */
function distinctionsOf(state: CartState, kept: readonly NamedCart[]): readonly string[] {
  const region = optionOf(state.catalogue.options.region, state.region);
  const isOtherRegion = kept.some((cart) => cart.state.region !== state.region);
  const elsewhere = new Set(kept.flatMap((cart) => titlesOf(cart.state)));
  const titles = titlesOf(state);
  const own = titles.filter((title) => !elsewhere.has(title));
  return [...(isOtherRegion && region ? [region.label] : []), ...own, ...titles.slice(0, 1)];
}

function titlesOf(state: CartState): readonly string[] {
  return cartItemsOf(state).map(({ service }) => service.title);
}
