import * as v from "valibot";
import type { ProviderRow, TaxonomyItem } from "../finder/finder.ts";
import { idOf, rowSchema, type TaxonomyName } from "./provider-row-schema.ts";

/** Reads a provider; null without a `nid`, because such a provider cannot be chosen. */
export function readProviderRow(raw: unknown): ProviderRow | null {
  const reading = v.safeParse(rowSchema, raw);
  if (!reading.success) return null;
  const { taxonomy, field_logo, ...row } = reading.output;
  return {
    ...row,
    name: row.name || String(row.nid),
    logo: field_logo || row.logo,
    taxonomy: taxonomyOf(taxonomy),
  };
}

/**
 * Flattens a taxonomy of any depth: a list of items or of lists, an object of lists, or groups with `items`. An item
 * without a facet has the key of its list or group as its facet. Schemas would be too slow for hundreds of thousands of
 * items, so the code reads the members itself.
 */
function taxonomyOf(raw: unknown): readonly TaxonomyItem[] {
  const items: TaxonomyItem[] = [];
  const seen = new Set<object>();
  /** A stack of holders and their facets, so that a deep answer cannot overflow the stack. */
  const holders: unknown[] = [raw];
  const facets: string[] = [""];
  while (holders.length > 0) {
    const one = holders.pop();
    const group = facets.pop() ?? "";
    if (typeof one !== "object" || one === null) continue;
    if (!Array.isArray(one)) {
      const value = idOf(memberOf(one, "value"));
      if (value !== "") {
        items.push({ facetId: idOf(memberOf(one, "facet_id")) || group, value });
        continue;
      }
    }
    if (seen.has(one)) continue;
    seen.add(one);
    pushParts(one, group, holders, facets);
  }
  return items;
}

/** Pushes the entries of a list, a group or an object, the first one last, each with its facet. */
function pushParts(holder: object, group: string, holders: unknown[], facets: string[]): void {
  if (Array.isArray(holder)) {
    for (let at = holder.length - 1; at >= 0; at -= 1) {
      holders.push(holder[at]);
      facets.push(group);
    }
    return;
  }
  const facetId = idOf(memberOf(holder, "facet_id")) || group;
  const grouped = memberOf(holder, "items");
  if (grouped !== undefined) {
    holders.push(grouped);
    facets.push(facetId);
    return;
  }
  const entries = Object.entries(holder).toReversed();
  // PHP writes a list with gaps as an object with number keys.
  const isList = entries.every(([key]) => /^\d+$/.test(key));
  for (const [key, one] of entries) {
    const isNamed = Array.isArray(one) || (!isList && holdsItems(one));
    holders.push(one);
    facets.push(isNamed ? facetId || key : facetId);
  }
}

function holdsItems(raw: unknown): boolean {
  if (typeof raw !== "object" || raw === null) return false;
  return idOf(memberOf(raw, "value")) !== "" || memberOf(raw, "items") !== undefined;
}

function memberOf(raw: object, name: TaxonomyName): unknown {
  return Object.hasOwn(raw, name)
    ? (raw as Readonly<Record<TaxonomyName, unknown>>)[name]
    : undefined;
}
