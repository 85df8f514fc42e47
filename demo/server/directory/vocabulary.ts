import { facetTable } from "./facet-table.ts";

/** A word of a facet; a heading groups the words after it and is nothing to choose. */
export interface Term {
  readonly type: "header" | "term";
  /** Unique in all facets, as the ids of a vocabulary's words are. */
  readonly value: string;
  readonly label: string;
  /** Value of the term it belongs below. */
  readonly parent: string | null;
  /** The long id by which it is saved. */
  readonly uuid: string;
}

/** A vocabulary by which providers are narrowed, and a field of theirs. */
export interface Facet {
  /** Machine name, also the bundle of its terms. */
  readonly key: string;
  /** The id under which a provider's terms stand. */
  readonly facetId: string;
  readonly title: string;
  /** Name of the field that holds a provider's terms. */
  readonly field: string;
  /** Values of the categories whose providers it describes; empty for all. */
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

/** The terms of a facet that may be chosen. */
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
    const [, label = entry, children = ""] = /^(.+?) \((.+)\)$/.exec(entry) ?? [];
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
