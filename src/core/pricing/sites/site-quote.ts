import { addCents, type CentsOrError } from "../../money/cents.ts";
import { cartPriceOf, quantityOf } from "../cart/cart-items.ts";
import { type CartEvent, type CartState, offerOf, servicesInCart } from "../cart/cart-state.ts";
import { startCart } from "../cart/create-cart.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import type { Catalogue } from "../catalogue.ts";
import type { ProposalDraft } from "../drafts/proposal-draft.ts";
import { restoreProposal } from "../drafts/restore-proposal.ts";
import { priceLineOf, stackingOf } from "../price/price-line.ts";
import type { Service } from "../service.ts";
import { lineCartOf, namingOfferOf } from "./line-offer.ts";
import { phoneType, staticIpTypes } from "./site-catalogue.ts";
import {
  compareBuilt,
  compareOffers,
  meetsCriterion,
  type SiteCriterion,
} from "./site-criterion.ts";
import type { SiteOffer } from "./site-offers.ts";

/** A part of the criterion besides the main line. */
export type SitePart = "phone" | "staticIp" | "backup";

/** The price of the services of a site. */
export interface SiteQuote {
  /** The main line. For the user's own proposal, its line to the internet or else its first service. */
  readonly offer: SiteOffer;
  /** The line that takes over if the main line fails; null without one. It is a proposal of its own. */
  readonly backup: SiteOffer | null;
  /** The proposal of the main line; null if it contains only the line and what comes with it. */
  readonly cart: CartState | null;
  /** The price per month, including the backup. */
  readonly monthly: CentsOrError;
  /** The one-time charge, including that of the backup. */
  readonly install: CentsOrError;
  /** The parts of the criterion that the site cannot have with this line. */
  readonly missing: readonly SitePart[];
}

/** The result of a search for an address. */
export interface SiteAnswer {
  /** The address of the prices, as the server writes it; `""` if it does not. */
  readonly address: string;
  /** True if the server knows the address: it has services there, or returns the address. */
  readonly isFound: boolean;
  readonly offers: readonly SiteOffer[];
  /** The services that proposals of the site can contain; null without services. */
  readonly catalogue: Catalogue | null;
  /** The terms of its offers. */
  readonly terms: readonly { readonly value: string; readonly label: string }[];
  /** The server's HTML if it found no services; null without a message. */
  readonly message: string | null;
}

/**
 * The best quote of each provider by a criterion, the best first. Of each provider and term, it is the cheapest line that
 * can have all other parts, or else the cheapest line. Of several terms, the one with the lowest monthly price counts.
 * Lines that are not built count only if there is no other.
 * Equal arguments return the same list, because a run needs it again after every answer.
 */
export function bestQuotesOf(answer: SiteAnswer, criterion: SiteCriterion): readonly SiteQuote[] {
  const known = judged.get(answer) ?? new WeakMap<SiteCriterion, readonly SiteQuote[]>();
  judged.set(answer, known);
  const best = known.get(criterion) ?? judgedBy(answer, criterion);
  known.set(criterion, best);
  return best;
}

/** Caches the best quotes of each answer by criterion. */
const judged = new WeakMap<SiteAnswer, WeakMap<SiteCriterion, readonly SiteQuote[]>>();

function judgedBy(answer: SiteAnswer, criterion: SiteCriterion): readonly SiteQuote[] {
  const places = new Map<string, SiteOffer[]>();
  for (const offer of answer.offers) {
    if (!meetsCriterion(offer, criterion)) continue;
    const key = JSON.stringify([offer.provider, offer.term]);
    const same = places.get(key);
    if (same) same.push(offer);
    else places.set(key, [offer]);
  }
  const best = new Map<string, SiteQuote>();
  for (const offers of places.values()) {
    const quote = firstComplete(offers.sort(compareOffers), answer, criterion);
    const other = best.get(quote.offer.provider);
    if (other === undefined || compareQuotes(quote, other) < 0) {
      best.set(quote.offer.provider, quote);
    }
  }
  return [...best.values()].sort(compareQuotes);
}

