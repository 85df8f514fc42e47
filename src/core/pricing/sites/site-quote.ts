import { addCents, type CentsOrError, zeroCents } from "../../money/cents.ts";
import { boardProductOf } from "../board/board-product.ts";
import { firstChoiceEvents } from "../board/first-choice.ts";
import { cartPriceOf, quantityOf } from "../cart/cart-items.ts";
import { type CartEvent, type CartState, offerOf } from "../cart/cart-state.ts";
import { choiceOf, startCart } from "../cart/create-cart.ts";
import { reduceAct } from "../cart/reduce-cart.ts";
import { type Catalogue, serviceFor } from "../catalogue.ts";
import type { ProposalDraft } from "../drafts/proposal-draft.ts";
import { restoreProposal } from "../drafts/restore-proposal.ts";
import { optionOf } from "../filter-options.ts";
import type { Service } from "../service.ts";
import { phoneType, staticIpTypes } from "./site-catalogue.ts";
import { compareOffers, meetsCriterion, type SiteCriterion } from "./site-criterion.ts";
import type { SiteOffer } from "./site-offers.ts";

/** A part of the criterion besides the main line. */
export type SitePart = "phone" | "staticIp" | "backup";

/** What the services of a site cost. */
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
  readonly offers: readonly SiteOffer[];
  /** What the proposals of the site can contain; null without services. */
  readonly catalogue: Catalogue | null;
  /** The terms of its offers. */
  readonly terms: readonly { readonly value: string; readonly label: string }[];
  /** The server's HTML if it found no services; null without a message. */
  readonly message: string | null;
}

/**
 * The best quote of each provider by a criterion, the best first. Of each provider and term, it is the cheapest line that
 * can have all other parts, or else the cheapest line. Of several terms, the one with the lowest monthly price counts.
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

/** Compares by the number of missing parts, then as offers are compared. The better quote is first. */
export function compareQuotes(a: SiteQuote, b: SiteQuote): number {
  return (
    a.missing.length - b.missing.length ||
    (a.monthly ?? Number.MAX_VALUE) - (b.monthly ?? Number.MAX_VALUE) ||
    (a.install ?? Number.MAX_VALUE) - (b.install ?? Number.MAX_VALUE) ||
    compareOffers(a.offer, b.offer)
  );
}

/** The quote of a line with all other parts of a criterion that the site can have. */
export function quoteOf(answer: SiteAnswer, offer: SiteOffer, criterion: SiteCriterion): SiteQuote {
  const { phoneLines, hasStaticIp, backupMbps } = criterion;
  const parts: SitePart[] = [
    ...(phoneLines > 0 ? (["phone"] as const) : []),
    ...(hasStaticIp ? (["staticIp"] as const) : []),
  ];
  const missing: SitePart[] = [];
  let cart: CartState | null = null;
  if (parts.length > 0) {
    const start = answer.catalogue && lineCartOf(answer.catalogue, offer);
    cart = start;
    for (const part of parts) {
      const next =
        cart &&
        withAdded(cart, part === "phone" ? phonesIn(cart, phoneLines) : staticIpsIn(cart), offer);
      if (next === null) missing.push(part);
      else cart = next;
    }
    if (cart === start) cart = null;
  }
  const backup = backupMbps === null ? null : backupOf(answer, offer, backupMbps);
  if (backupMbps !== null && backup === null) missing.push("backup");
  return { ...totalsOf(offer, cart, backup), offer, backup, cart, missing };
}

/** The quote of the user's own proposal; null if the site cannot have all of its services any more. */
export function ownQuoteOf(
  { catalogue, offers }: SiteAnswer,
  own: ProposalDraft,
): SiteQuote | null {
  if (catalogue === null) return null;
  const { cart } = restoreProposal(startCart(catalogue), own);
  const isWhole =
    cart.provider === own.provider &&
    cart.term === own.term &&
    cart.package === own.package &&
    own.lines.every(({ id }) => cart.cart.includes(id));
  const offer = isWhole ? namingOfferOf(cart, offers) : null;
  if (offer === null) return null;
  return { ...totalsOf(offer, cart, null), offer, backup: null, cart, missing: [] };
}

