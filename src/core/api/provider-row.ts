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
  /** A stack: the last entry is read next. */
  const left: [raw: unknown, facetId: string][] = [[raw, ""]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, group] = next;
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
    left.push(...partsOf(one, group).toReversed());
  }
  return items;
}

/** The entries of a list, a group or an object, each with its facet. */
function partsOf(holder: object, group: string): readonly [raw: unknown, facetId: string][] {
  if (Array.isArray(holder)) return holder.map((one) => [one, group]);
  const facetId = idOf(memberOf(holder, "facet_id")) || group;
  const grouped = memberOf(holder, "items");
  if (grouped !== undefined) return [[grouped, facetId]];
  const entries = Object.entries(holder);
  // PHP writes a list with gaps as an object with number keys.
  const isList = entries.every(([key]) => /^\d+$/.test(key));
  return entries.map(([key, one]) => {
    const isNamed = Array.isArray(one) || (!isList && holdsItems(one));
    return [one, isNamed ? facetId || key : facetId];
  });
}

function holdsItems(raw: unknown): boolean {
  if (typeof raw !== "object" || raw === null) return false;
  return idOf(memberOf(raw, "value")) !== "" || memberOf(raw, "items") !== undefined;
}

function memberOf(raw: object, name: TaxonomyName): unknown {
  return Object.hasOwn(raw, name) ? Reflect.get(raw, name) : undefined;
}