/** @param offers - the lines of one provider and term, the best first; at least one */
function firstComplete(
  offers: readonly SiteOffer[],
  answer: SiteAnswer,
  criterion: SiteCriterion,
): SiteQuote {
  let first: SiteQuote | undefined;
  for (const offer of offers) {
    const quote = quoteOf(answer, offer, criterion);
    if (quote.missing.length === 0) return quote;
    first ??= quote;
  }
  if (first === undefined) throw new Error("There are no offers.");
  return first;
}

/** Compares by the number of missing parts, then as lines are compared, with the prices of all parts. */
function compareQuotes(a: SiteQuote, b: SiteQuote): number {
  return (
    a.missing.length - b.missing.length ||
    compareBuilt(a.offer, b.offer) ||
    (a.monthly ?? Number.MAX_VALUE) - (b.monthly ?? Number.MAX_VALUE) ||
    (a.install ?? Number.MAX_VALUE) - (b.install ?? Number.MAX_VALUE) ||
    compareOffers(a.offer, b.offer)
  );
}

/**
 * The quote of a line with all other parts of a criterion that the site can have. It is cached, because the terms of a
 * list have the same lines.
 */
export function quoteOf(
  answer: SiteAnswer,
  offer: SiteOffer,
  { phoneLines, hasStaticIp, backupMbps }: SiteCriterion,
): SiteQuote {
  const key = JSON.stringify([phoneLines, hasStaticIp, backupMbps]);
  const known = quotes.get(offer);
  if (known?.key === key && known.answer === answer) return known.quote;
  const { cart, missing } = withParts(answer.catalogue, offer, { phoneLines, hasStaticIp });
  const backup = backupMbps === null ? null : backupOf(answer, offer, backupMbps);
  const isBackupMissing = backupMbps !== null && backup === null;
  const quote: SiteQuote = {
    ...totalsOf(offer, cart, backup),
    offer,
    backup,
    cart,
    missing: isBackupMissing ? [...missing, "backup"] : missing,
  };
  quotes.set(offer, { answer, key, quote });
  return quote;
}

/** Caches the last quote of each line. */
const quotes = new WeakMap<
  SiteOffer,
  { readonly answer: SiteAnswer; readonly key: string; readonly quote: SiteQuote }
>();

/** Adds phone lines and a static IP address to the proposal of a line. */
function withParts(
  catalogue: Catalogue | null,
  offer: SiteOffer,
  { phoneLines, hasStaticIp }: Pick<SiteCriterion, "phoneLines" | "hasStaticIp">,
): Pick<SiteQuote, "cart" | "missing"> {
  const parts = [
    ...(phoneLines > 0 ? [{ part: "phone", find: phonesIn, lines: phoneLines } as const] : []),
    ...(hasStaticIp ? [{ part: "staticIp", find: staticIpsIn, lines: 1 } as const] : []),
  ];
  const start = catalogue && parts.length > 0 ? lineCartOf(catalogue, offer) : null;
  const missing: SitePart[] = [];
  let cart = start;
  for (const { part, find, lines } of parts) {
    const next = cart && withAdded(cart, find(cart, lines), offer);
    if (next === null) missing.push(part);
    else cart = next;
  }
  return { cart: cart === start ? null : cart, missing };
}

/**
 * The quote of the user's own proposal, with the backup of the criterion; null if the site cannot have all of its
 * services any more.
 */
export function proposalQuoteOf(
  answer: SiteAnswer,
  own: ProposalDraft,
  { backupMbps }: Pick<SiteCriterion, "backupMbps">,
): SiteQuote | null {
  const { catalogue, offers } = answer;
  if (catalogue === null) return null;
  const { cart } = restoreProposal(startCart(catalogue), own);
  const isWhole =
    cart.provider === own.provider &&
    cart.term === own.term &&
    cart.package === own.package &&
    own.lines.every(({ id }) => cart.cart.includes(id));
  const offer = isWhole ? namingOfferOf(cart, offers) : null;
  if (offer === null) return null;
  const backup = backupMbps === null ? null : backupOf(answer, offer, backupMbps);
  const missing: readonly SitePart[] = backupMbps !== null && backup === null ? ["backup"] : [];
  return { ...totalsOf(offer, cart, backup), offer, backup, cart, missing };
}

