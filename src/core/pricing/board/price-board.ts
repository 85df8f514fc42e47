import { choiceOf } from "../cart/create-cart.ts";
import { type Catalogue, serviceFor } from "../catalogue.ts";
import {
  type FilterOption,
  type OfferChoice,
  optionOf,
  type ProviderOption,
} from "../filter-options.ts";
import { cartContentsOf, type RuleContext } from "../rules/disabling-rule.ts";
import { disabledCodeOf, disabledReasonIn } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import {
  type BoardCell,
  type BoardOrder,
  type BoardRow,
  hasPrice,
  orderRows,
  sortCells,
} from "./board-cell.ts";
import {
  type BoardOffer,
  type BoardProduct,
  type BoardQuote,
  boardProductOf,
  boardProducts,
  boardQuoteOf,
  isPricedAlone,
  ownQuoteOf,
} from "./board-quote.ts";

/** What a price board shows, and in which order. */
export interface BoardFilter {
  /** Value of a term; null for the best price of any term. */
  readonly term: string | null;
  /**
   * Dedicated and broadband services below this speed, in Mbps, are left out, and those whose speed is not
   * given; null for none. Phone and television have no speed, and stay.
   */
  readonly leastMbps: number | null;
  /** Leaves out what cannot be chosen at this address. */
  readonly isServiceableOnly: boolean;
  readonly order: BoardOrder;
}

/** Every offer at any term, as products are listed. */
export const wholeBoard: BoardFilter = {
  term: null,
  leastMbps: null,
  isServiceableOnly: false,
  order: "product",
};

/** The best offers of a search: products by providers. */
export interface PriceBoard {
  /** The providers with an offer: those with most of the best cells first, else as in the answer. */
  readonly providers: readonly ProviderOption[];
  /** The products with an offer. */
  readonly rows: readonly BoardRow[];
}

/**
 * The price board of a search: for each product and provider the service with the lowest monthly price, as
 * the proposal shows it when nothing else is chosen (decisions L). What can be chosen wins over what cannot,
 * and a price over none; then the lower price, the lower install charge, the higher speed, the earlier row
 * and the earlier term win.
 *
 * @param catalogue - the answer of a search, read by `createCart`.
 * @param filter - what it leaves out counts as in `wholeBoard`.
 */
export function priceBoard(catalogue: Catalogue, filter: Partial<BoardFilter> = {}): PriceBoard {
  const { term, leastMbps, isServiceableOnly, order } = { ...wholeBoard, ...filter };
  const { options } = catalogue;
  const sold = soldIn(catalogue, leastMbps);
  const terms = term === null ? options.term : options.term.filter(({ value }) => value === term);
  const cells = options.provider.flatMap((provider) =>
    cellsOf(sold, provider, terms, isServiceableOnly),
  );
  const rows = boardProducts.flatMap((product) => {
    const own = cells.filter((cell) => cell.product === product);
    return own.length === 0 ? [] : rowOf(product, own, order);
  });
  return { providers: providersOf(cells, rows), rows: orderRows(rows, order) };
}

function providersOf(
  cells: readonly BoardCell[],
  rows: readonly BoardRow[],
): readonly ProviderOption[] {
  const winners = rows.flatMap(({ best }) => best?.provider ?? []);
  const winsOf = (provider: ProviderOption) => winners.filter((one) => one === provider).length;
  return [...new Set(cells.map(({ provider }) => provider))].toSorted(
    (a, b) => winsOf(b) - winsOf(a),
  );
}

function rowOf(product: BoardProduct, cells: readonly BoardCell[], order: BoardOrder): BoardRow {
  const available = cells.filter(({ code }) => code === null);
  return {
    product,
    cells: new Map(cells.map((cell) => [cell.provider.value, cell])),
    best: sortCells(available, order)[0] ?? null,
  };
}

/** A service that is sold on its own. */
interface Entry {
  readonly service: Service;
  readonly product: BoardProduct;
  /** For a service whose price depends on no other. */
  readonly ownQuote: BoardQuote | null;
}

/** What a search sells on its own, and the fees of television. */
interface Sold {
  readonly catalogue: Catalogue;
  readonly entries: readonly Entry[];
  readonly fees: readonly Service[];
}

