import { keysOf } from "../values/keys-of.ts";

/** The kinds of services that belong together (decisions J.0). */
export type Family = "dedicated" | "broadband" | "phone" | "tv" | "fee";

/** The families with a checkbox and a list on the screen (1 §2). */
export type SectionName = Exclude<Family, "fee">;

/** The headings of the sections, which are also the `{type}` of 'No {provider} {type} services …' (decisions K8). */
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
  /** Its name in a sentence. */
  readonly name: string;
  /** One of it, as what to choose. */
  readonly choice: string;
}

/** Every service type (1 §9; decisions I12, J.0). */
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

/** The name of a type in a sentence; an unknown type as it is. */
export function typeNameOf(type: string): string {
  return serviceTypes.get(type)?.name ?? type;
}

/** One service of a type, as what to choose; an unknown type as it is. */
export function typeChoiceOf(type: string): string {
  return serviceTypes.get(type)?.choice ?? type;
}

/** Several services of a type, as what to choose. */
export function typePluralOf(type: string): string {
  return `${typeChoiceOf(type).replace(/^an? /, "")}s`;
}
