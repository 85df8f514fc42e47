import { lazy } from "../../async/lazy.ts";
import { foldText } from "../../texts/fold-text.ts";
import { pricingMessages } from "../pricing-messages.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { type SectionName, sectionNames } from "../service-type.ts";
import { quantityOf } from "./cart-items.ts";
import { type CartState, offerOf, servicesInCart } from "./cart-state.ts";
import { disabledCodesOf } from "./disabled-services.ts";
import { hostsByTarget, hostsOfType } from "./linked-services.ts";
import { reservedGroupText } from "./reserved-texts.ts";
import { createFigures, type RowFigure } from "./row-figure.ts";

/** A service of a section with its state in the present cart. */
export interface ServiceView {
  readonly service: Service;
  readonly isChosen: boolean;
  readonly code: DisabledCode | null;
  /** Computed when it is first asked for: of thousands of services few are drawn. */
  readonly figure: () => RowFigure;
  readonly quantity: number;
  readonly boxes: number;
  /** What brings the chosen service along, so that it cannot be left out; `""` for nothing (decisions J15). */
  readonly comesWith: string;
}

/** The services of one type: radios among them exclude each other (decisions J1). */
export interface ServiceGroup {
  readonly type: string;
  readonly services: readonly ServiceView[];
  /** Id of the chosen radio; null when none is chosen. */
  readonly chosenRadio: string | null;
  /** Radios of a secondary type can all be left out (decisions J1). */
  readonly hasNone: boolean;
  /** What brings a service of the type along, so that "None" is disabled; `""` for nothing (decisions J15). */
  readonly comesWith: string;
  /** The longest text that `comesWith` may become. */
  readonly reservedComesWith: string;
}

export interface ServiceSection {
  readonly name: SectionName;
  readonly isOn: boolean;
  /** The number of services offered, whatever the filter. */
  readonly offered: number;
  readonly groups: readonly ServiceGroup[];
  /** The number of matching services that cannot be chosen, shown or not. */
  readonly unavailable: number;
}

export interface ServiceFilter {
  /** A service matches when it has all these words. */
  readonly words: string;
  /** Leaves out services that cannot be chosen (decisions K10). */
  readonly hidesUnavailable: boolean;
}

const primaryTypes: ReadonlySet<string> = new Set(sectionNames);

/** The four sections, those that are on with their services. */
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
      comesWith: inCart.has(id) && !isRadio ? comesWithText(hosts.get(id) ?? []) : "",
    };
  };
}

/** Groups services by type; in display order those of one type are neighbours. */
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
        comesWith: hasNone ? comesWithText(hostsOf(type)) : "",
        reservedComesWith: hasNone ? reservedGroupText(offer, type) : "",
      };
    });
  };
}

function comesWithText(hosts: readonly Service[]): string {
  return hosts.length === 0 ? "" : pricingMessages.comesWith(hosts.map(({ title }) => title));
}

function matcherOf(words: string): (service: Service) => boolean {
  const searchedWords = foldText(words).match(/\S+/g);
  if (!searchedWords) return () => true;
  return ({ name, label, productType, speed }) => {
    const text = foldText([name, label, productType, speed].join(" "));
    return searchedWords.every((word) => text.includes(word));
  };
}
