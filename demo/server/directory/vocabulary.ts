import { facetTable } from "./facet-table.ts";

/** A term of a facet. A heading groups the terms after it and cannot be chosen. */
export interface Term {
  readonly type: "header" | "term";
  /** Unique across all facets, like the term ids of a vocabulary. */
  readonly value: string;
  readonly label: string;
  /** Value of the parent term. */
  readonly parent: string | null;
  /** The uuid used to save it. */
  readonly uuid: string;
}

/** A vocabulary that filters providers, and the provider field that holds its terms. */
export interface Facet {
  /** Machine name, also the bundle of its terms. */
  readonly key: string;
  /** The id that groups a provider's terms. */
  readonly facetId: string;
  readonly title: string;
  /** Name of the provider field that holds the terms. */
  readonly field: string;
  /** Values of the categories that it applies to; empty for all. */
  readonly categories: readonly string[];
  readonly terms: readonly Term[];
}

/** Some forty facets, always the same. */
export const facets: readonly Facet[] = facetTable
  .trim()
  .split("\n")
  .map((line, index) => {
    const [key = "", title = "", categories = "", terms = ""] = line.split(" | ");
    return {
      key,
      title,
      facetId: String(index + 1),
      field: `field_${key}`,
      categories: categories === "all" ? [] : categories.split(", "),
      terms: termsOf(terms, index + 1),
    };
  });

/** The terms of a facet that can be chosen. */
export function choicesOf(facet: Facet): readonly Term[] {
  return facet.terms.filter(({ type }) => type === "term");
}

export function findFacet(key: string): Facet | null {
  return facets.find((facet) => facet.key === key) ?? null;
}

function termsOf(text: string, facetNumber: number): Term[] {
  const terms: Term[] = [];
  const add = (type: Term["type"], label: string, parent: string | null): string => {
    const value = String(facetNumber * 100 + terms.length + 1);
    terms.push({ type, value, label, parent, uuid: uuidOf(value) });
    return value;
  };
  for (const entry of text.split("; ")) {
    const [, label = entry, children = ""] = /^([^(]+) \((.+)\)$/.exec(entry) ?? [];
    if (label.startsWith("# ")) {
      add("header", label.slice(2), null);
      continue;
    }
    const parent = add("term", label, null);
    for (const child of children.split(", ").filter(Boolean)) add("term", child, parent);
  }
  return terms;
}

function uuidOf(value: string): string {
  return `7e5c0de0-0000-4000-8000-${value.padStart(12, "0")}`;
}
