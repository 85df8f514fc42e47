import { addCents, type CentsOrError, zeroCents } from "../../money/cents.ts";
import type { SiteOffer } from "./site-offers.ts";
import type { SiteProgress, SiteRun } from "./site-run.ts";

/** The cheapest of all, the cheapest of one provider for all sites, or the cheapest on fiber. */
export const siteCriterionKinds = ["cheapest", "sameProvider", "fiber"] as const;

/** The criterion for a site's best offer. */
export interface SiteCriterion {
  readonly kind: (typeof siteCriterionKinds)[number];
  /** Slower services, and those whose speed is not given, are left out; null for none. In Mbps. */
  readonly leastMbps: number | null;
  /** Value of a term; null for any. */
  readonly term: string | null;
}

export const firstCriterion: SiteCriterion = { kind: "cheapest", leastMbps: null, term: null };

/** An offer as a person chose it for a site, without its price (decisions X1). */
export interface SiteChoice {
  /** Values of options. */
  readonly provider: string;
  readonly term: string;
  readonly serviceId: string;
}

/** What a search of an address found. */
export interface SiteAnswer {
  readonly offers: readonly SiteOffer[];
  /** The terms of its offers. */
  readonly terms: readonly { readonly value: string; readonly label: string }[];
  /** HTML of the server, where it found no services; null for none. */
  readonly message: string | null;
}

/** A site with the offer that is chosen for it. */
export interface SiteRow {
  /** Its place in the run. */
  readonly place: number;
  readonly address: string;
  readonly progress: SiteProgress<SiteAnswer>;
  /** The best offer of each provider by the criterion, the best first. */
  readonly offers: readonly SiteOffer[];
  /** Null without a price, and where no offer fits. */
  readonly chosen: SiteOffer | null;
  /** A person chose it. */
  readonly isOwn: boolean;
  /** A person chose an offer that the answer does not have. */
  readonly isGone: boolean;
}

/** Amounts of several sites: per month and once. Null is ERR. */
export interface SiteSum {
  readonly sites: number;
  readonly monthly: CentsOrError;
  readonly install: CentsOrError;
}

/** What a provider costs: where it is chosen, and where it could be. */
export interface ProviderTotal {
  readonly provider: string;
  readonly label: string;
  readonly chosen: SiteSum;
  /** Its best offer by the criterion at each site that has one. */
  readonly possible: SiteSum;
}

/** A table of sites (decisions S4). */
export interface SiteTable {
  readonly rows: readonly SiteRow[];
  /** Providers with an offer: those of most chosen sites first, then those that serve most, then the cheapest. */
  readonly providers: readonly ProviderTotal[];
  /** Of every site with a chosen offer. */
  readonly sum: SiteSum;
  /** The provider of `sameProvider`; null otherwise, and without prices. */
  readonly everywhere: ProviderTotal | null;
}

/** The table of a run by a criterion; the choices of a person win over it. */
export function siteTableOf(
  { sites }: Pick<SiteRun<SiteAnswer>, "sites">,
  criterion: SiteCriterion,
  choices: ReadonlyMap<number, SiteChoice>,
): SiteTable {
  const found = sites.map(({ progress }) =>
    progress.kind === "priced" ? bestOffersOf(progress.answer.offers, criterion) : noOffers,
  );
  const possible = possibleOf(found);
  const everywhere = criterion.kind === "sameProvider" ? (possible[0]?.provider ?? null) : null;
  const rows = sites.map(({ address, progress }, place): SiteRow => {
    const offers = found[place] ?? noOffers;
    const choice = choices.get(place);
    const own = choice && offerIn(progress, choice);
    const fitting =
      criterion.kind === "sameProvider"
        ? offers.find(({ provider }) => provider === everywhere)
        : offers[0];
    return {
      place,
      address,
      progress,
      offers,
      chosen: own ?? fitting ?? null,
      isOwn: own !== undefined,
      isGone: choice !== undefined && own === undefined && progress.kind === "priced",
    };
  });
  const chosen = rows.flatMap((row) => row.chosen ?? []);
  const providers = totalsOf(possible, chosen);
  return {
    rows,
    providers,
    sum: sumOf(chosen),
    everywhere: providers.find(({ provider }) => provider === everywhere) ?? null,
  };
}

const noOffers: readonly SiteOffer[] = [];

