/** The kinds of services that belong together (decisions J.0). */
export type Family = "dedicated" | "broadband" | "phone" | "tv" | "fee";

/** The families with a checkbox and a list on the screen (1 §2). */
export type SectionName = Exclude<Family, "fee">;

export const sectionNames: readonly SectionName[] = ["dedicated", "broadband", "phone", "tv"];

/** The headings of the sections, which are also the `{type}` of 'No {provider} {type} services …' (decisions Z13). */
export const sectionHeadings: Readonly<Record<SectionName, string>> = {
  dedicated: "Dedicated",
  broadband: "Broadband",
  phone: "Phone Lines",
  tv: "Television",
};

interface ServiceType {
  readonly family: Family;
  /** Position in lists. */
  readonly weight: number;
  /** Its name in a sentence. */
  readonly name: string;
}

/** Every service type (1 §9; decisions I12, J.0). */
export const serviceTypes: ReadonlyMap<string, ServiceType> = new Map([
  ["static_ip", { family: "broadband", weight: 0, name: "Static IP" }],
  ["broadband_static_ip", { family: "broadband", weight: 0, name: "Broadband static IP" }],
  ["dedicated_static_ip", { family: "dedicated", weight: 0, name: "Dedicated static IP" }],
  ["dedicated", { family: "dedicated", weight: 1, name: "Dedicated" }],
  ["dedicated_router", { family: "dedicated", weight: 2, name: "Dedicated router" }],
  ["dedicated_addon", { family: "dedicated", weight: 3, name: "Dedicated add-on" }],
  ["broadband", { family: "broadband", weight: 4, name: "Broadband" }],
  ["broadband_router", { family: "broadband", weight: 5, name: "Broadband router" }],
  ["broadband_addon", { family: "broadband", weight: 6, name: "Broadband add-on" }],
  ["phone", { family: "phone", weight: 7, name: "Phone" }],
  ["phone_addon", { family: "phone", weight: 8, name: "Phone add-on" }],
  ["tv", { family: "tv", weight: 9, name: "Television" }],
  ["tv_addon", { family: "tv", weight: 10, name: "Television add-on" }],
  ["fee", { family: "fee", weight: 11, name: "Fee" }],
]);

/** The name of a type in a sentence; an unknown type as it is. */
export function typeNameOf(type: string): string {
  return serviceTypes.get(type)?.name ?? type;
}
