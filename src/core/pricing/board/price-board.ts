import { lazy } from "../../async/lazy.ts";
import { type Formatting, plainFormatting } from "../../formatting/formatting.ts";
import { foldText } from "../../texts/fold-text.ts";
import type { TextReader } from "../../texts/text-group.ts";
import { keysOf } from "../../values/keys-of.ts";
import type { AccessType } from "../access-type.ts";
import { choiceOf } from "../cart/create-cart.ts";
import { type Catalogue, serviceFor } from "../catalogue.ts";
import { type FilterOption, isOffered, optionOf, type ProviderOption } from "../filter-options.ts";
import { cartContentsOf, type RuleFormat } from "../rules/disabling-rule.ts";
import { type DisabledCode, disabledCodeOf, disabledReasonIn } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { type BoardKind, boardKinds } from "./board-kind.ts";
import { type BoardOffer, hasPrice } from "./board-offer.ts";
import { type BoardProduct, boardProductOf, productTextOf } from "./board-product.ts";
import {
  type BoardQuote,
  firstChoiceOf,
  isPricedAlone,
  type OfferPlace,
  ownQuoteOf,
  unchosenQuoteOf,
} from "./first-choice.ts";
import { type BoardOrder, orderOffers } from "./order-offers.ts";

/** The filter and order of a price board. */
export interface BoardFilter {
  /** The kind to show. Null shows the first kind that is sold. */
  readonly kind: BoardKind | null;
  /** The value of a provider; null shows all providers. */
  readonly provider: string | null;
  /** The value of a term; null shows all terms. */
  readonly term: string | null;
  /**
   * Minimum speed in Mbps; null shows all speeds. Slower lines and those with an unknown speed are left out. Phone and
   * television stay, because they have no speed.
   */
  readonly leastMbps: number | null;
  /** Access type of lines; null shows all access types. */
  readonly access: AccessType | null;
  /** An offer matches if the texts of its provider and service contain all of these words. */
  readonly words: string;
  /** True leaves out offers that cannot be chosen at this address. */
  readonly isServiceableOnly: boolean;
  /** True leaves out all but the first offer of each provider. */
  readonly isOnePerProvider: boolean;
  readonly order: BoardOrder;
}

/** All offers of the first kind, for all terms. The cheapest line that is built is first. */
export const wholeBoard: BoardFilter = {
  kind: null,
  provider: null,
  term: null,
  leastMbps: null,
  access: null,
  words: "",
  isServiceableOnly: false,
  isOnePerProvider: false,
  order: "price",
};

/** The ranked offers of a search. */
export interface PriceBoard {
  /** The kind of the shown offers. */
  readonly kind: BoardKind;
  /** The kinds that are sold. */
  readonly kinds: readonly BoardKind[];
  /** One offer for each service, provider and term, in the order of the filter. */
  readonly offers: readonly BoardOffer[];
  /** The providers of the offers, in the order of their first offers. */
  readonly providers: readonly ProviderOption[];
  /**
   * The offers with the lowest price of their product. A product counts only if its speed and access type are known and
   * at least two providers offer it.
   */
  readonly lowest: ReadonlySet<BoardOffer>;
  /** The access types among the lines of this kind and speed. */
  readonly accessTypes: ReadonlySet<AccessType>;
  /**
   * The number of offers that cannot be chosen at this address, including those that the filter leaves out.
   */
  readonly unavailable: number;
}

/**
 * Creates the price board of a search: every service that is sold on its own, for every provider and term. Its amounts
 * are those of a proposal that contains nothing else (decisions L).
 *
 * @param catalogue - the answer of a search, read by `createCart`
 * @param filter - missing members default to those of `wholeBoard`
 * @param format - compares the names of providers, and has the language of reasons and of searched words
 */