function totalsOf(offer: SiteOffer, cart: CartState | null, backup: SiteOffer | null) {
  const { monthly, install } = cart === null ? offer : cartPriceOf(cart);
  if (backup === null) return { monthly, install };
  return {
    monthly: addCents(monthly, backup.monthly),
    install: addCents(install, backup.install),
  };
}

/** The proposal that contains only a line and what comes with it; null if the line cannot be chosen. */
export function lineCartOf(catalogue: Catalogue, offer: SiteOffer): CartState | null {
  const { provider, term, serviceId } = offer;
  const choice = { provider, term, region: choiceOf(catalogue, provider).region };
  const service = serviceFor(catalogue, serviceId, choice);
  if (service === undefined) return null;
  const cart = reduceAct(startCart(catalogue), firstChoiceEvents(service, choice));
  return cart.cart.includes(serviceId) ? cart : null;
}

/** An event that adds a service, with its quantity. */
interface Addition {
  readonly id: string;
  readonly events: readonly CartEvent[];
  readonly lines: number | null;
}

function phonesIn(cart: CartState, lines: number): readonly Addition[] {
  return servicesOf(cart, (type) => type === phoneType).map(({ id, countedLines }) => ({
    id,
    lines,
    events: [
      { kind: "toggleSection", section: "phone", isOn: true },
      ...(countedLines === null ? [] : [{ kind: "setLines", id, lines } as const]),
      { kind: "selectItem", id },
    ],
  }));
}

function staticIpsIn(cart: CartState): readonly Addition[] {
  return servicesOf(cart, (type) => staticIpTypes.has(type)).map(({ id }) => ({
    id,
    lines: null,
    events: [{ kind: "selectItem", id }],
  }));
}

function servicesOf(cart: CartState, isOne: (type: string) => boolean): readonly Service[] {
  return [...offerOf(cart).services.values()].filter(({ type }) => isOne(type));
}

/** The cheapest proposal with one of the services added, and with all that it had; null if none can be added. */
function withAdded(
  cart: CartState,
  additions: readonly Addition[],
  { serviceId }: SiteOffer,
): CartState | null {
  let best: CartState | null = null;
  for (const { id, events, lines } of additions) {
    const isThere = cart.cart.includes(id);
    const next = reduceAct(
      cart,
      isThere ? events.filter(({ kind }) => kind === "setLines") : events,
    );
    const service = offerOf(next).services.get(id);
    const isWhole = [serviceId, ...cart.cart].every((one) => next.cart.includes(one));
    if (service === undefined || !next.cart.includes(id) || !isWhole) continue;
    if (lines !== null && quantityOf(next, service).quantity !== lines) continue;
    if (best === null || compareTotals(next, best) < 0) best = next;
  }
  return best;
}

function compareTotals(a: CartState, b: CartState): number {
  const [one, other] = [cartPriceOf(a), cartPriceOf(b)];
  return (
    (one.monthly ?? Number.MAX_VALUE) - (other.monthly ?? Number.MAX_VALUE) ||
    (one.install ?? Number.MAX_VALUE) - (other.install ?? Number.MAX_VALUE)
  );
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

/** Describes a proposal by its line to the internet, or else by its first service; null for an empty one. */
function namingOfferOf(cart: CartState, offers: readonly SiteOffer[]): SiteOffer | null {
  const { provider, term } = cart;
  const { options } = cart.catalogue;
  const services = cart.cart.flatMap((id) => offerOf(cart).services.get(id) ?? []);
  const line = offers.find(
    (one) => one.provider === provider && one.term === term && cart.cart.includes(one.serviceId),
  );
  const named = services.find(({ id }) => id === line?.serviceId) ?? services[0];
  if (named === undefined || provider === null || term === null) return null;
  return (
    line ?? {
      provider,
      providerLabel: optionOf(options.provider, provider)?.label ?? provider,
      term,
      termLabel: optionOf(options.term, term)?.label ?? term,
      serviceId: named.id,
      title: named.title,
      mbps: named.mbps,
      line: named.type === "dedicated" ? "dedicated" : "broadband",
      access: boardProductOf(named)?.access ?? "unknown",
      monthly: cartPriceOf(cart).monthly ?? zeroCents,
      install: cartPriceOf(cart).install,
    }
  );
}
