import type { Service, ServicesById } from "../service.ts";
import { type CartState, offerOf, servicesInCart } from "./cart-state.ts";

/** True if links add the service to the cart. In this file, a host is a service with links. */
export function isBroughtByLinks(service: Service | undefined): service is Service {
  return service?.comesByLink === true;
}

/** A service and all services that its links add, directly or indirectly, without repetition. */
export function withLinks(service: Service, offered: ServicesById): readonly Service[] {
  const found = new Map([[service.id, service]]);
  // The loop also visits the services that it adds.
  for (const { links } of found.values()) {
    for (const id of links) {
      const target = offered.get(id);
      if (isBroughtByLinks(target) && !found.has(id)) found.set(id, target);
    }
  }
  return [...found.values()];
}

/** The hosts that link directly to each service, by id of that service. */
export function hostsByTarget(
  hosts: readonly Service[],
  offered: ServicesById,
): ReadonlyMap<string, readonly Service[]> {
  const found = new Map<string, Service[]>();
  for (const host of hosts) {
    for (const id of host.links) {
      if (!isBroughtByLinks(offered.get(id))) continue;
      const before = found.get(id);
      if (before) before.push(host);
      else found.set(id, [host]);
    }
  }
  return found;
}

/** The hosts whose links add a service of this type. */
export function hostsOfType(
  hosts: readonly Service[],
  offered: ServicesById,
  type: string,
): readonly Service[] {
  return hosts.filter(({ links }) =>
    links.some((id) => {
      const target = offered.get(id);
      return isBroughtByLinks(target) && target.type === type;
    }),
  );
}

/** The services of the cart that link to this one, directly or indirectly. Deselecting it removes them. */
export function hostsInCart(state: CartState, id: string): readonly Service[] {
  const { services } = offerOf(state);
  const hosts = hostsByTarget(servicesInCart(state), services);
  const found = new Set([id]);
  // The loop also visits the services that it adds.
  for (const target of found) for (const host of hosts.get(target) ?? []) found.add(host.id);
  found.delete(id);
  return [...found].flatMap((host) => services.get(host) ?? []);
}
