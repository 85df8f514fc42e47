import { choiceOf, startCart } from "../cart/create-cart.ts";
import { samePackageOf } from "../cart/same-package.ts";
import { type Catalogue, serviceFor } from "../catalogue.ts";
import type { ProposalDraft } from "../drafts/proposal-draft.ts";
import { type OfferChoice, optionOf } from "../filter-options.ts";
import { serviceKeyOf } from "./service-key.ts";
import type { SiteChoice } from "./site-table.ts";

/**
 * The choice of a site with the same services and package in another term. A service or package that is not available
 * there keeps its id.
 */
export function choiceInTerm(
  catalogue: Catalogue | null,
  choice: SiteChoice,
  term: string,
): SiteChoice {
  const { provider, own } = choice;
  if (catalogue === null) return { ...choice, term };
  const region = own ? own.region : choiceOf(catalogue, provider).region;
  const idIn = twinsIn(catalogue, { provider, term: choice.term, region }, term);
  return {
    ...{ provider, term, serviceId: idIn(choice.serviceId) },
    ...(own && { own: proposalInTerm(catalogue, own, term, idIn) }),
  };
}

/** @param idIn - returns the id of a service in the other term */
function proposalInTerm(
  catalogue: Catalogue,
  own: ProposalDraft,
  term: string,
  idIn: (id: string) => string,
): ProposalDraft {
  const { provider, region } = own;
  const lines = own.lines.map((line) => ({ ...line, id: idIn(line.id) }));
  const was = optionOf(catalogue.options.package, own.package);
  const ids = lines.map(({ id }) => id);
  // A service of the package may depend on one beside it.
  const after = { ...startCart(catalogue), provider, term, region, cart: ids };
  const found = was && samePackageOf(was, after, new Set(ids));
  return { ...own, term, lines, package: found?.value ?? own.package };
}

/** Returns a function that finds the row of a service in another term. */
function twinsIn(catalogue: Catalogue, from: OfferChoice, term: string): (id: string) => string {
  const to = { ...from, term };
  return (id) => {
    if (serviceFor(catalogue, id, to) !== undefined) return id;
    const row = serviceFor(catalogue, id, from);
    if (row === undefined) return id;
    const key = serviceKeyOf(row);
    const rows = [...catalogue.offerFor(to).services.values()];
    return rows.find((one) => serviceKeyOf(one) === key)?.id ?? id;
  };
}
