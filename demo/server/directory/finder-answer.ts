import type { sentFinder } from "../../../src/core/api/finder-schema.ts";
import type { sentProviderRow } from "../../../src/core/api/provider-row-schema.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendOptions } from "../backend-parts.ts";
import type { DirectoryProvider } from "../store/directory-documents.ts";
import { categories } from "./categories.ts";
import type { DirectoryWay } from "./directory-people.ts";
import { logoMarkupOf, logoUriOf } from "./provider-logo.ts";
import { questions } from "./questions.ts";
import { type Facet, facets, findFacet, type Term } from "./vocabulary.ts";

const categoryLabels = new Map(categories.map(({ value, label }) => [value, label]));
const terms = new Map(facets.flatMap((facet) => facet.terms.map((term) => [term.value, term])));

/** Everything the solutions finder shows. */
export function finderAnswer(
  options: BackendOptions,
  providers: readonly DirectoryProvider[],
  way: DirectoryWay,
): ValueOf<typeof sentFinder> {
  const rows = way.isEmpty ? [] : providers.map((provider) => rowOf(options, provider));
  return {
    data: {
      filter_options: {
        category: [...categories],
        question: way.isEmpty ? [] : questions.map(questionOf),
      },
      facets: way.isEmpty ? [] : facets.map(facetOf),
      rows,
      total: rows.length,
      message: way.message ?? "",
      filtersPretty: [],
    },
  };
}

function rowOf(
  options: BackendOptions,
  provider: DirectoryProvider,
): ValueOf<typeof sentProviderRow> {
  return {
    nid: Number(provider.id),
    name: provider.name,
    uri: provider.uri,
    logo: logoUriOf(options, provider),
    field_logo: logoMarkupOf(options, provider),
    categories: provider.categories.map((value) => ({
      value,
      label: categoryLabels.get(value) ?? value,
    })),
    taxonomy: Object.entries(provider.terms).map(([key, values]) => {
      const facet = findFacet(key);
      return {
        key,
        title: facet?.title ?? key,
        items: values.map((value) => ({
          facet_id: facet?.facetId ?? key,
          value,
          parent: terms.get(value)?.parent ?? false,
        })),
      };
    }),
  };
}

function questionOf({ id, categories: asked, question, key, answers }: (typeof questions)[number]) {
  return {
    category: [...asked],
    question,
    question_id: Number(id),
    key,
    answers: answers.map(({ value, label }) => ({ key, value, label, parent: false as const })),
  };
}

function facetOf(facet: Facet) {
  const itemOf = (term: Term): object => ({
    key: facet.key,
    facet_id: facet.facetId,
    value: term.value,
    label: term.label,
    parent: term.parent ?? false,
    type: term.type,
    vid: facet.key,
    active: false,
    children_active: false,
    children: facet.terms.filter(({ parent }) => parent === term.value).map(itemOf),
  });
  return {
    key: facet.key,
    title: facet.title,
    items: facet.terms.filter(({ parent }) => parent === null).map(itemOf),
  };
}
