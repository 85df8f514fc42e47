/** The parts of a cart that belong together (decisions J.0). */
export type Family = "dedicated" | "broadband" | "phone" | "tv" | "fee";

/** The families that have a checkbox and a list on the screen (1 §2). */
export type SectionName = Exclude<Family, "fee">;

export const sectionNames: readonly SectionName[] = ["dedicated", "broadband", "phone", "tv"];

/** The headings, which are also the `{type}` of 'No {provider} {type} services …' (decisions Z13). */
export const sectionHeadings: Readonly<Record<SectionName, string>> = {
  dedicated: "Dedicated",
  broadband: "Broadband",
  phone: "Phone Lines",
  tv: "Television",
};

/** Every type, its family and its place in lists (1 §9; decisions I12, J.0). */
export const serviceTypes: ReadonlyMap<
  string,
  { readonly family: Family; readonly weight: number }
> = new Map([
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
