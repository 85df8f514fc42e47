import type { CentsOrError } from "../../money/cents.ts";
import { foldText } from "../../texts/fold-text.ts";
import { type FilterOption, optionOf } from "../filter-options.ts";
import { compareServices, type Service } from "../service.ts";
import { cartPriceOf } from "./cart-items.ts";
import { type CartEvent, type CartState, offerOf, servicesInCart } from "./cart-state.ts";
import { hostsInCart } from "./linked-services.ts";
import { reduceAct } from "./reduce-cart.ts";

/** The services of a cart of before, as they are offered after a change of provider, term or region (decisions J16). */
export interface SameServices {
  /** One act that makes the proposal of them. */
  readonly events: readonly CartEvent[];
  /** The labels of what they are offered with, as far as it changed. */
  readonly choices: readonly string[];
  /** Per month, as the act makes it. */
  readonly monthly: CentsOrError;
  /** The titles of those that are not offered there, or cannot be chosen. */
  readonly missing: readonly string[];
}

/**
 * Finds the services that a change took out of a cart among those of another provider, term or region: the same row,
 * else one of the same type and title, else of the same type and speed, or product where it has no speed.
 *
 * @returns null where the change took nothing out, or none of it can be chosen.
 */
export function sameServicesOf(before: CartState, after: CartState): SameServices | null {
  const gone = chosenIn(before).filter(({ id }) => !after.cart.includes(id));
  if (gone.length === 0 || after.provider === null) return null;
  const { options } = after.catalogue;
  const isTermOpen = after.term === null && optionOf(options.term, before.term) !== null;
  const choose: readonly CartEvent[] = isTermOpen
    ? [{ kind: "chooseTerm", value: before.term }]
    : [];
  const start = reduceAct(after, choose);
  const pairs = gone.map((service) => ({ service, found: counterpartOf(service, start) }));
  const events = withoutRepeats(after, [
    ...choose,
    ...packageEvents(before, start),
    ...pairs.flatMap(({ service, found }) => (found ? eventsOf(found, service, before) : [])),
  ]);
  const state = reduceAct(after, events);
  const isIn = (found: Service | null) => found !== null && state.cart.includes(found.id);
  if (!pairs.some(({ found }) => isIn(found))) return null;
  return {
    events,
    choices: choicesOf(before, state),
    monthly: cartPriceOf(state).monthly,
    missing: pairs.filter(({ found }) => !isIn(found)).map(({ service }) => service.title),
  };
}

/** What an agent chose: the rest comes along with it. */
function chosenIn(state: CartState): readonly Service[] {
  return servicesInCart(state).filter(({ id }) => hostsInCart(state, id).length === 0);
}

function counterpartOf(service: Service, state: CartState): Service | null {
  const { services } = offerOf(state);
  const own = services.get(service.id);
  if (own?.type === service.type) return own;
  const alike = [...services.values()]
    .filter(({ id, type }) => type === service.type && !state.cart.includes(id))
    .sort(compareServices);
  const title = foldText(service.title);
  return (
    alike.find((other) => foldText(other.title) === title) ??
    alike.find((other) => isAlike(other, service)) ??
    null
  );
}

function isAlike(other: Service, { mbps, productType }: Service): boolean {
  if (mbps !== null || other.mbps !== null) return other.mbps === mbps;
  return productType !== "" && foldText(other.productType) === foldText(productType);
}

/** The package comes first: choosing internet later would end it. */
function packageEvents(before: CartState, after: CartState): readonly CartEvent[] {
  const isOffered = before.package !== null && offerOf(after).packages.has(before.package);
  return isOffered ? [{ kind: "choosePackage", value: before.package }] : [];
}

function eventsOf(found: Service, service: Service, before: CartState): readonly CartEvent[] {
  const { id } = found;
  const counted = before.quantities.get(service.id);
  return [
    ...(counted?.lines === undefined
      ? []
      : [{ kind: "setLines", id, lines: counted.lines } as const]),
    ...(counted?.boxes === undefined
      ? []
      : [{ kind: "setBoxes", id, boxes: counted.boxes } as const]),
    { kind: "selectItem", id },
  ];
}

/** Choosing a checkbox that the package or a link has brought along would take it out. */
function withoutRepeats(start: CartState, events: readonly CartEvent[]): readonly CartEvent[] {
  let state = start;
  return events.filter((event) => {
    if (event.kind === "selectItem" && state.cart.includes(event.id)) return false;
    state = reduceAct(state, [event]);
    return true;
  });
}

function choicesOf(before: CartState, after: CartState): readonly string[] {
  const { options } = after.catalogue;
  const labelOf = (list: readonly FilterOption[], from: string | null, to: string | null) =>
    from === to ? [] : (optionOf(list, to)?.label ?? []);
  return [
    labelOf(options.provider, before.provider, after.provider),
    labelOf(options.term, before.term, after.term),
    labelOf(options.region, before.region, after.region),
  ].flat();
}
