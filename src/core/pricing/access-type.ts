import type { Service } from "./service.ts";

/** The technology of a line. `unknown` if the answer does not contain it. */
export type AccessType =
  | "fiber"
  | "coax"
  | "copper"
  | "fixedWireless"
  | "cellular"
  | "satellite"
  | "unknown";

/**
 * Derives the access type of a line from its product type, label or title, in this order. A row with a fiber type is
 * fiber. Otherwise the type is unknown.
 */
export function accessTypeOf({ productType, label, name, namesFiber }: Service): AccessType {
  const named = accessTypeIn(productType) ?? accessTypeIn(label) ?? accessTypeIn(name);
  return named ?? (namesFiber ? "fiber" : "unknown");
}

/** The access type that a text mentions, or null. The last mile counts: hybrid fiber-coax is coax. */
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
