import { lazy } from "../../async/lazy.ts";
import { foldText } from "../../texts/fold-text.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { type SectionName, sectionNames } from "../service-type.ts";
import { quantityOf } from "./cart-items.ts";
import { type CartState, offerOf, servicesInCart } from "./cart-state.ts";
import { disabledCodesOf } from "./disabled-services.ts";
import { hostsByTarget, hostsOfType } from "./linked-services.ts";
import { reservedHostsOf } from "./reserved-texts.ts";
import { createFigures, type RowFigure } from "./row-figure.ts";

/** A service of a section, with its state in the current cart. */
export interface ServiceView {
  readonly service: Service;
  readonly isChosen: boolean;
  readonly code: DisabledCode | null;
  /**
   * Computes the amounts of the service on demand, because only a few of thousands of services are rendered.
   */
  readonly figure: () => RowFigure;
  readonly quantity: number;
  readonly boxes: number;
  /** Titles of the services whose links keep this one in the cart. */
  readonly comesWith: readonly string[];
}

/** The services of one type. Radios among them exclude each other. */
export interface ServiceGroup {
  readonly type: string;
  readonly services: readonly ServiceView[];
  /** The id of the chosen radio; null without a choice. */
  readonly chosenRadio: string | null;
  /** True if the group has a radio "None", because its type is optional. */
  readonly hasNone: boolean;
  /** Titles of the services whose links require this type, so that "None" is disabled. */
  readonly comesWith: readonly string[];
  /** The longest possible `comesWith`, for which the list reserves space. */
  readonly reservedComesWith: readonly string[];
}

export interface ServiceSection {
  readonly name: SectionName;
  readonly isOn: boolean;
  /** The number of offered services, regardless of the filter. */
  readonly offered: number;
  readonly groups: readonly ServiceGroup[];
  /** The number of matching services that cannot be chosen, including hidden ones. */
  readonly unavailable: number;
}

export interface ServiceFilter {
  /** A service matches if its texts contain all of these words. */
  readonly words: string;
  /** True leaves out services that cannot be chosen. */
  readonly hidesUnavailable: boolean;
}

const primaryTypes: ReadonlySet<string> = new Set(sectionNames);

/** The four sections. Only sections that are on contain their services. */
export function serviceSectionsOf(
  state: CartState,
  filter: ServiceFilter,
): readonly ServiceSection[] {
  const { sections } = offerOf(state);
  const codes = disabledCodesOf(state);
  const viewOf = createViewer(state, codes);
  const groupsOf = createGrouper(state);
  const matches = matcherOf(filter.words);
  return sectionNames.map((name) => {
    const found = state.toggles[name] ? sections[name].filter(matches) : [];
    const available = found.filter(({ id }) => !codes.has(id));
    const shown = filter.hidesUnavailable ? available : found;
    return {
      name,
      isOn: state.toggles[name],
      offered: sections[name].length,
      groups: groupsOf(shown.map(viewOf)),
      unavailable: found.length - available.length,
    };
  });
}

function createViewer(state: CartState, codes: ReadonlyMap<string, DisabledCode>) {
  const inCart = new Set(state.cart);
  const figureOf = createFigures(state);
  const hosts = hostsByTarget(servicesInCart(state), offerOf(state).services);
  return (service: Service): ServiceView => {
    const { id, isRadio } = service;
    const code = codes.get(id) ?? null;
    return {
      service,
      isChosen: inCart.has(id),
      code,
      figure: lazy(() => figureOf(service, code)),
      ...quantityOf(state, service),
      comesWith: inCart.has(id) && !isRadio ? titlesOf(hosts.get(id) ?? []) : [],
    };
  };
}

/** Groups services by type. They are in display order, so services of one type are adjacent. */
function createGrouper(state: CartState) {
  const inCart = servicesInCart(state);
  const offer = offerOf(state);
  const hostsOf = (type: string) => hostsOfType(inCart, offer.services, type);
  return (services: readonly ServiceView[]): readonly ServiceGroup[] => {
    const types = [...new Set(services.map(({ service }) => service.type))];
    return types.map((type) => {
      const own = services.filter(({ service }) => service.type === type);
      const radios = own.filter(({ service }) => service.isRadio);
      const hasNone = radios.length > 0 && !primaryTypes.has(type);
      return {
        type,
        services: own,
        chosenRadio: radios.find(({ isChosen }) => isChosen)?.service.id ?? null,
        hasNone,
        comesWith: hasNone ? titlesOf(hostsOf(type)) : [],
        reservedComesWith: hasNone ? reservedHostsOf(offer, type) : [],
      };
    });
  };
}

function titlesOf(services: readonly Service[]): readonly string[] {
  return services.map(({ title }) => title);
}

function matcherOf(words: string): (service: Service) => boolean {
  const searchedWords = words === "" ? null : foldText(words).match(/\S+/g);
  if (searchedWords === null) return () => true;
  return ({ name, label, productType, speed }) => {
    const text = foldText([name, label, productType, speed].join(" "));
    return searchedWords.every((word) => text.includes(word));
  };
}