export function priceBoard(
  catalogue: Catalogue,
  filter: Partial<BoardFilter> = {},
  format: Pick<Formatting, "compare"> & RuleFormat = plainFormatting,
): PriceBoard {
  const whole = { ...wholeBoard, ...filter };
  const soldKinds = soldKindsOf(catalogue);
  const kind = whole.kind ?? soldKinds[0] ?? "internet";
  const entries = entriesIn(catalogue, { ...whole, kind });
  const { access } = whole;
  const reached = entries.filter(({ product }) => hasAccess(product, access));
  const all = offersIn(catalogue, reached, whole, format);
  const available = all.filter(({ code }) => code === null);
  const ordered = orderOffers(whole.isServiceableOnly ? available : all, whole.order, format);
  const offers = whole.isOnePerProvider ? firstOfEach(ordered) : ordered;
  return {
    kind,
    kinds: soldKinds,
    offers,
    providers: [...new Set(offers.map(({ provider }) => provider))],
    lowest: lowestOf(available),
    accessTypes: new Set(entries.flatMap(({ product }) => product.access ?? [])),
    unavailable: all.length - available.length,
  };
}

function soldKindsOf({ services }: Catalogue): readonly BoardKind[] {
  const sections = new Set<unknown>(services.map(({ type }) => type));
  if (sections.has("broadband") || sections.has("dedicated")) sections.add("internet");
  return keysOf(boardKinds).filter((kind) => sections.has(kind));
}

function firstOfEach(offers: readonly BoardOffer[]): readonly BoardOffer[] {
  const first = new Map<ProviderOption, BoardOffer>();
  for (const offer of offers) if (!first.has(offer.provider)) first.set(offer.provider, offer);
  return [...first.values()];
}

/** @param available - offers that can be chosen */
function lowestOf(available: readonly BoardOffer[]): ReadonlySet<BoardOffer> {
  const priced = available.filter((offer) => offer.product.isComparable && hasPrice(offer));
  const leaders = new Map<BoardProduct, { cents: number; one: string; isCompared: boolean }>();
  for (const { product, monthly, provider } of priced) {
    const cents = monthly ?? 0;
    const leader = leaders.get(product);
    if (!leader) leaders.set(product, { cents, one: provider.value, isCompared: false });
    else {
      leader.cents = Math.min(leader.cents, cents);
      leader.isCompared ||= leader.one !== provider.value;
    }
  }
  return new Set(
    priced.filter(({ product, monthly }) => {
      const leader = leaders.get(product);
      return leader?.isCompared && leader.cents === monthly;
    }),
  );
}

/** A service that is sold on its own. */
interface Entry {
  readonly service: Service;
  readonly product: BoardProduct;
  /** No other service comes with it, for any provider or term. */
  readonly isAlone: boolean;
  /**
   * True if only the provider decides whether the service can be chosen: no other service comes with it, and it has no
   * links and no conditions.
   */
  readonly isPlain: boolean;
  /** True if no other row has the id of the service. */
  readonly isOnly: boolean;
}

/** The offers of services, whether or not they can be chosen, ordered by provider, row and term. */
function offersIn(
  catalogue: Catalogue,
  entries: readonly Entry[],
  whole: Pick<BoardFilter, "provider" | "term" | "words">,
  format: RuleFormat,
): readonly BoardOffer[] {
  const { options, services } = catalogue;
  const terms = options.term.filter(({ value }) => whole.term === null || whole.term === value);
  const fees = services.filter(({ family }) => family === "fee");
  const words = foldText(whole.words).match(/\S+/g);
  const nameOf = namesIn(format);
  const offers: BoardOffer[] = [];
  for (const provider of options.provider) {
    if (whole.provider !== null && whole.provider !== provider.value) continue;
    const own = entries.filter(
      ({ service }) => service.provider === "" || service.provider === provider.value,
    );
    const found = words === null ? own : own.filter(hasWords(words, provider, nameOf));
    const places = terms.map((term) => placeOf(catalogue, fees, provider, term));
    for (const entry of found) {
      let same: Chosen | null = null;
      for (const place of places) {
        if (!isSold(entry, place)) continue;
        const chosen: Chosen = same ?? choose(entry, place);
        // For most services the term makes no difference, so the result is computed once.
        if (entry.isPlain) same = chosen;
        offers.push(offerOf(entry, place, chosen, format));
      }
    }
  }
  return offers;
}

