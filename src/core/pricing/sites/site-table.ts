import { type AddressDifference, addressDifferenceOf } from "../../lists/address-difference.ts";
import { addressKeyOf } from "../../lists/address-key.ts";
import { addCents, type CentsOrError, zeroCents } from "../../money/cents.ts";
import type { ProposalDraft } from "../drafts/proposal-draft.ts";
import { offerFor } from "./line-offer.ts";
import type { SiteCriterion } from "./site-criterion.ts";
import type { SiteOffer } from "./site-offers.ts";
import {
  bestQuotesOf,
  proposalQuoteOf,
  quoteOf,
  type SiteAnswer,
  type SiteQuote,
} from "./site-quote.ts";
import {
  type RunCounts,
  type SiteOutcome,
  type SiteProgress,
  type SiteRun,
  siteTextOf,
} from "./site-run.ts";

/** The choice of the user for a site, without its price. */
export interface SiteChoice {
  /** The values of the chosen options. */
  readonly provider: string;
  readonly term: string;
  /** The main line. */
  readonly serviceId: string;
  /** The user's own proposal. Without it, the other parts of the criterion come with the line. */
  readonly own?: ProposalDraft;
}

/** A site with its chosen quote. */
export interface SiteRow {
  /** The index of the address in the run. */
  readonly place: number;
  readonly address: string;
  /** The name of the site; `""` if the list has none. */
  readonly name: string;
  /** The result of an earlier lookup at the address; `""` without one. */
  readonly found: string;
  readonly progress: SiteProgress<SiteAnswer>;
  /** The best quote of each provider by the criterion. The best is first. */
  readonly quotes: readonly SiteQuote[];
  /**
   * The quote that counts for the site; null without an answer, or if no line meets the criterion.
   */
  readonly chosen: SiteQuote | null;
  /** True if the user chose it. */
  readonly isOwn: boolean;
  /** True if the user chose services that the answer does not contain any more. */
  readonly isGone: boolean;
  /** How the address of the answer differs from that of the list; null if it does not. */
  readonly difference: AddressDifference | null;
  /** The name and address of the first site of the list whose prices are for the same address; `""` if none is. */
  readonly repeats: string;
}

/** The sites of a run by progress and outcome, and those that {@link SiteRow.repeats} another. */
export interface SiteCounts extends RunCounts {
  readonly repeated: number;
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
    progress.kind === "priced" ? bestQuotesOf(progress.answer, criterion) : noQuotes,
  );
  const possible = possibleOf(found);
  const everywhere = criterion.kind === "sameProvider" ? (possible[0]?.provider ?? null) : null;
  const repeats = repeatsOf(sites);
  const rows = sites.map(
    ({ address, name = "", found: foundBefore = "", progress }, place): SiteRow => {
      const quotes = found[place] ?? noQuotes;
      const choice = choices.get(place);
      const own =
        choice && progress.kind === "priced"
          ? chosenQuoteOf(progress.answer, choice, criterion)
          : null;
      const fitting =
        criterion.kind === "sameProvider"
          ? quotes.find(({ offer }) => offer.provider === everywhere)
          : quotes[0];
      return {
        place,
        address,
        name,
        found: foundBefore,
        progress,
        quotes,
        chosen: own ?? fitting ?? null,
        isOwn: own !== null,
        isGone: choice !== undefined && own === null && progress.kind === "priced",
        difference: progress.kind === "priced" ? differenceOf(address, progress.answer) : null,
        repeats: repeats[place] ?? "",
      };
    },
  );
  const chosen = rows.flatMap((row) => row.chosen ?? []);
  const providers = totalsOf(possible, chosen);
  return {
    rows,
    providers,
    sum: sumOf(chosen),
    everywhere: providers.find(({ provider }) => provider === everywhere) ?? null,
  };
}

const noQuotes: readonly SiteQuote[] = [];

/**
 * For each site, the text of the first one that has another address in the list, and an answer for the same address.
 * Sites that have the same address in the list are named before anything is priced.
 */
