import type { CentsOrError } from "../../money/cents.ts";
import { packageIdsOf } from "../catalogue.ts";
import type { CatalogueRow } from "../catalogue-row.ts";
import { bundleLevelOf } from "../price/bundle-level.ts";
import { rateOf } from "../price/rate.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { rowTitleOf } from "../row-title.ts";
import type { DisabledCode } from "../rules/disabling-rule.ts";
import { disabledCodesOf, optionOf } from "../rules/rule-context.ts";
import { type SectionName, sectionNames } from "../service-type.ts";
import { isTruthyFlag, textOf } from "../wire/read-wire.ts";
import { quantityOf } from "./cart-items.ts";
import { type CartState, offerOf, rowsInCart } from "./cart-state.ts";
import { hostsByTarget, hostsOfType } from "./link-hosts.ts";
import { comesWithRoomOf, type RowRoom, roomsOf } from "./row-room.ts";

/** A row of a section as it stands in the present cart. */
export interface ServiceView {
  readonly row: CatalogueRow;
  readonly isChosen: boolean;
  readonly code: DisabledCode | null;
  /** Per month and unit, if it were in the cart as it is. */
  readonly rate: CentsOrError;
  /** The rate in no bundle and no package. */
  readonly baseRate: CentsOrError;
  readonly quantity: number;
  readonly boxes: number;
  /** What it comes with while it is chosen, so that it cannot be left out; `""` for nothing (decisions ZA1). */
  readonly comesWith: string;
  readonly room: RowRoom | undefined;
}

/** Rows of one type: radios among them exclude each other (decisions J1). */
export interface ServiceGroup {
  readonly type: string;
  readonly services: readonly ServiceView[];
  /** The radio that is chosen; null when none is. */
  readonly chosenRadio: string | null;
  /** A radio group of a lesser type can be emptied (decisions J1). */
  readonly hasNone: boolean;
  /** What brings a row of the type along, so that it cannot be emptied; `""` for nothing (decisions ZA1). */
  readonly comesWith: string;
  /** The longest that this may be. */
  readonly comesWithRoom: string;
}

export interface ServiceSection {
  readonly name: SectionName;
  readonly isOn: boolean;
  /** How many rows are offered, whatever is searched for. */
  readonly offered: number;
  readonly groups: readonly ServiceGroup[];
  /** Rows that cannot be chosen, shown or not. */
  readonly unavailable: number;
}

export interface ServiceFilter {
  /** Words that must all stand in a row. */
  readonly words: string;
  /** Rows that cannot be chosen are folded away (decisions ZA2). */
  readonly hidesUnavailable: boolean;
}

const primaryTypes: ReadonlySet<string> = new Set(["broadband", "dedicated", "phone", "tv"]);

/** The four sections with the rows of those that are on. */
export function serviceSectionsOf(
  state: CartState,
  filter: ServiceFilter,
): readonly ServiceSection[] {
  const offer = offerOf(state);
  const { sections } = offer;
  const codes = disabledCodesOf(state);
  const viewOf = createViewer(state, codes);
  const groupsOf = createGrouper(state);
  const matches = matcherOf(filter.words);
  return sectionNames.map((name) => {
    const rows = state.toggles[name] ? sections[name].filter(matches) : [];
    const available = rows.filter(({ id }) => !codes.has(id));
    const shown = filter.hidesUnavailable ? available : rows;
    return {
      name,
      isOn: state.toggles[name],
      offered: sections[name].length,
      groups: groupsOf(shown.map(viewOf)),
      unavailable: rows.length - available.length,
    };
  });
}

function createViewer(state: CartState, codes: ReadonlyMap<string, DisabledCode>) {
  const inCart = new Set(state.cart);
  const types = new Set(rowsInCart(state).map(({ type }) => type));
  const chosen = optionOf(state.catalogue.search.filter_options?.package, state.package);
  const hosts = hostsByTarget(rowsInCart(state), state.catalogue.rows);
  const rooms = roomsOf({ catalogue: state.catalogue, offer: offerOf(state) });
  const packageRated = new Set(
    chosen && isTruthyFlag(chosen.use_package_mrc) ? packageIdsOf(chosen) : [],
  );
  return (row: CatalogueRow): ServiceView => {
    const level = bundleLevelOf(row.row, types);
    const usesPackageRate = packageRated.has(row.id);
    return {
      row,
      isChosen: inCart.has(row.id),
      code: codes.get(row.id) ?? null,
      rate: rateOf(row.row, level, { usesPackageRate }).cents,
      baseRate: rateOf(row.row, 0, { usesPackageRate: false }).cents,
      ...quantityOf(state, row),
      comesWith: inCart.has(row.id) && !row.isRadio ? comesWithText(hosts.get(row.id) ?? []) : "",
      room: rooms.get(row.id),
    };
  };
}

/** Rows stand in display order: those of one type are neighbours. */
function createGrouper(state: CartState) {
  const inCart = rowsInCart(state);
  const offer = offerOf(state);
  const hostsOf = (type: string) => hostsOfType(inCart, offer.rows, type);
  return (services: readonly ServiceView[]): readonly ServiceGroup[] => {
    const types = [...new Set(services.map(({ row }) => row.type))];
    return types.map((type) => {
      const own = services.filter(({ row }) => row.type === type);
      const radios = own.filter(({ row }) => row.isRadio);
      const hasNone = radios.length > 0 && !primaryTypes.has(type);
      return {
        type,
        services: own,
        chosenRadio: radios.find(({ isChosen }) => isChosen)?.row.id ?? null,
        hasNone,
        comesWith: hasNone ? comesWithText(hostsOf(type)) : "",
        comesWithRoom: hasNone ? comesWithRoomOf(offer, type) : "",
      };
    });
  };
}

function comesWithText(hosts: readonly CatalogueRow[]): string {
  return hosts.length === 0
    ? ""
    : pricingMessages.comesWith(hosts.map(({ row }) => rowTitleOf(row)));
}

function matcherOf(words: string): (row: CatalogueRow) => boolean {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return () => true;
  return ({ row }) => {
    const texts = [row.title, row.label, row.product_type, row.download_speed].map(textOf);
    const text = fold(texts.join(" "));
    return wanted.every((word) => text.includes(word));
  };
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
