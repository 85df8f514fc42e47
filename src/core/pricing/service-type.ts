import { keysOf } from "../values/keys-of.ts";
import { serviceTypeMessages } from "./service-type-messages.ts";

/** The groups of service types that belong together. */
export type Family = "dedicated" | "broadband" | "phone" | "tv" | "fee";

/** The families with a checkbox and a list on the screen; fees have neither. */
export type SectionName = Exclude<Family, "fee">;

/** The headings of the sections. */
export const sectionHeadings: Readonly<Record<SectionName, string>> = serviceTypeMessages.sections;

export const sectionNames = keysOf(sectionHeadings);

interface ServiceType {
  readonly family: Family;
  /** Lists show types with a lower weight first. */
  readonly weight: number;
  readonly names: ServiceTypeNames;
}

interface ServiceTypeNames {
  /** The name of the type within a sentence. */
  readonly name: string;
  /** The name of one service of the type in a sentence about what to choose. */
  readonly one: string;
  /** The name of several services of the type in a sentence about what to choose. */
  readonly several: string;
}

const { types } = serviceTypeMessages;

/** Every service type, keyed by its name on the wire. */
export const serviceTypes: ReadonlyMap<string, ServiceType> = new Map([
  ["static_ip", { family: "broadband", weight: 0, names: types.static_ip }],
  ["broadband_static_ip", { family: "broadband", weight: 0, names: types.broadband_static_ip }],
  ["dedicated_static_ip", { family: "dedicated", weight: 0, names: types.dedicated_static_ip }],
  ["dedicated", { family: "dedicated", weight: 1, names: types.dedicated }],
  ["dedicated_router", { family: "dedicated", weight: 2, names: types.dedicated_router }],
  ["dedicated_addon", { family: "dedicated", weight: 3, names: types.dedicated_addon }],
  ["broadband", { family: "broadband", weight: 4, names: types.broadband }],
  ["broadband_router", { family: "broadband", weight: 5, names: types.broadband_router }],
  ["broadband_addon", { family: "broadband", weight: 6, names: types.broadband_addon }],
  ["phone", { family: "phone", weight: 7, names: types.phone }],
  ["phone_addon", { family: "phone", weight: 8, names: types.phone_addon }],
  ["tv", { family: "tv", weight: 9, names: types.tv }],
  ["tv_addon", { family: "tv", weight: 10, names: types.tv_addon }],
  ["fee", { family: "fee", weight: 11, names: types.fee }],
]);

/** The name of a type within a sentence. An unknown type is its own name. */
export function typeNameOf(type: string): string {
  return serviceTypes.get(type)?.names.name ?? type;
}

/** The name of one service of a type, to choose. An unknown type is its own name. */
export function typeChoiceOf(type: string): string {
  return serviceTypes.get(type)?.names.one ?? type;
}

/** The name of several services of a type, to choose. */
export function typePluralOf(type: string): string {
  return serviceTypes.get(type)?.names.several ?? serviceTypeMessages.severalUnknown(type);
}
