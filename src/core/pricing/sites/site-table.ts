import { type AddressDifference, addressDifferenceOf } from "../../lists/address-difference.ts";
import { addCents, type CentsOrError, zeroCents } from "../../money/cents.ts";
import type { SiteOffer } from "./site-offers.ts";
import type { SiteOutcome, SiteProgress, SiteRun } from "./site-run.ts";

/** The cheapest offer, the cheapest offers of one provider for all sites, or the cheapest fiber offer. */
export const siteCriterionKinds = ["cheapest", "sameProvider", "fiber"] as const;

/** The criterion for the best offer of a site. */
export interface SiteCriterion {
  readonly kind: (typeof siteCriterionKinds)[number];
  /**
   * The minimum speed in Mbps; null accepts all speeds. Services with an unknown speed do not meet a minimum.
   */
  readonly leastMbps: number | null;
  /** The value of a term; null accepts all terms. */
  readonly term: string | null;
}

export const firstCriterion: SiteCriterion = { kind: "cheapest", leastMbps: null, term: null };

/** An offer that the user chose for a site, without its price. */
export interface SiteChoice {
  /** The values of the chosen options. */
  readonly provider: string;
  readonly term: string;
  readonly serviceId: string;
}

/** The result of a search for an address. */
export interface SiteAnswer {
  /** The address of the prices, as the server writes it; `""` if it does not. */
  readonly address: string;
  /** True if the server knows the address: it has services there, or returns the address. */
  readonly isFound: boolean;
  readonly offers: readonly SiteOffer[];
  /** The terms of its offers. */
  readonly terms: readonly { readonly value: string; readonly label: string }[];
  /** The server's HTML if it found no services; null without a message. */
  readonly message: string | null;
}

/** A site with its chosen offer. */
export interface SiteRow {
  /** The index of the address in the run. */
  readonly place: number;
  readonly address: string;
  /** The name of the site; `""` if the list has none. */
  readonly name: string;
  readonly progress: SiteProgress<SiteAnswer>;
  /** The best offer of each provider by the criterion. The best is first. */
  readonly offers: readonly SiteOffer[];
  /**
   * The offer that counts for the site; null without an answer, or if no offer meets the criterion.
   */
  readonly chosen: SiteOffer | null;
  /** True if the user chose the offer. */
  readonly isOwn: boolean;
  /** True if the user chose an offer that the answer does not contain any more. */
  readonly isGone: boolean;
  /** How the address of the answer differs from that of the list; null if it does not. */
  readonly difference: AddressDifference | null;
}

/** The monthly and one-time amounts of several sites. Null is ERR. */
export interface SiteSum {
  readonly sites: number;
  readonly monthly: CentsOrError;
  readonly install: CentsOrError;
}

/** The cost of a provider at the sites where it is chosen, and at those where it has an offer. */
export interface ProviderTotal {
  readonly provider: string;
  readonly label: string;
  readonly chosen: SiteSum;
  /** The sum of its best offers by the criterion, at all sites where it has an offer. */
  readonly possible: SiteSum;
}

/** A table of sites. */
export interface SiteTable {
  readonly rows: readonly SiteRow[];
  /** Providers with an offer, ordered by the number of chosen sites, the number of served sites, and the price. */
  readonly providers: readonly ProviderTotal[];
  /** The sum of all chosen offers. */
  readonly sum: SiteSum;
  /** The provider that `sameProvider` selects; null for another criterion, or without prices. */
  readonly everywhere: ProviderTotal | null;
}

/** Creates the table of a run. The user's choices take precedence over the criterion. */
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
  const rows = sites.map(({ address, name = "", progress }, place): SiteRow => {
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
      name,
      progress,
      offers,
      chosen: own ?? fitting ?? null,
      isOwn: own !== undefined,
      isGone: choice !== undefined && own === undefined && progress.kind === "priced",
      difference: progress.kind === "priced" ? differenceOf(address, progress.answer) : null,
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

/** The addresses of answers are compared once, because the table is created again after every answer. */
const compared = new WeakMap<
  SiteAnswer,
  { readonly asked: string; readonly difference: AddressDifference | null }
>();

function differenceOf(asked: string, answer: SiteAnswer): AddressDifference | null {
  const known = compared.get(answer);
  if (known?.asked === asked) return known.difference;
  const difference = addressDifferenceOf(asked, answer.address);
  compared.set(answer, { asked, difference });
  return difference;
}

/** The outcome of an answer. */
export function outcomeOf({ isFound, offers }: SiteAnswer): SiteOutcome {
  if (offers.length > 0) return "priced";
  return isFound ? "unpriced" : "notFound";
}

/** True if a site has a price. */
export function isPriced({ progress }: Pick<SiteRow, "progress">): boolean {
  return progress.kind === "priced" && outcomeOf(progress.answer) === "priced";
}

/** Caches the best offers for the last criterion, because a run needs them again after every answer. */
const judged = new WeakMap<readonly SiteOffer[], Judgement>();

interface Judgement {
  readonly criterion: SiteCriterion;
  readonly best: readonly SiteOffer[];
}

/** The best offer of each provider by a criterion, the best first. Equal arguments return the same list. */
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
  if (kind === "fiber" && offer.access !== "fiber") return false;
  if (term !== null && offer.term !== term) return false;
  return leastMbps === null || (offer.mbps !== null && offer.mbps >= leastMbps);
}

/** Compares by monthly price, then install charge, then speed. The better offer is first. */
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

/** The identity of an offer, without its price. */
export function siteChoiceOf({ provider, term, serviceId }: SiteOffer): SiteChoice {
  return { provider, term, serviceId };
}

interface Possible {
  readonly provider: string;
  readonly label: string;
  readonly sum: SiteSum;
}

/** The cost of each provider at the sites where it has an offer, ordered by the number of sites and the price. */
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
  // The user may have chosen an offer that does not meet the criterion.
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