function totalsOf(offer: SiteOffer, cart: CartState | null, backup: SiteOffer | null) {
  const { monthly, install } = cart === null ? offer : cartPriceOf(cart);
  if (backup === null) return { monthly, install };
  return {
    monthly: addCents(monthly, backup.monthly),
    install: addCents(install, backup.install),
  };
}

/** A service to add, with the events of an agent. */
interface Addition {
  readonly service: Service;
  /** The required quantity. */
  readonly quantity: number;
  readonly events: readonly CartEvent[];
}

function phonesIn(cart: CartState, lines: number): readonly Addition[] {
  return servicesOf(cart, (type) => type === phoneType).map((service) => ({
    service,
    quantity: lines,
    events: [
      { kind: "toggleSection", section: "phone", isOn: true },
      ...(service.countedLines === null
        ? []
        : [{ kind: "setLines", id: service.id, lines } as const]),
      { kind: "selectItem", id: service.id },
    ],
  }));
}

function staticIpsIn(cart: CartState): readonly Addition[] {
  return servicesOf(cart, (type) => staticIpTypes.has(type)).map((service) => ({
    service,
    quantity: quantityOf(cart, service).quantity,
    events: [{ kind: "selectItem", id: service.id }],
  }));
}

function servicesOf(cart: CartState, isOne: (type: string) => boolean): readonly Service[] {
  return [...offerOf(cart).services.values()].filter(({ type }) => isOne(type));
}

/**
 * Adds the service with the cheapest line that leaves all others in the proposal, with the required quantity; null if
 * none can be added.
 */
function withAdded(
  cart: CartState,
  additions: readonly Addition[],
  { serviceId }: SiteOffer,
): CartState | null {
  const priced = additions.map((addition) => ({ addition, ...chargesIn(cart, addition) }));
  priced.sort(
    (a, b) =>
      (a.monthly ?? Number.MAX_VALUE) - (b.monthly ?? Number.MAX_VALUE) ||
      (a.install ?? Number.MAX_VALUE) - (b.install ?? Number.MAX_VALUE),
  );
  for (const { addition } of priced) {
    const { service, quantity, events } = addition;
    const isThere = cart.cart.includes(service.id);
    const needed = isThere ? events.filter(({ kind }) => kind === "setLines") : events;
    const next = reduceAct(cart, needed);
    const isWhole = [serviceId, service.id, ...cart.cart].every((id) => next.cart.includes(id));
    if (isWhole && quantityOf(next, service).quantity === quantity) return next;
  }
  return null;
}

/** The charges of a service beside those of a proposal, without what its links add. */
function chargesIn(cart: CartState, { service, quantity }: Addition) {
  const all = [...servicesInCart(cart), service];
  const line = priceLineOf(
    { service, quantity, boxes: quantityOf(cart, service).boxes },
    {
      ids: new Set(all.map(({ id }) => id)),
      types: new Set(all.map(({ type }) => type)),
      packageRated: new Set(),
    },
  );
  const { price, equipmentFee, boxPrice, nrc } = line;
  return {
    monthly: addCents(price, equipmentFee, boxPrice),
    install: addCents(nrc, stackingOf(line)),
  };
}

/** The best line of the same term with another provider and access type. Both access types are known. */
function backupOf(
  { offers }: SiteAnswer,
  { provider, term, access }: SiteOffer,
  leastMbps: number,
): SiteOffer | null {
  if (access === "unknown") return null;
  const others = offers.filter(
    (one) =>
      one.provider !== provider &&
      one.term === term &&
      one.access !== access &&
      one.access !== "unknown" &&
      (leastMbps === 0 || (one.mbps !== null && one.mbps >= leastMbps)),
  );
  return others.sort(compareOffers)[0] ?? null;
}
