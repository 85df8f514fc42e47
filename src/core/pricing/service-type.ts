import type { TextReader, TextsOf } from "../texts/text-group.ts";
import { keysOf } from "../values/keys-of.ts";
import { serviceTypeTexts } from "./service-type-messages.ts";

/** The groups of service types that belong together. */
export type Family = "dedicated" | "broadband" | "phone" | "tv" | "fee";

/** The families with a checkbox and a list on the screen; fees have neither. */
export type SectionName = Exclude<Family, "fee">;

export const sectionNames: readonly SectionName[] = keysOf(serviceTypeTexts.english.sections);

interface ServiceType {
  readonly family: Family;
  /** Lists show types with a lower weight first. */
  readonly weight: number;
}

type TypeName = keyof TextsOf<typeof serviceTypeTexts>["types"];

/** Every service type, keyed by its name on the wire. */
export const serviceTypes: ReadonlyMap<string, ServiceType> = new Map<TypeName, ServiceType>([
  ["static_ip", { family: "broadband", weight: 0 }],
  ["broadband_static_ip", { family: "broadband", weight: 0 }],
  ["dedicated_static_ip", { family: "dedicated", weight: 0 }],
  ["dedicated", { family: "dedicated", weight: 1 }],
  ["dedicated_router", { family: "dedicated", weight: 2 }],
  ["dedicated_addon", { family: "dedicated", weight: 3 }],
  ["broadband", { family: "broadband", weight: 4 }],
  ["broadband_router", { family: "broadband", weight: 5 }],
  ["broadband_addon", { family: "broadband", weight: 6 }],
  ["phone", { family: "phone", weight: 7 }],
  ["phone_addon", { family: "phone", weight: 8 }],
  ["tv", { family: "tv", weight: 9 }],
  ["tv_addon", { family: "tv", weight: 10 }],
  ["fee", { family: "fee", weight: 11 }],
]);

/** The name of a type within a sentence. An unknown type is its own name. */
export function typeNameOf(type: string, format: TextReader): string {
  return isKnown(type) ? format.texts(serviceTypeTexts).types[type].name : type;
}

/** The name of one service of a type, to choose. An unknown type is its own name. */
export function typeChoiceOf(type: string, format: TextReader): string {
  return isKnown(type) ? format.texts(serviceTypeTexts).types[type].one : type;
}

/** The name of several services of a type, to choose. */
export function typePluralOf(type: string, format: TextReader): string {
  const texts = format.texts(serviceTypeTexts);
  return isKnown(type) ? texts.types[type].several : texts.severalUnknown(type);
}

function isKnown(type: string): type is TypeName {
  return serviceTypes.has(type);
}
