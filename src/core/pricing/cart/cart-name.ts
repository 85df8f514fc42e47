import { speedTextOf } from "../../formatting/speed-text.ts";
import type { TextReader } from "../../texts/text-group.ts";
import { keysOf } from "../../values/keys-of.ts";
import { optionOf } from "../filter-options.ts";
import { factsBeside, internetFactsOf } from "../line-facts.ts";
import { type CartItem, cartItemsOf } from "./cart-items.ts";
import { cartTexts } from "./cart-messages.ts";
import { type CartState, packageOf, servicesInCart } from "./cart-state.ts";
import { monthsOf } from "./cart-value.ts";

/** A cart with its name. */
interface NamedCart {
  readonly name: string;
  readonly state: CartState;
}

/**
 * Names a cart by its provider, its term and its package, or else its services: `Spectrum, 36 months, Office Bundle`,
 * `Spectrum, 36 months, 300 Mbps + phone`. If a saved cart has that name, adds what distinguishes the carts, such as
 * `Fiber`, or a number if nothing does.
 */
export function cartNameOf(
  state: CartState,
  kept: readonly NamedCart[],
  format: TextReader,
): string {
  const name = contentNameOf(state, format);
  const rivals = kept.filter((cart) => contentNameOf(cart.state, format) === name);
  const parts = distinctionsOf(
    name,
    state,
    rivals.map((cart) => cart.state),
    format,
  );
  const isFree = (candidate: string) => kept.every((cart) => cart.name !== candidate);
  const distinct = [name, ...parts.map((part) => [name, part].join(separator))];
  const numbered = Array.from({ length: kept.length + 1 }, (_, at) =>
    format.texts(cartTexts).numberedName(name, at + 2),
  );
  return [...distinct, ...numbered].find(isFree) ?? name;
}

const separator = ", ";

/**
 * The words with which the contents of all compared carts begin, such as `Comcast, 36 months`; `""` without any. Each
 * text continues after them.
 *
 * @param names - what {@link contentNameOf} returns for each cart
 */
export function sharedNameOf(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(separator));
  const end = first.findIndex(
    (part, at) => at === first.length - 1 || others.some((other) => other[at] !== part),
  );
  const shortest = Math.min(...others.map((other) => other.length - 1));
  return others.length === 0 ? "" : first.slice(0, Math.min(end, shortest)).join(separator);
}

/** The part of a name that follows the shared words. A name without them is that of the user, and stays whole. */
export function ownNameOf(name: string, shared: string): string {
  const start = `${shared}${separator}`;
  return name.startsWith(start) ? name.slice(start.length) : name;
}

/**
 * A text that is equal for the same service, by its name, access type and speed, because another term has another row for
 * it.
 */
export function comparedKeyOf(title: string, facts: readonly string[]): string {
  return JSON.stringify([title, ...facts]);
}

/** The name that the contents of a cart give, whatever its user has named it. */
export function contentNameOf(state: CartState, format: TextReader): string {
  const { options } = state.catalogue;
  const term = optionOf(options.term, state.term);
  const months = term && monthsOf(term);
  return [
    optionOf(options.provider, state.provider)?.label ?? state.provider ?? "",
    months === null ? (term?.label ?? "") : format.texts(cartTexts).months(months),
    packageOf(state)?.label ?? contentsOf(state, format),
  ]
    .filter((part) => part !== "")
    .join(separator);
}

/** The speeds of the lines to the internet, and the kinds of other services: `1 Gbps + phone + TV`. */
function contentsOf(state: CartState, format: TextReader): string {
  const texts = format.texts(cartTexts);
  const services = servicesInCart(state);
  const lines = services
    .filter(({ type }) => type === "broadband" || type === "dedicated")
    .map(({ servedBy, mbps, title }) =>
      servedBy === null || mbps === null ? title : speedTextOf(mbps),
    );
  const kinds = keysOf(texts.kinds)
    .filter((kind) => services.some(({ type }) => type === kind))
    .map((kind) => texts.kinds[kind]);
  return [...new Set([...lines, ...kinds])].join(" + ");
}

/**
 * Returns what may distinguish a cart from saved carts of the same choices, the best first: the region, the services that none of
 * them contains, those that not all of them contain, other quantities, and a service that is missing.
 */
function distinctionsOf(
  name: string,
  state: CartState,
  rivals: readonly CartState[],
  format: TextReader,
): readonly string[] {
  const texts = format.texts(cartTexts);
  const region = optionOf(state.catalogue.options.region, state.region);
  const isOtherRegion = rivals.some((rival) => rival.region !== state.region);
  const lines = linesOf(state);
  const others = rivals.map(linesOf);
  const has = (other: readonly NamedLine[], { key }: NamedLine) =>
    other.some((line) => line.key === key);
  const labelOf = ({ facts, title }: NamedLine) =>
    others.flat().some((line) => line.facts.join() === facts.join())
      ? title
      : factsBeside(name, facts).join(" ") || title;
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
    ...counted.map(({ title, count }) => texts.counted(title, count)),
    ...missing.map(({ title }) => texts.without(title)),
  ];
}

interface NamedLine {
  readonly key: string;
  readonly title: string;
  /** The access type and speed of a line to the internet; empty for other services. */
  readonly facts: readonly string[];
  readonly count: number;
}

/** The services of a cart. The lines to the internet are first, because they say most about a proposal. */
function linesOf(state: CartState): readonly NamedLine[] {
  const lines = cartItemsOf(state).map(({ service, quantity, boxes }: CartItem): NamedLine => {
    const facts = internetFactsOf(service);
    const { title } = service;
    const key = comparedKeyOf(title, facts);
    return { key, title, facts, count: Math.max(quantity, boxes) };
  });
  return [
    ...lines.filter(({ facts }) => facts.length > 0),
    ...lines.filter(({ facts }) => facts.length === 0),
  ];
}
