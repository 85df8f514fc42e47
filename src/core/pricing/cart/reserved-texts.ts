import type { Formatting } from "../../formatting/formatting.ts";
import { type CentsOrError, timesCents } from "../../money/cents.ts";
import type { Catalogue, Offer } from "../catalogue.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { conditionMatchedText } from "../rules/condition-matched.ts";
import { requirementsText } from "../rules/dependency-missing.ts";
import { disabledTextOf } from "../rules/disabling-rules.ts";
import { disabledLinksText } from "../rules/linked-service-disabled.ts";
import { speedLimitText } from "../rules/speed-exceeded.ts";
import { isPricedAsRange, type Service } from "../service.ts";
import { hostsByTarget, hostsOfType } from "./linked-services.ts";

/**
 * The longest texts that a service may show while the cart changes. A list that reserves their space
 * from the start never moves (decisions ZA2).
 */
export interface ReservedTexts {
  /** Why it cannot be chosen, over two lines, or what it comes with; empty where neither can happen. */
  readonly notes: readonly string[];
  /** Its monthly price; `""` where that never changes. */
  readonly price: string;
  /** Beside the price: the quantity with the unit rate, and the replaced price; `""` where neither can happen. */
  readonly rates: string;
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

/** The longest text beside "None" in the radio group of a type (decisions ZA1). */
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
  return new Map(
    [...services.values()].map((service) => [
      service.id,
      {
        notes: [
          ...disabledNotesOf(service, context),
          ...comesWithNotesOf(service, hosts.get(service.id) ?? []),
        ],
        ...priceTextsOf(service, format),
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

/** Empty where no reason depends on the cart: a text that stays needs no reserved space. */
function disabledNotesOf(service: Service, { catalogue, offer }: OfferContext): readonly string[] {
  const links = service.links.flatMap((id) => offer.services.get(id) ?? []);
  const hasDependencies = service.dependencies.length > 0;
  const canLoseLink = links.some(
    (link) => dependsOnCart(link) || lacksDependency(link, [service, ...links]),
  );
  if (!hasDependencies && !dependsOnCart(service) && !canLoseLink) return [];
  const reasons = [
    ...(hasDependencies ? [requirementsText(service, { catalogue, offered: offer.services })] : []),
    ...(service.conditions.length > 0 ? [conditionMatchedText] : []),
    ...(canLoseLink ? [disabledLinksText(links)] : []),
    ...(service.servedBy ? [speedLimitText(service.mbps ?? 0)] : []),
  ];
  return reasons.map((reason) => `${disabledTextOf(service)}\n${reason}`);
}

function dependsOnCart({ conditions }: Service): boolean {
  return conditions.some(({ entity }) => entity === "cart" || entity === "package");
}

/** None of its dependencies comes along with it. */
function lacksDependency({ dependencies }: Service, along: readonly Service[]): boolean {
  const isMet = (wanted: string) => along.some(({ id, type }) => id === wanted || type === wanted);
  return dependencies.length > 0 && !dependencies.some(isMet);
}

function priceTextsOf(
  service: Service,
  format: Formatting,
): Pick<ReservedTexts, "price" | "rates"> {
  if (isPricedAsRange(service)) return { price: "", rates: "" };
  const rates = Object.values(service.rates).flatMap((money) => {
    if (money.kind === "missing") return [];
    return [money.kind === "amount" ? money.cents : null];
  });
  const most = service.countedLines?.range.max ?? 1;
  const total = (rate: CentsOrError) => format.money(timesCents(rate, most));
  // The base rate is the first.
  const [base = null] = rates;
  const price = longestOf(rates.map(total));
  return {
    price: most === 1 && rates.length < 2 ? "" : price,
    rates: [
      ...(most > 1 ? [`${most} × ${longestOf(rates.map(format.money))}`] : []),
      ...(rates.length > 1 ? [total(base)] : []),
    ].join(" "),
  };
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}
