import type { Package } from "../filter-options.ts";
import type { Service, ServicesById } from "../service.ts";
import { cartItemsOf } from "./cart-items.ts";
import { type CartState, offerOf, packageOf } from "./cart-state.ts";
import { withLinks } from "./linked-services.ts";

/** The package and services that a choice takes from a cart, beyond the services that it replaces. */
export interface CartLoss {
  /** The package of the cart if the choice ends it, else null. */
  readonly endedPackage: Pick<Package, "label"> | null;
  /** The titles of the services that the choice removes, other than those that it replaces. */
  readonly lostTitles: readonly string[];
}

/** The difference between two carts of one offer, fees included. */
export interface ChoiceEffect extends CartLoss {
  /** The ids of the services that only the later cart contains. */
  readonly added: ReadonlySet<string>;
  /** The ids of the services that left the cart for one of their type, with what came with them. */
  readonly replaced: ReadonlySet<string>;
  /** The ids of the other services that left the cart. */
  readonly lost: ReadonlySet<string>;
}

/** Compares a cart with the cart after a choice. */
export function choiceEffectOf(before: CartState, after: CartState): ChoiceEffect {
  const [was, is] = [servicesOf(before), servicesOf(after)];
  const added = without(is, was);
  const gone = without(was, is);
  const replacedIds = replacedIdsOf(gone, added, offerOf(before).services);
  const lost = gone.filter(({ id }) => !replacedIds.has(id));
  return {
    added: idsOf(added),
    replaced: idsOf(gone.filter(({ id }) => replacedIds.has(id))),
    lost: idsOf(lost),
    endedPackage: after.package === null ? packageOf(before) : null,
    lostTitles: lost.map(({ title }) => title),
  };
}

function servicesOf(cart: CartState): readonly Service[] {
  return cartItemsOf(cart).map(({ service }) => service);
}

function without(services: readonly Service[], others: readonly Service[]): readonly Service[] {
  const ids = idsOf(others);
  return services.filter(({ id }) => !ids.has(id));
}

function idsOf(services: readonly Service[]): ReadonlySet<string> {
  return new Set(services.map(({ id }) => id));
}

/** The services that an added one of their type replaces, and what came with them. */
function replacedIdsOf(
  gone: readonly Service[],
  added: readonly Service[],
  services: ServicesById,
): ReadonlySet<string> {
  const addedTypes = new Set(added.map(({ type }) => type));
  const replaced = gone.filter(({ type }) => addedTypes.has(type));
  return idsOf(replaced.flatMap((one) => withLinks(one, services)));
}
