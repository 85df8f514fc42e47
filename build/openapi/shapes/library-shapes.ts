import {
  component,
  count,
  data,
  either,
  file,
  filledText,
  flag,
  html,
  link,
  list,
  looseId,
  object,
  oneOf,
  record,
  text,
  textOrNull,
} from "../../../src/core/wire/sent.ts";
import type { Components, Shapes } from "../endpoint-shape.ts";

const option = object({ value: looseId, label: filledText });

const indexProvider = object(
  {
    id: filledText,
    value: looseId,
    label: filledText,
    taxonomy: record(
      list(object({ value: looseId, field: filledText, id: filledText }, { vid: filledText })),
    ),
  },
  { content_in_moderation: flag },
);

const term = object(
  { type: oneOf("header", "term"), label: filledText, value: looseId },
  {
    parent: either(looseId, { const: false }, { type: "null" }),
    bundle: filledText,
    field: filledText,
    id: filledText,
  },
);

export const libraryComponents: Components = { IndexProvider: indexProvider, IndexTerm: term };

const relationships = record(
  object({
    data: list(object({ type: { type: "string", pattern: "^taxonomy_term--" }, id: filledText })),
  }),
);

/** Provider library, resource library, solutions index, and content pages. */
export const libraryShapes: Shapes<
  | "loadProviderLibrary"
  | "loadResourceLibrary"
  | "downloadAttachment"
  | "loadSolutionsIndex"
  | "saveSolutionsIndex"
  | "loadPage"
  | "downloadPageFile"
> = {
  loadProviderLibrary: {
    answer: data(
      object(
        {
          rows: list(
            object(
              { name: filledText, category: list(option), logo: html },
              { uri: { anyOf: [link, { type: "null" }] } },
            ),
          ),
          total: count,
          filter_options: object({ category: list(option) }),
        },
        { message: textOrNull },
      ),
    ),
  },
  loadResourceLibrary: {
    query: {
      filters: record(list(text)),
      sort_by: oneOf("name"),
      order_by: oneOf("ASC", "DESC"),
      page: count,
    },
    answer: object(
      {
        rows: list(
          object({
            name: filledText,
            collateral_type: text,
            attachment: list(link),
            updated_at: text,
          }),
        ),
        total: count,
        limit: { type: "integer", minimum: 1 },
        page: count,
        filter_options: object({ collateral_type: list(option) }),
      },
      { message: textOrNull },
    ),
  },
  downloadAttachment: { answer: file, failures: { 404: "No such file" } },
  loadSolutionsIndex: {
    answer: data(
      object({
        capabilities: list(filledText),
        filter_options: object({ providers: list(component("IndexProvider")) }),
        results: list(
          object({ bundle: filledText, label: filledText, items: list(component("IndexTerm")) }),
        ),
      }),
    ),
  },
  saveSolutionsIndex: {
    request: data(
      object({
        type: { const: "node--provider_solutions_terms" },
        id: filledText,
        attributes: object({}, { moderation_state: { const: "draft" } }),
        relationships,
      }),
    ),
    answer: data(object({ code: { const: 200 }, provider: component("IndexProvider") })),
  },
  loadPage: { answer: html, failures: { 404: "No such page" } },
  downloadPageFile: { answer: file, failures: { 404: "No such file" } },
};
