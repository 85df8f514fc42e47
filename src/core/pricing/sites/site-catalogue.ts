import { type Catalogue, narrowedCatalogue } from "../catalogue.ts";
import type { ConditionSource } from "../condition.ts";
import type { ProposalDraft } from "../drafts/proposal-draft.ts";
import type { Service } from "../service.ts";
import { serviceTypes } from "../service-type.ts";
import { serviceKeyOf } from "./service-key.ts";
import type { SiteOffer } from "./site-offers.ts";

/** The types of services that a criterion can add to a line. */
export const phoneType = "phone";
export const staticIpTypes: ReadonlySet<string> = new Set([
  "static_ip",
  "broadband_static_ip",
  "dedicated_static_ip",
]);

/**
 * Reduces the catalogue of a site to what its proposal can contain, so that the memory of the thousands of other
 * services is freed: the offers, phone lines, static IP addresses, the services of the user's own proposal, the same in
 * other terms, and all that their links add. Prices and rules have the same results as with the whole catalogue.
 *
 * @param own - the user's own proposal for the site; null without one
 */
export function siteCatalogueOf(
  catalogue: Catalogue,
  offers: readonly SiteOffer[],
  own: ProposalDraft | null,
): Catalogue {
  const packaged = catalogue.options.package.find(({ value }) => value === own?.package);
  const served = new Set([
    ...offers.map(({ serviceId }) => serviceId),
    ...(own?.lines.map(({ id }) => id) ?? []),
  ]);
  const ids = new Set([
    ...served,
    ...(packaged?.serviceIds ?? []),
    ...catalogue.services.filter(isAlwaysKept).map(({ id }) => id),
  ]);
  // Also the rows of these services for other terms.
  const keys = new Set([...served].flatMap((id) => catalogue.rowsOf(id).map(serviceKeyOf)));
  for (const one of catalogue.services) if (keys.has(serviceKeyOf(one))) ids.add(one.id);
  // The loop also visits the ids that it adds.
  for (const id of ids) {
    for (const { links } of catalogue.rowsOf(id)) for (const link of links) ids.add(link);
  }
  const kept = catalogue.services.filter(({ id }) => ids.has(id));
  const paths = [...new Set(kept.flatMap(({ conditions }) => conditions.map(({ path }) => path)))];
  return narrowedCatalogue(
    catalogue,
    kept.map((one) => lighter(one, paths)),
  );
}

/** A service without its row on the wire, of which only the members that conditions examine are kept. */
function lighter(service: Service, paths: readonly string[]): Service {
  const members = sourceOf(paths.map((path) => [path, service.members.valuesAt(path)] as const));
  return { ...service, description: "", pricingDetails: "", members };
}

/** A function of its own, because a closure would keep the service. */
function sourceOf(values: readonly (readonly [string, readonly string[]])[]): ConditionSource {
  if (values.every(([, found]) => found.length === 0)) return noMembers;
  const known = new Map(values);
  return { valuesAt: (path) => known.get(path) ?? [] };
}

const noMembers: ConditionSource = { valuesAt: () => [] };

/** A row whose id is the name of a type changes how dependencies on that type are read. */
function isAlwaysKept({ id, type, family }: Service): boolean {
  return type === phoneType || staticIpTypes.has(type) || family === "fee" || serviceTypes.has(id);
}