function soldIn(catalogue: Catalogue, leastMbps: number | null): Sold {
  const entries: Entry[] = [];
  const fees: Service[] = [];
  for (const service of catalogue.services) {
    if (service.family === "fee") fees.push(service);
    const product = boardProductOf(service);
    if (product === null || (leastMbps !== null && isSlower(service, product, leastMbps))) continue;
    const isAlone = isPricedAlone(service, catalogue);
    entries.push({ service, product, ownQuote: isAlone ? ownQuoteOf(service) : null });
  }
  return { catalogue, entries, fees };
}

function isSlower({ mbps }: Service, { section }: BoardProduct, leastMbps: number): boolean {
  const hasSpeed = section === "dedicated" || section === "broadband";
  return hasSpeed && (mbps === null || mbps < leastMbps);
}

/** A provider and a term, with what is offered there. */
interface Place {
  readonly provider: ProviderOption;
  readonly term: FilterOption;
  readonly choice: OfferChoice;
  /** An empty cart. */
  readonly context: RuleContext;
  readonly offer: BoardOffer;
}

function placeOf({ catalogue, fees }: Sold, provider: ProviderOption, term: FilterOption): Place {
  const { options } = catalogue;
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
      region: optionOf(options.region, region),
    },
    offer: { services: offered, fees: fees.filter((fee) => offered.get(fee.id) === fee) },
  };
}

const emptyCart = cartContentsOf([]);

function isSoldBy({ value }: ProviderOption) {
  return ({ service: { provider } }: Entry) => provider === "" || provider === value;
}

/** A service, its price and where it has that price. */
interface Candidate {
  readonly entry: Entry;
  readonly place: Place;
  readonly quote: BoardQuote;
}

/** The best offers of a provider in some terms, one for each product. */
function cellsOf(
  sold: Sold,
  provider: ProviderOption,
  terms: readonly FilterOption[],
  isServiceableOnly: boolean,
): readonly BoardCell[] {
  const places = terms.map((term) => placeOf(sold, provider, term));
  const entries = sold.entries.filter(isSoldBy(provider));
  const available = new Map<BoardProduct, Candidate>();
  const unavailable = new Map<BoardProduct, Candidate>();
  for (const entry of entries) {
    const { service, product, ownQuote } = entry;
    // Most services are dearer than one before: no term makes a difference to them.
    if (ownQuote !== null && !isBetter(service, ownQuote, available.get(product))) continue;
    for (const place of places) {
      if (place.context.offered.get(service.id) !== service) continue;
      const quote = ownQuote ?? boardQuoteOf(service, place.offer);
      if (!isBetter(service, quote, available.get(product))) continue;
      if (disabledCodeOf(service, place.context) === null) {
        available.set(product, { entry, place, quote });
      } else if (isBetter(service, quote, unavailable.get(product))) {
        unavailable.set(product, { entry, place, quote });
      }
    }
  }
  const best = isServiceableOnly ? available : new Map([...unavailable, ...available]);
  return [...best.values()].map(cellOf);
}

/** What comes later has to be truly better. */
function isBetter(service: Service, quote: BoardQuote, other: Candidate | undefined): boolean {
  return other === undefined || compareOffers(service, quote, other) < 0;
}

function compareOffers(service: Service, quote: BoardQuote, { entry, ...other }: Candidate) {
  return (
    Number(hasPrice(entry.service, other.quote)) - Number(hasPrice(service, quote)) ||
    (quote.monthly ?? 0) - (other.quote.monthly ?? 0) ||
    (quote.install ?? Number.MAX_VALUE) - (other.quote.install ?? Number.MAX_VALUE) ||
    (entry.service.mbps ?? -1) - (service.mbps ?? -1)
  );
}

function cellOf({ entry: { service, product }, place, quote }: Candidate): BoardCell {
  const { provider, term, context } = place;
  const { region } = place.choice;
  const code = disabledCodeOf(service, context);
  const reason = code === null ? "" : disabledReasonIn(context, service, code);
  return { ...quote, product, provider, term, region, service, code, reason };
}