function repeatsOf(sites: SiteRun<SiteAnswer>["sites"]): readonly string[] {
  const firstBy = new Map<string, (typeof sites)[number]>();
  return sites.map((site) => {
    const key = site.progress.kind === "priced" ? answeredKeyOf(site.progress.answer) : "";
    if (key === "") return "";
    const first = firstBy.get(key);
    if (first === undefined) firstBy.set(key, site);
    return first === undefined || addressKeyOf(first.address) === addressKeyOf(site.address)
      ? ""
      : siteTextOf(first);
  });
}

const answeredKeys = new WeakMap<SiteAnswer, string>();

function answeredKeyOf(answer: SiteAnswer): string {
  const key = answeredKeys.get(answer) ?? addressKeyOf(answer.address);
  answeredKeys.set(answer, key);
  return key;
}

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

/** The quote of the user's choice; null if the answer does not contain it any more. */
function chosenQuoteOf(
  answer: SiteAnswer,
  choice: SiteChoice,
  criterion: SiteCriterion,
): SiteQuote | null {
  const known = chosenQuotes.get(choice);
  if (known?.answer === answer && known.criterion === criterion) return known.quote;
  const { own } = choice;
  const offer = own ? null : offerFor(answer, choice);
  const found = offer && quoteOf(answer, offer, criterion);
  const quote = own ? proposalQuoteOf(answer, own, criterion) : found;
  chosenQuotes.set(choice, { answer, criterion, quote });
  return quote;
}

/** Caches the last quote of each choice, because a run needs it again after every answer. */
const chosenQuotes = new WeakMap<
  SiteChoice,
  {
    readonly answer: SiteAnswer;
    readonly criterion: SiteCriterion;
    readonly quote: SiteQuote | null;
  }
>();

/** The identity of a line, without its price. */
export function siteChoiceOf({
  provider,
  term,
  serviceId,
}: Pick<SiteOffer, "provider" | "term" | "serviceId">): SiteChoice {
  return { provider, term, serviceId };
}

interface Possible {
  readonly provider: string;
  readonly label: string;
  readonly sum: SiteSum;
}

/** The cost of each provider at the sites where it has an offer, ordered by the number of sites and the price. */
function possibleOf(found: readonly (readonly SiteQuote[])[]): readonly Possible[] {
  return [...quotesByProvider(found.flat())]
    .map(([provider, quotes]) => ({
      provider,
      label: quotes[0]?.offer.providerLabel ?? provider,
      sum: sumOf(quotes),
    }))
    .sort((a, b) => b.sum.sites - a.sum.sites || (a.sum.monthly ?? 0) - (b.sum.monthly ?? 0));
}

function totalsOf(
  possible: readonly Possible[],
  chosen: readonly SiteQuote[],
): readonly ProviderTotal[] {
  const own = quotesByProvider(chosen);
  const known = new Set(possible.map(({ provider }) => provider));
  // The user may have chosen an offer that does not meet the criterion.
  const others = [...own].flatMap(([provider, quotes]) =>
    known.has(provider)
      ? []
      : [{ provider, label: quotes[0]?.offer.providerLabel ?? provider, sum: sumOf([]) }],
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

/** Quotes by the provider of their main line. */
function quotesByProvider(quotes: readonly SiteQuote[]): ReadonlyMap<string, SiteQuote[]> {
  const found = new Map<string, SiteQuote[]>();
  for (const quote of quotes) {
    const same = found.get(quote.offer.provider);
    if (same) same.push(quote);
    else found.set(quote.offer.provider, [quote]);
  }
  return found;
}

function sumOf(quotes: readonly SiteQuote[]): SiteSum {
  return quotes.reduce<SiteSum>(
    ({ sites, monthly, install }, quote) => ({
      sites: sites + 1,
      monthly: addCents(monthly, quote.monthly),
      install: addCents(install, quote.install),
    }),
    { sites: 0, monthly: zeroCents, install: zeroCents },
  );
}
