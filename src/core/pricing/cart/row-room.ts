import { type CentsOrError, timesCents } from "../../money/cents.ts";
import { formatMoney } from "../../money/format-money.ts";
import { readMoney } from "../../money/read-money.ts";
import type { Catalogue, Offer } from "../catalogue.ts";
import type { CatalogueRow } from "../catalogue-row.ts";
import { isRangePriced } from "../price/price-range.ts";
import { hasLines, quantityRangeOf } from "../price/quantity-range.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { rowTitleOf } from "../row-title.ts";
import { disabledTextOf, requiresText } from "../rules/disabled-text.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import { hostsByTarget, hostsOfType } from "./link-hosts.ts";

/**
 * The largest texts that a row may show while the cart changes. A list that keeps their room from the
 * start never moves (decisions ZA2).
 */
export interface RowRoom {
  /** Lines apart by a line break: why it cannot be chosen, or what it comes with; none where neither can be. */
  readonly texts: readonly string[];
  /** Its monthly price; `""` where that never changes. */
  readonly price: string;
  /** Beside the price: its quantity and unit rate, and the price that is replaced; `""` where neither can be. */
  readonly rates: string;
}

/** The room of every row of an offer. */
export function roomsOf({ catalogue, offer }: CataloguedOffer): ReadonlyMap<string, RowRoom> {
  const made = rooms.get(offer) ?? createRooms({ catalogue, offer });
  rooms.set(offer, made);
  return made;
}

interface CataloguedOffer {
  readonly catalogue: Pick<Catalogue, "rows">;
  readonly offer: Offer;
}

/** Of what a radio group shows beside its way to none: the longest (decisions ZA1). */
export function comesWithRoomOf(offer: Offer, type: string): string {
  const hosts = hostsOfType([...offer.rows.values()], offer.rows, type);
  return hosts.length === 0 ? "" : longestComesWith(hosts);
}

const rooms = new WeakMap<Offer, ReadonlyMap<string, RowRoom>>();

function createRooms({ catalogue, offer }: CataloguedOffer): ReadonlyMap<string, RowRoom> {
  const rows = [...offer.rows.values()];
  const hosts = hostsByTarget(rows, offer.rows);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        texts: [
          ...disabledRoomOf(row, { catalogue, offer }),
          ...comesWithRoom(row, hosts.get(row.id) ?? []),
        ],
        ...priceRoomOf(row.row),
      },
    ]),
  );
}

/** A radio is left out by choosing another: nothing is said beside it. */
function comesWithRoom({ isRadio }: CatalogueRow, hosts: readonly CatalogueRow[]) {
  return isRadio || hosts.length === 0 ? [] : [longestComesWith(hosts)];
}

/** Every host that is a checkbox, and the longest radio of each type: no more are in one cart. */
function longestComesWith(hosts: readonly CatalogueRow[]): string {
  const radios = new Map<string, string>();
  for (const { isRadio, type, row } of hosts) {
    if (isRadio) radios.set(type, longestOf([radios.get(type) ?? "", rowTitleOf(row)]));
  }
  const boxes = hosts.filter(({ isRadio }) => !isRadio).map(({ row }) => rowTitleOf(row));
  return pricingMessages.comesWith([...radios.values(), ...boxes]);
}

/** None where no reason depends on the cart: what does not change needs no room of its own. */
function disabledRoomOf(
  row: CatalogueRow,
  { catalogue, offer }: CataloguedOffer,
): readonly string[] {
  const links = row.links.flatMap((id) => offer.rows.get(id) ?? []);
  const hasNeeds = row.dependencies.length > 0;
  const isExcluded = dependsOnCart(row);
  const isLinkLost = links.some((link) => dependsOnCart(link) || isNeedy(link, [row, ...links]));
  if (!hasNeeds && !isExcluded && !isLinkLost) return [];
  const titles = links.map((link) => rowTitleOf(link.row));
  const reasons = [
    ...(hasNeeds ? [requiresText(row, catalogue.rows)] : []),
    ...(row.conditions.length > 0 ? [pricingMessages.conditionMatched] : []),
    ...(isLinkLost ? [pricingMessages.linkDisabled(titles)] : []),
    ...(row.servedBy ? [pricingMessages.tooFast(row.mbps ?? 0)] : []),
  ];
  return reasons.map((reason) => `${disabledTextOf(row.row)}\n${reason}`);
}

function dependsOnCart({ conditions }: CatalogueRow): boolean {
  return conditions.some(({ entity }) => entity === "cart" || entity === "package");
}

/** It requires what does not come along with it. */
function isNeedy({ dependencies }: CatalogueRow, along: readonly CatalogueRow[]): boolean {
  const isMet = (wanted: string) => along.some(({ id, type }) => id === wanted || type === wanted);
  return dependencies.length > 0 && !dependencies.some(isMet);
}

function priceRoomOf(row: ServiceRow): Pick<RowRoom, "price" | "rates"> {
  if (isRangePriced(row)) return { price: "", rates: "" };
  const rates = rateFields.flatMap((field) => {
    const money = readMoney(row[field]);
    if (money.kind === "missing") return [];
    return [money.kind === "amount" ? money.cents : null];
  });
  const most = hasLines(row) ? quantityRangeOf(row.phone_min, row.phone_max).max : 1;
  const total = (rate: CentsOrError) => formatMoney(timesCents(rate, most));
  const [base = null] = rates;
  const price = longestOf(rates.map(total));
  return {
    price: most === 1 && rates.length < 2 ? "" : price,
    rates: [
      ...(most > 1 ? [`${most} × ${longestOf(rates.map(formatMoney))}`] : []),
      ...(rates.length > 1 ? [total(base)] : []),
    ].join(" "),
  };
}

/** The base rate first. */
const rateFields = [
  "mrc",
  "bundled_mrc",
  "double_mrc",
  "triple_mrc",
  "quad_mrc",
  "package_mrc",
] as const;

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}
