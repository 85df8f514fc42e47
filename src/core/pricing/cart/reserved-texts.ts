import type { Formatting } from "../../formatting/formatting.ts";
import { addCents, type CentsOrError, maxCents, timesCents, zeroCents } from "../../money/cents.ts";
import type { Money } from "../../money/read-money.ts";
import type { Catalogue, Offer } from "../catalogue.ts";
import { pricingMessages } from "../pricing-messages.ts";
import type { DisablingRule } from "../rules/disabling-rule.ts";
import { disabledTextOf, disablingRules } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { cartMessages } from "./cart-messages.ts";
import { hostsByTarget, hostsOfType } from "./linked-services.ts";

/**
 * The longest texts that a service may show while the cart changes. A list that reserves their space
 * from the start never moves (decisions K10).
 */
export interface ReservedTexts {
  /** What to choose first and why it cannot be chosen, over two lines, or what it comes with; empty where neither can happen. */
  readonly notes: readonly string[];
  /** Its amount: the longest of the list, so that amounts stand in a column. */
  readonly amount: string;
}

/** The reserved texts of every service of an offer, made once for a formatting. */
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

/** The longest text beside "None" in the radio group of a type (decisions J15). */
export function reservedGroupText({ services }: Offer, type: string): string {
  const hosts = hostsOfType([...services.values()], services, type);
  return hosts.length === 0 ? "" : longestComesWith(hosts);
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
          ...disabledNotesOf(service, context),
          ...comesWithNotesOf(service, hosts.get(service.id) ?? []),
        ],
        amount,
      },
    ]),
  );
}

/** A radio has no such note: choosing another radio leaves it out. */
function comesWithNotesOf({ isRadio }: Service, hosts: readonly Service[]): readonly string[] {
  return isRadio || hosts.length === 0 ? [] : [longestComesWith(hosts)];
}

/** Names every checkbox among the hosts, and the longest radio of each type: a cart never has more. */
function longestComesWith(hosts: readonly Service[]): string {
  const radios = new Map<string, string>();
  for (const { isRadio, type, title } of hosts) {
    if (isRadio) radios.set(type, longestOf([radios.get(type) ?? "", title]));
  }
  const boxes = hosts.filter(({ isRadio }) => !isRadio).map(({ title }) => title);
  return pricingMessages.comesWith([...radios.values(), ...boxes]);
}

/** Empty where the cart decides no reason: a text that stays needs no reserved space. */
function disabledNotesOf(service: Service, { catalogue, offer }: OfferContext): readonly string[] {
  const text = disabledTextOf(service);
  const known = { catalogue, offered: offer.services };
  const own = changingRulesOf(service, []).map(
    ({ firstText }) => firstText?.(service, known) ?? "",
  );
  const links = service.links.flatMap((id) => offer.services.get(id) ?? []);
  const canLoseLink = links.some((link) => changingRulesOf(link, [service, ...links]).length > 0);
  const firstTexts = own.filter((first) => first !== "");
  if (firstTexts.length > 0) return firstTexts.map((first) => `${first}\n${text}`);
  return own.length > 0 || canLoseLink ? [text] : [];
}

/** The rules that another cart may turn on or off for a service. */
function changingRulesOf(service: Service, along: readonly Service[]): readonly DisablingRule[] {
  return Object.values(disablingRules).filter((rule) => rule.changesWithCart?.(service, along));
}

/** The longest amount beside a service of an offer, once or per month: with its equipment and boxes. */
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
  return longestOf([
    cartMessages.figure.monthly(format.minus + format.money(most ?? null)),
    format.minus + format.money(mostOnce ?? null),
    cartMessages.figure.noCharge,
  ]);
}

/** Without an exact amount `ERR` is shown, which is never longer. */
function amountIn(money: Money): CentsOrError {
  return money.kind === "amount" ? money.cents : zeroCents;
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}