function isSold({ service, isOnly }: Entry, { choice, context }: Place): boolean {
  return isOnly ? isOffered(service, choice) : context.offered.get(service.id) === service;
}

function entriesIn(
  catalogue: Catalogue,
  { kind, leastMbps }: Pick<BoardFilter, "kind" | "leastMbps">,
): readonly Entry[] {
  const entries: Entry[] = [];
  for (const service of catalogue.services) {
    const { type, mbps } = service;
    const isLine = type === "broadband" || type === "dedicated";
    if (kind === "internet" ? !isLine : type !== kind) continue;
    if (isLine && leastMbps !== null && (mbps === null || mbps < leastMbps)) continue;
    const product = boardProductOf(service);
    if (product === null) continue;
    const isAlone = isPricedAlone(service, catalogue);
    entries.push({
      service,
      product,
      isAlone,
      isPlain: isAlone && service.links.length === 0 && service.conditions.length === 0,
      isOnly: catalogue.rowsOf(service.id).length === 1,
    });
  }
  return entries;
}

function hasAccess(product: BoardProduct, access: AccessType | null): boolean {
  return access === null || product.access === null || product.access === access;
}

/** Writes the name of each product once. */
function namesIn(format: TextReader): (product: BoardProduct) => string {
  const names = new Map<BoardProduct, string>();
  return (product) => {
    const name = names.get(product) ?? productTextOf(product, format);
    names.set(product, name);
    return name;
  };
}

function hasWords(
  words: readonly string[],
  { label }: ProviderOption,
  nameOf: (product: BoardProduct) => string,
) {
  return ({ service, product }: Entry) => {
    const text = foldText([label, service.title, service.label, nameOf(product)].join(" "));
    return words.every((word) => text.includes(word));
  };
}

/** A provider and a term, with what is offered there. */
interface Place extends OfferPlace {
  readonly provider: ProviderOption;
  readonly term: FilterOption;
}

function placeOf(
  catalogue: Catalogue,
  fees: readonly Service[],
  provider: ProviderOption,
  term: FilterOption,
): Place {
  const { region } = choiceOf(catalogue, provider.value);
  const choice = { provider: provider.value, term: term.value, region };
  const offered = {
    get: (id: string) => serviceFor(catalogue, id, choice),
    values: () => catalogue.offerFor(choice).services.values(),
  };
  return {
    provider,
    term,
    choice,
    context: {
      catalogue,
      inCart: emptyCart,
      offered,
      provider,
      package: null,
      term,
      region: optionOf(catalogue.options.region, region),
    },
    fees: lazy(() => fees.filter((fee) => offered.get(fee.id) === fee)),
  };
}

const emptyCart = cartContentsOf([]);

function offerOf(
  { service, product }: Entry,
  place: Place,
  { quote, code }: Chosen,
  format: RuleFormat,
): BoardOffer {
  const { provider, term, choice, context } = place;
  // Listed member by member, because a spread here would dominate the time of the whole board.
  return {
    monthly: quote.monthly,
    extras: quote.extras,
    install: quote.install,
    course: quote.course,
    product,
    provider,
    term,
    region: choice.region,
    service,
    code,
    reason: code === null ? "" : disabledReasonIn(context, service, code, format),
  };
}

interface Chosen {
  readonly quote: BoardQuote;
  readonly code: DisabledCode | null;
}

/** The price of a service, and whether it can be the first choice. */
function choose(entry: Entry, place: Place): Chosen {
  const { service, isAlone } = entry;
  const code = disabledCodeOf(service, place.context);
  // Only conditions could distinguish an empty cart from one that contains the service alone.
  if (isAlone && (code !== null || service.conditions.length === 0)) {
    return { quote: ownQuoteOf(service), code };
  }
  const quote = code === null ? firstChoiceOf(service, place) : null;
  if (quote !== null) return { quote, code };
  return { quote: unchosenQuoteOf(service, place), code: code ?? "conditionMatched" };
}
