import type { DirectoryProvider, Solution } from "../store/directory-documents.ts";
import { categories } from "./categories.ts";
import { questions } from "./questions.ts";
import { facets } from "./vocabulary.ts";

type Filters = Solution["filters"];

/** The needs of the customer under one title: a category, a facet or a question. */
export interface Need {
  readonly title: string;
  readonly words: readonly string[];
}

/** The needs of a report in the order in which they were sent: categories, filters by facet, answers by question. */
export function needsOf(filters: Filters): readonly Need[] {
  const needs = new Map<string, string[]>();
  for (const filter of filters) {
    const found = needOf(filter, filters);
    if (found === null) continue;
    needs.set(found.title, [...(needs.get(found.title) ?? []), found.word]);
  }
  return [...needs].map(([title, words]) => ({ title, words }));
}

/** The words of the filters and answers that a provider meets. */
export function metBy(
  { terms, categories: values }: DirectoryProvider,
  filters: Filters,
): readonly string[] {
  const all = new Set([...Object.values(terms).flat(), ...values]);
  return criteriaIn(filters).flatMap(({ value, label = "" }) =>
    all.has(String(value)) ? [label] : [],
  );
}

/** The filters and answers, without categories and facets. */
export function criteriaIn(filters: Filters): Filters {
  return filters.filter(({ type }) => type === "facet_filter" || type === "answer");
}

function needOf(
  filter: Filters[number],
  filters: Filters,
): { readonly title: string; readonly word: string } | null {
  const { type, value, label = "", key } = filter;
  if (type === "filter") {
    const category = categories.find((one) => one.value === String(value));
    if (category === undefined) return null;
    return { title: category.parent === 0 ? "Category" : "Type", word: category.label };
  }
  const facet = facets.find((one) => one.key === key);
  if (type === "facet_filter") return { title: facet?.title ?? String(key), word: label };
  if (type !== "answer") return null;
  return { title: questionTo(filter, filters) ?? facet?.title ?? String(key), word: label };
}

/** The question that an answer belongs to: one of the chosen categories, if several have that answer. */
function questionTo({ key, value, label }: Filters[number], filters: Filters): string | null {
  const chosen = new Set(filters.flatMap((one) => (one.type === "filter" ? [one.value] : [])));
  const having = questions.filter(
    (one) =>
      one.key === key &&
      one.answers.some((answer) => answer.value === String(value) && answer.label === label),
  );
  const own = having.find((one) => one.categories.some((category) => chosen.has(category)));
  return (own ?? having[0])?.question ?? null;
}
