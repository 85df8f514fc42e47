import type { CentsOrError } from "../../money/cents.ts";
import { foldText } from "../../texts/fold-text.ts";
import { type AccessType, accessTypeOf } from "../access-type.ts";
import { type FilterOption, optionOf } from "../filter-options.ts";
import { compareServices, type Service } from "../service.ts";
import { cartPriceOf } from "./cart-items.ts";
import {
  type CartEvent,
  type CartState,
  offerOf,
  packageOf,
  servicesInCart,
} from "./cart-state.ts";
import { hostsInCart } from "./linked-services.ts";
import { reduceAct } from "./reduce-cart.ts";
import { samePackageOf } from "./same-package.ts";

/** The services of an earlier cart, as they are offered after a change of provider, term or region. */
export interface SameServices {
  /** The events that choose the services. */
  readonly events: readonly CartEvent[];
  /** The labels of the changed choices: provider, term or region. */
  readonly choices: readonly string[];
  /** The monthly total after the events. */
  readonly monthly: CentsOrError;
  /** The package and the services that are not offered now, or cannot be chosen. */
  readonly missing: readonly string[];
}

/**
 * Finds counterparts of the services that a change of provider, term or region removed. A counterpart is the same row,
 * or has the same type and title, or the same type and speed. Services without a speed are compared by product. Of
 * several, one of the same product comes first, then one of the same access type. Dedicated internet has the same access
 * type, because Ethernet over coax is no fiber.
 *
 * @returns null if the change removed no service, or if none can be chosen now
 */
export function sameServicesOf(before: CartState, after: CartState): SameServices | null {
  const gone = chosenIn(before).filter(({ id }) => !after.cart.includes(id));
  if (gone.length === 0 || after.provider === null) return null;
  const { options } = after.catalogue;
  const isTermOpen = after.term === null && optionOf(options.term, before.term) !== null;
  // Even if the term is chosen, the event makes the notice name all services that the action adds.
  const choose: readonly CartEvent[] = [
    { kind: "chooseTerm", value: isTermOpen ? before.term : after.term },
  ];
  const start = reduceAct(after, choose);
  const pairs = gone.map((service) => ({ service, found: counterpartOf(service, start) }));
  const events = withoutRepeats(after, [
    ...choose,
    ...packageEvents(before, start, new Set(pairs.flatMap(({ found }) => found?.id ?? []))),
    ...pairs.flatMap(({ service, found }) => (found ? eventsOf(found, service, before) : [])),
  ]);
  const state = reduceAct(after, events);
  const was = packageOf(before);
  const isIn = (found: Service | null) => found !== null && state.cart.includes(found.id);
  if (!pairs.some(({ found }) => isIn(found))) return null;
  return {
    events,
    choices: choicesOf(before, state),
    monthly: cartPriceOf(state).monthly,
    missing: [
      ...(state.package === null && was ? [was.label] : []),
      ...pairs.filter(({ found }) => !isIn(found)).map(({ service }) => service.title),
    ],
  };
}

/** The services that the agent chose. Links and the package add the others. */
function chosenIn(state: CartState): readonly Service[] {
  return servicesInCart(state).filter(({ id }) => hostsInCart(state, id).length === 0);
}

function counterpartOf(service: Service, state: CartState): Service | null {
  const { services } = offerOf(state);
  const own = services.get(service.id);
  if (own?.type === service.type) return own;
  const access = accessTypeOf(service);
  const hasOtherAccess = (other: Service) => accessTypeOf(other) !== access;
  const differsBy = (other: Service) =>
    areSameProduct(other, service) ? 0 : hasOtherAccess(other) ? 2 : 1;
  const alike = [...services.values()]
    .filter(({ id, type }) => type === service.type && !state.cart.includes(id))
    .filter((other) => service.type !== "dedicated" || !isKnownOther(accessTypeOf(other), access))
    .sort((a, b) => differsBy(a) - differsBy(b) || compareServices(a, b));
  const title = foldText(service.title);
  return (
    alike.find((other) => foldText(other.title) === title) ??
    alike.find((other) => isAlike(other, service)) ??
    null
  );
}

function isKnownOther(one: AccessType, other: AccessType): boolean {
  return one !== other && one !== "unknown" && other !== "unknown";
}

function isAlike(other: Service, service: Service): boolean {
  const { mbps, productType } = service;
  if (mbps !== null || other.mbps !== null) return other.mbps === mbps;
  return productType !== "" && areSameProduct(other, service);
}

function areSameProduct(one: Service, other: Service): boolean {
  return foldText(one.productType) === foldText(other.productType);
}

/** The events for the package. They come first, because choosing internet afterwards would end the package. */
function packageEvents(
  before: CartState,
  after: CartState,
  counterparts: ReadonlySet<string>,
): readonly CartEvent[] {
  const was = packageOf(before);
  const found = was && samePackageOf(was, after, counterparts);
  return found ? [{ kind: "choosePackage", value: found.value }] : [];
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

/** Drops events that would deselect a checkbox that the package or a link has already added. */
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