/** The best offers by the criterion that was asked for last: a run asks a hundred times for the same. */
const judged = new WeakMap<readonly SiteOffer[], Judgement>();

interface Judgement {
  readonly criterion: SiteCriterion;
  readonly best: readonly SiteOffer[];
}

/** The best offer of each provider by a criterion, the best first; the same list for the same question. */
export function bestOffersOf(
  offers: readonly SiteOffer[],
  criterion: SiteCriterion,
): readonly SiteOffer[] {
  const known = judged.get(offers);
  if (known?.criterion === criterion) return known.best;
  const best = judgedBy(offers, criterion);
  judged.set(offers, { criterion, best });
  return best;
}

function judgedBy(offers: readonly SiteOffer[], criterion: SiteCriterion): readonly SiteOffer[] {
  const best = new Map<string, SiteOffer>();
  for (const offer of offers) {
    if (!fits(offer, criterion)) continue;
    const other = best.get(offer.provider);
    if (other === undefined || compareOffers(offer, other) < 0) best.set(offer.provider, offer);
  }
  return [...best.values()].sort(compareOffers);
}

function fits(offer: SiteOffer, { kind, leastMbps, term }: SiteCriterion): boolean {
  if (kind === "fiber" && !offer.isFiber) return false;
  if (term !== null && offer.term !== term) return false;
  return leastMbps === null || (offer.mbps !== null && offer.mbps >= leastMbps);
}

/** The lower monthly price, the lower install charge, the higher speed. */
function compareOffers(a: SiteOffer, b: SiteOffer): number {
  return (
    a.monthly - b.monthly ||
    (a.install ?? Number.MAX_VALUE) - (b.install ?? Number.MAX_VALUE) ||
    (b.mbps ?? -1) - (a.mbps ?? -1)
  );
}

function offerIn(
  progress: SiteProgress<SiteAnswer>,
  { provider, term, serviceId }: SiteChoice,
): SiteOffer | undefined {
  if (progress.kind !== "priced") return undefined;
  return progress.answer.offers.find(
    (offer) => offer.provider === provider && offer.term === term && offer.serviceId === serviceId,
  );
}

/** An offer without its price. */
export function siteChoiceOf({ provider, term, serviceId }: SiteOffer): SiteChoice {
  return { provider, term, serviceId };
}

interface Possible {
  readonly provider: string;
  readonly label: string;
  readonly sum: SiteSum;
}

/** What each provider costs where it has an offer: those that serve most sites first, then the cheapest. */
function possibleOf(found: readonly (readonly SiteOffer[])[]): readonly Possible[] {
  return [...offersByProvider(found.flat())]
    .map(([provider, offers]) => ({
      provider,
      label: offers[0]?.providerLabel ?? provider,
      sum: sumOf(offers),
    }))
    .sort((a, b) => b.sum.sites - a.sum.sites || (a.sum.monthly ?? 0) - (b.sum.monthly ?? 0));
}

function totalsOf(
  possible: readonly Possible[],
  chosen: readonly SiteOffer[],
): readonly ProviderTotal[] {
  const own = offersByProvider(chosen);
  const known = new Set(possible.map(({ provider }) => provider));
  // A person may have chosen what the criterion leaves out.
  const others = [...own].flatMap(([provider, offers]) =>
    known.has(provider)
      ? []
      : [{ provider, label: offers[0]?.providerLabel ?? provider, sum: sumOf([]) }],
  );
  return [...possible, ...others]
    .map(({ provider, label, sum }) => ({
      provider,
      label,
      chosen: sumOf(own.get(provider) ?? []),
      possible: sum,
    }))
    .sort((a, b) => b.chosen.sites - a.chosen.sites);
}

function offersByProvider(offers: readonly SiteOffer[]): ReadonlyMap<string, SiteOffer[]> {
  const found = new Map<string, SiteOffer[]>();
  for (const offer of offers) {
    const same = found.get(offer.provider);
    if (same) same.push(offer);
    else found.set(offer.provider, [offer]);
  }
  return found;
}

function sumOf(offers: readonly SiteOffer[]): SiteSum {
  return offers.reduce<SiteSum>(
    ({ sites, monthly, install }, offer) => ({
      sites: sites + 1,
      monthly: addCents(monthly, offer.monthly),
      install: addCents(install, offer.install),
    }),
    { sites: 0, monthly: zeroCents, install: zeroCents },
  );
}
