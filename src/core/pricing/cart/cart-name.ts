import { optionOf } from "../filter-options.ts";
import { internetFactsOf } from "../line-facts.ts";
import { type CartItem, cartItemsOf } from "./cart-items.ts";
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
 * adds what distinguishes the carts, such as `Fiber 500 Mbps`, or a number if nothing does.
 */
export function cartNameOf(state: CartState, kept: readonly NamedCart[]): string {
  const name = choicesOf(state);
  const rivals = kept.filter((cart) => choicesOf(cart.state) === name).map((cart) => cart.state);
  const isFree = (candidate: string) => kept.every((cart) => cart.name !== candidate);
  const distinct = [name, ...distinctionsOf(state, rivals).map((part) => `${name}, ${part}`)];
  const numbered = Array.from({ length: kept.length + 1 }, (_, at) =>
    cartMessages.numberedName(name, at + 2),
  );
  return [...distinct, ...numbered].find(isFree) ?? name;
}

/**
 * A text that is equal for the same service, by its name, access type and speed, because another term has another row for
 * it.
 */
export function comparedKeyOf(title: string, facts: readonly string[]): string {
  return JSON.stringify([title, ...facts]);
}

function choicesOf(state: CartState): string {
  const { options } = state.catalogue;
  const term = optionOf(options.term, state.term);
  const months = term && monthsOf(term);
  return [
    optionOf(options.provider, state.provider)?.label ?? state.provider ?? "",
    months === null ? (term?.label ?? "") : cartMessages.months(months),
    packageOf(state)?.label ?? "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/**
 * Returns what may distinguish a cart from saved carts of the same choices, the best first: the region, the services that none of
 * them contains, those that not all of them contain, other quantities, and a service that is missing.
 */
function distinctionsOf(state: CartState, rivals: readonly CartState[]): readonly string[] {
  const region = optionOf(state.catalogue.options.region, state.region);
  const isOtherRegion = rivals.some((rival) => rival.region !== state.region);
  const lines = linesOf(state);
  const others = rivals.map(linesOf);
  const has = (other: readonly NamedLine[], { key }: NamedLine) =>
    other.some((line) => line.key === key);
  const labelOf = (line: NamedLine) =>
    line.facts !== "" && !others.flat().some(({ facts }) => facts === line.facts)
      ? line.facts
      : line.title;
  const own = lines.filter((line) => !others.some((other) => has(other, line)));
  const partly = lines.filter((line) => !others.every((other) => has(other, line)));
  const counted = lines.filter(({ key, count }) =>
    others.flat().some((line) => line.key === key && line.count !== count),
  );
  const missing = others.flat().filter((line) => !has(lines, line));
  return [
    ...(isOtherRegion && region ? [region.label] : []),
    ...own.map(labelOf),
    ...(partly.length > 1 ? [partly.map(labelOf).join(", ")] : []),
    ...counted.map(({ title, count }) => cartMessages.counted(title, count)),
    ...missing.map(({ title }) => cartMessages.without(title)),
  ];
}

interface NamedLine {
  readonly key: string;
  readonly title: string;
  /** The access type and speed of a line to the internet: `Fiber 500 Mbps`. */
  readonly facts: string;
  readonly count: number;
}

/** The services of a cart. The lines to the internet are first, because they say most about a proposal. */
function linesOf(state: CartState): readonly NamedLine[] {
  const lines = cartItemsOf(state).map(({ service, quantity, boxes }: CartItem): NamedLine => {
    const facts = internetFactsOf(service);
    const { title } = service;
    const key = comparedKeyOf(title, facts);
    return { key, title, facts: facts.join(" "), count: Math.max(quantity, boxes) };
  });
  return [...lines.filter(({ facts }) => facts !== ""), ...lines.filter(({ facts }) => !facts)];
}
