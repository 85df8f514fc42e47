import { keysOf } from "../values/keys-of.ts";

/** The groups of service types that belong together. */
export type Family = "dedicated" | "broadband" | "phone" | "tv" | "fee";

/** The families with a checkbox and a list on the screen; fees have neither. */
export type SectionName = Exclude<Family, "fee">;

/** The headings of the sections. They are also the `{type}` in 'No {provider} {type} services …'. */
export const sectionHeadings: Readonly<Record<SectionName, string>> = {
  dedicated: "Dedicated",
  broadband: "Broadband",
  phone: "Phone Lines",
  tv: "Television",
};

export const sectionNames = keysOf(sectionHeadings);

interface ServiceType {
  readonly family: Family;
  /** Position in lists. */
  readonly weight: number;
  /** Name of the type within a sentence. */
  readonly name: string;
  /** Name of one service of the type in a sentence about what to choose. */
  readonly choice: string;
}

/** Every service type. */
export const serviceTypes: ReadonlyMap<string, ServiceType> = new Map([
  ["static_ip", { family: "broadband", weight: 0, name: "Static IP", choice: "a static IP block" }],
  [
    "broadband_static_ip",
    {
      family: "broadband",
      weight: 0,
      name: "Broadband static IP",
      choice: "a broadband static IP block",
    },
  ],
  [
    "dedicated_static_ip",
    {
      family: "dedicated",
      weight: 0,
      name: "Dedicated static IP",
      choice: "a dedicated static IP block",
    },
  ],
  [
    "dedicated",
    { family: "dedicated", weight: 1, name: "Dedicated", choice: "a dedicated internet service" },
  ],
  [
    "dedicated_router",
    { family: "dedicated", weight: 2, name: "Dedicated router", choice: "a dedicated router" },
  ],
  [
    "dedicated_addon",
    { family: "dedicated", weight: 3, name: "Dedicated add-on", choice: "a dedicated add-on" },
  ],
  [
    "broadband",
    { family: "broadband", weight: 4, name: "Broadband", choice: "an internet service" },
  ],
  [
    "broadband_router",
    { family: "broadband", weight: 5, name: "Broadband router", choice: "a broadband router" },
  ],
  [
    "broadband_addon",
    { family: "broadband", weight: 6, name: "Broadband add-on", choice: "a broadband add-on" },
  ],
  ["phone", { family: "phone", weight: 7, name: "Phone", choice: "a phone service" }],
  ["phone_addon", { family: "phone", weight: 8, name: "Phone add-on", choice: "a phone add-on" }],
  ["tv", { family: "tv", weight: 9, name: "Television", choice: "a television service" }],
  [
    "tv_addon",
    { family: "tv", weight: 10, name: "Television add-on", choice: "a television add-on" },
  ],
  ["fee", { family: "fee", weight: 11, name: "Fee", choice: "a fee" }],
]);

/** The name of a type within a sentence. An unknown type is its own name. */
export function typeNameOf(type: string): string {
  return serviceTypes.get(type)?.name ?? type;
}

/** The name of one service of a type, to choose. An unknown type is its own name. */
export function typeChoiceOf(type: string): string {
  return serviceTypes.get(type)?.choice ?? type;
}

/** The name of several services of a type, to choose. */
export function typePluralOf(type: string): string {
  return `${typeChoiceOf(type).replace(/^an? /, "")}s`;
}
