import { choiceOf } from "../cart/create-cart.ts";
import { type Catalogue, serviceFor } from "../catalogue.ts";
import type { OfferChoice } from "../filter-options.ts";
import { serviceKeyOf } from "./service-key.ts";
import type { SiteChoice } from "./site-table.ts";

/** The choice of a site with the same services in another term. A service that is not available there keeps its id. */
export function choiceInTerm(
  catalogue: Catalogue | null,
  choice: SiteChoice,
  term: string,
): SiteChoice {
  const { provider, own } = choice;
  if (catalogue === null) return { ...choice, term };
  const from = { provider, term: choice.term, region: choiceOf(catalogue, provider).region };
  const idIn = (id: string) => twinOf(catalogue, id, from, term);
  return {
    ...{ provider, term, serviceId: idIn(choice.serviceId) },
    ...(own && {
      own: { ...own, term, lines: own.lines.map((line) => ({ ...line, id: idIn(line.id) })) },
    }),
  };
}

function twinOf(catalogue: Catalogue, id: string, from: OfferChoice, term: string): string {
  const to = { ...from, term };
  if (serviceFor(catalogue, id, to) !== undefined) return id;
  const row = serviceFor(catalogue, id, from);
  if (row === undefined) return id;
  const key = serviceKeyOf(row);
  const rows = [...catalogue.offerFor(to).services.values()];
  return rows.find((one) => serviceKeyOf(one) === key)?.id ?? id;
}
