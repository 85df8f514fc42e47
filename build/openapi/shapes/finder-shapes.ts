import {
  component,
  count,
  data,
  either,
  file,
  filledText,
  flag,
  type JsonSchema,
  link,
  list,
  looseId,
  object,
  record,
  text,
  textOrNull,
} from "../../../src/core/wire/sent.ts";
import type { Components, Shapes } from "../endpoint-shape.ts";

/** Zero or false where there is none. */
const parent = either(looseId, { const: false }, { const: 0 });

const taxonomyItem = object({ facet_id: looseId, value: looseId }, { parent });
const answer = object({ key: filledText, value: looseId, label: filledText }, { parent });

const row = object(
  {
    nid: looseId,
    name: filledText,
    categories: list(object({ value: looseId }, { label: text })),
    taxonomy: list(object({ items: list(taxonomyItem) }, { key: filledText, title: text })),
  },
  {
    uri: { anyOf: [link, { type: "null" }] },
    logo: textOrNull,
    field_logo: textOrNull,
    selected: flag,
    weight: { type: "integer" },
    match: flag,
    match_count: count,
  },
);

const facetItem = object(
  { key: filledText, value: looseId, label: filledText },
  {
    facet_id: looseId,
    parent,
    type: filledText,
    children: list(component("FacetItem")),
    active: flag,
    children_active: flag,
    vid: looseId,
  },
);

const question = object({
  category: list(looseId),
  question: filledText,
  question_id: looseId,
  key: filledText,
  answers: list(answer),
});

export const finderComponents: Components = {
  FinderRow: row,
  FacetItem: facetItem,
  FinderQuestion: question,
};

const typed = (name: string, members: { readonly [member: string]: JsonSchema }) =>
  object({ type: { const: name }, ...members });

const reportFilter = either(
  typed("filter", { value: looseId }),
  typed("facet", { facet_id: looseId }),
  object(
    { type: { const: "facet_filter" }, key: filledText, value: looseId, label: filledText },
    { facet_id: looseId, parent },
  ),
  object(
    { type: { const: "answer" }, key: filledText, value: looseId, label: filledText },
    { parent },
  ),
);

const pdf = { ...file, contentMediaType: "application/pdf" };

/** Solutions finder. */
export const finderShapes: Shapes<
  "loadFinder" | "buildSolution" | "downloadReport" | "downloadMatrix"
> = {
  loadFinder: {
    query: { answers: list(record(text)) },
    answer: data(
      object(
        {
          filter_options: object({
            category: list(object({ value: looseId, label: filledText, parent })),
            question: list(component("FinderQuestion")),
          }),
          facets: list(
            object({ key: filledText, title: filledText, items: list(component("FacetItem")) }),
          ),
          rows: list(component("FinderRow")),
          total: count,
        },
        { message: textOrNull, filtersPretty: {} },
      ),
    ),
  },
  buildSolution: {
    request: object(
      {
        filters: list(reportFilter),
        providers: list(looseId, { minItems: 1, maxItems: 8 }),
        template: object({ cover: flag, matrix: flag, "provider-overviews": flag }),
      },
      { customer: object({ name: text }) },
    ),
    answer: object({}, { solution_id: looseId }),
    failures: { 422: "No report can be made of the body" },
  },
  downloadReport: { answer: pdf, failures: { 404: "No such report" } },
  downloadMatrix: { answer: pdf, failures: { 404: "No such report" } },
};
