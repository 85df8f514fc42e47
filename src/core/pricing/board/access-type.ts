import type { Service } from "../service.ts";
import { productMessages } from "./product-messages.ts";

/** How a line reaches its address; `unknown` where the answer does not say. */
export type AccessType =
  | "fiber"
  | "coax"
  | "copper"
  | "fixedWireless"
  | "cellular"
  | "satellite"
  | "unknown";

/** Every access type in the order of lists, with its name. */
export const accessTypeNames: Readonly<Record<AccessType, string>> = productMessages.accessTypes;

/**
 * The access type of a line: what its product type, its label or its title names, in this order, else fiber where the row
 * names a fiber type, else unknown.
 */
export function accessTypeOf({ productType, label, name, namesFiber }: Service): AccessType {
  const named = accessTypeIn(productType) ?? accessTypeIn(label) ?? accessTypeIn(name);
  return named ?? (namesFiber ? "fiber" : "unknown");
}

/** The access type that words name; null for none. The last mile counts: hybrid fiber-coax is coax. */
export function accessTypeIn(words: string): AccessType | null {
  if (words === "") return null;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const patterns: readonly (readonly [AccessType, RegExp])[] = [
  ["coax", /\b(?:coax(?:ial)?|hfc|docsis)\b/i],
  ["copper", /\b(?:copper|[av]?dsl|adsl2|vdsl2|eoc|t1|ds1|ds3|fttn)\b/i],
  ["fixedWireless", /\bfixed[ _-]?wireless\b|\b(?:fwa|microwave)\b/i],
  ["satellite", /\bsatellite\b/i],
  ["fiber", /\b(?:fiber|fibre|ftt[hpb]|g?pon|optical)\b/i],
  ["coax", /\bcable\b/i],
  ["cellular", /\b(?:cellular|lte|4g|5g)\b/i],
];
