import * as v from "valibot";
import type { ProviderRow, TaxonomyItem } from "../finder/finder.ts";
import { idOf, rowSchema, type TaxonomyName } from "./provider-row-schema.ts";

/** Reads a provider; null without a `nid`, which is needed to choose it. */
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

/** Deeper than any known shape. */
const deepest = 4;

/**
 * A list of items, a list of lists, an object of lists, or groups with `items`: all in one list
 * (decisions Z2). The key of a list is the facet of its items without one (decisions ZB13). Read by hand: there are
 * hundreds of thousands of them.
 */
function taxonomyOf(raw: unknown): readonly TaxonomyItem[] {
  const items: TaxonomyItem[] = [];
  collect(raw, "", 0, items);
  return items;
}

function collect(raw: unknown, groupId: string, depth: number, items: TaxonomyItem[]): void {
  if (typeof raw !== "object" || raw === null || depth > deepest) return;
  if (Array.isArray(raw)) {
    for (const one of raw) collect(one, groupId, depth + 1, items);
    return;
  }
  const facetId = idOf(memberOf(raw, "facet_id")) || groupId;
  const value = idOf(memberOf(raw, "value"));
  const grouped = memberOf(raw, "items");
  if (value !== "") items.push({ facetId, value });
  else if (grouped !== undefined) collect(grouped, facetId, depth + 1, items);
  else {
    for (const [key, one] of Object.entries(raw)) {
      collect(one, Array.isArray(one) ? facetId || key : facetId, depth + 1, items);
    }
  }
}

function memberOf(raw: object, name: TaxonomyName): unknown {
  return Object.hasOwn(raw, name) ? Reflect.get(raw, name) : undefined;
}
