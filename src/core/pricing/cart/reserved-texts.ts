import type { Formatting } from "../../formatting/formatting.ts";
import { addCents, type CentsOrError, maxCents, timesCents, zeroCents } from "../../money/cents.ts";
import type { Money } from "../../money/read-money.ts";
import type { TextReader } from "../../texts/text-group.ts";
import type { Catalogue, Offer } from "../catalogue.ts";
import { pricingTexts } from "../pricing-messages.ts";
import type { DisablingRule, RuleFormat } from "../rules/disabling-rule.ts";
import { disabledTextOf, disablingRules } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { cartTexts } from "./cart-messages.ts";
import { hostsByTarget, hostsOfType } from "./linked-services.ts";

/**
 * The longest notes and amounts that a service may show as the cart changes. If a list reserves space for them, its
 * rows do not move under the pointer.
 */
export interface ReservedTexts {
  /** The possible notes: why the service cannot be chosen, or which service adds it. Empty if neither can happen. */
  readonly notes: readonly string[];
  /** The longest amount of the list, so that all amounts are aligned in a column. */
  readonly amount: string;
}

/** The reserved texts of every service of an offer, cached for the formatting. */
export function reservedTextsOf(
  context: OfferContext,
  format: Formatting,
): ReadonlyMap<string, ReservedTexts> {
  const { offer } = context;
  const made = madeByOffer.get(offer);
  if (made?.format === format) return made.texts;
  const texts = createReservedTexts(context, format);
  madeByOffer.set(offer, { format, texts });
  return texts;
}

interface OfferContext {
  readonly catalogue: Pick<Catalogue, "rowsOf">;
  readonly offer: Offer;
}

const madeByOffer = new WeakMap<
  Offer,
  { readonly format: Formatting; readonly texts: ReadonlyMap<string, ReservedTexts> }
>();

/** The titles in the longest text next to "None" in the radio group of a type. */
export function reservedHostsOf({ services }: Offer, type: string): readonly string[] {
  return longestHostsOf(hostsOfType([...services.values()], services, type));
}

/** Names the services whose links keep another one in the cart; `""` without any. */
export function comesWithText(titles: readonly string[], format: TextReader): string {
  return titles.length === 0 ? "" : format.texts(pricingTexts).comesWith(titles);
}

function createReservedTexts(
  context: OfferContext,
  format: Formatting,
): ReadonlyMap<string, ReservedTexts> {
  const { services } = context.offer;
  const hosts = hostsByTarget([...services.values()], services);
  const amount = longestAmountOf(context.offer, format);
  return new Map(
    [...services.values()].map((service) => [
      service.id,
      {
        notes: [
          ...disabledNotesOf(service, context, format),
          ...comesWithNotesOf(service, hosts.get(service.id) ?? [], format),
        ],
        amount,
      },
    ]),
  );
}

/** A radio needs no such note, because the agent can always choose another radio instead. */
function comesWithNotesOf(
  { isRadio }: Service,
  hosts: readonly Service[],
  format: TextReader,
): readonly string[] {
  return isRadio || hosts.length === 0 ? [] : [comesWithText(longestHostsOf(hosts), format)];
}

/** Names all checkboxes among the hosts, and the longest radio of each type, because a cart contains one of them. */
function longestHostsOf(hosts: readonly Service[]): readonly string[] {
  const radios = new Map<string, string>();
  for (const { isRadio, type, title } of hosts) {
    if (isRadio) radios.set(type, longestOf([radios.get(type) ?? "", title]));
  }
  const boxes = hosts.filter(({ isRadio }) => !isRadio).map(({ title }) => title);
  return [...radios.values(), ...boxes];
}

/**
 * The reasons why a service may be disabled. Empty if the cart does not influence the reason, because a permanent text
 * needs no reserved space.
 */
function disabledNotesOf(
  service: Service,
  { catalogue, offer }: OfferContext,
  format: RuleFormat,
): readonly string[] {
  const text = disabledTextOf(service, format);
  const known = { catalogue, offered: offer.services };
  const own = changingRulesOf(service, []).map(
    ({ firstText }) => firstText?.(service, known, format) ?? "",
  );
  const links = service.links.flatMap((id) => offer.services.get(id) ?? []);
  const canLoseLink = links.some((link) => changingRulesOf(link, [service, ...links]).length > 0);
  const firstTexts = own.filter((first) => first !== "");
  if (firstTexts.length > 0) return firstTexts.map((first) => `${first}\n${text}`);
  return own.length > 0 || canLoseLink ? [text] : [];
}

/** The rules whose result for a service may change with the cart. */
function changingRulesOf(service: Service, along: readonly Service[]): readonly DisablingRule[] {
  return Object.values(disablingRules).filter((rule) => rule.changesWithCart?.(service, along));
}

/** The longest one-time or monthly amount of a service in the offer, including equipment and boxes. */
function longestAmountOf({ services, fees }: Offer, format: Formatting): string {
  const all = [...services.values(), ...fees];
  const monthly = all.map(({ rates, countedLines, equipmentFee, boxRate, countedBoxes }) =>
    addCents(
      timesCents(
        maxCents(zeroCents, ...Object.values(rates).map(amountIn)),
        countedLines?.range.max ?? 1,
      ),
      amountIn(equipmentFee),
      timesCents(amountIn(boxRate), countedBoxes?.range.max ?? 0),
    ),
  );
  const install = all.map(({ nrc, stackingNrc, secondaryServices }) =>
    addCents(
      amountIn(nrc),
      amountIn(stackingNrc),
      ...secondaryServices.map(({ charge }) => amountIn(charge)),
    ),
  );
  const [most, mostOnce] = [monthly, install].map((amounts) => maxCents(zeroCents, ...amounts));
  const texts = format.texts(cartTexts).figure;
  return longestOf([
    texts.monthly(format.together(format.minus + format.money(most ?? null))),
    format.together(format.minus + format.money(mostOnce ?? null)),
    texts.noCharge,
  ]);
}

/** An inexact amount is shown as `ERR`, which is never longer than an amount. */
function amountIn(money: Money): CentsOrError {
  return money.kind === "amount" ? money.cents : zeroCents;
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}
