/** Schema of the finder (decisions M5). Members are under `data` or at the top. */
import * as v from "valibot";
import type {
  FacetItem,
  FinderAnswer,
  FinderCategory,
  FinderFacet,
  FinderOptions,
  FinderQuestion,
} from "../finder/finder.ts";
import { nestItems } from "../finder/nest-items.ts";
import { contentOf } from "./library-schemas.ts";
import { anything, list, plainText, record, type Schema, scalar, text } from "./reading.ts";

const filled = v.pipe(scalar, v.minLength(1));

/** The parent's value; false, zero and empty mean none (decisions P19). */
const parent: Schema<string | null> = v.fallback(
  v.pipe(
    filled,
    v.transform((value) => (value === "0" ? null : value)),
  ),
  null,
);
const parentMember = v.optional(parent, null);

/** A value, or an object that has one. */
const categoryValue: Schema<string> = v.union([
  filled,
  v.pipe(
    v.pipe(record, v.object({ value: filled })),
    v.transform(({ value }) => value),
  ),
]);
export const valueList = list(categoryValue);

const category: Schema<FinderCategory> = v.pipe(
  record,
  v.object({ value: filled, label: v.optional(plainText, ""), parent: parentMember }),
  v.transform((wire) => ({ ...wire, label: wire.label || wire.value })),
);

/** Items of a list below a key take that key, unless they have their own. */
function answerOf(ownKey: string): Schema<FinderAnswer> {
  return v.pipe(
    record,
    v.object({
      key: v.optional(text, ""),
      value: filled,
      label: v.optional(plainText, ""),
      parent: parentMember,
    }),
    v.transform((wire) => ({
      ...wire,
      key: wire.key || ownKey,
      label: wire.label || wire.value,
    })),
  );
}

const question: Schema<FinderQuestion> = v.pipe(
  record,
  v.object({
    category: v.optional(valueList, []),
    question: v.optional(plainText, ""),
    question_id: v.optional(text, ""),
    key: v.optional(text, ""),
    answers: v.optional(anything, []),
  }),
  v.transform((wire) => ({
    id: wire.question_id || wire.question,
    question: wire.question,
    categories: wire.category,
    answers: v.parse(list(answerOf(wire.key)), wire.answers),
  })),
);

/** Deeper than any vocabulary; deeper items are left out. */
const deepest = 6;

function itemOf(facetKey: string, depth = 0): Schema<FacetItem> {
  return v.pipe(
    record,
    v.object({
      key: v.optional(text, ""),
      facet_id: v.optional(text, ""),
      value: v.optional(text, ""),
      label: v.optional(plainText, ""),
      parent: parentMember,
      type: v.optional(text, ""),
      children: v.optional(anything, []),
    }),
    v.transform((wire) => ({
      key: wire.key || facetKey,
      facetId: wire.facet_id,
      value: wire.value,
      label: wire.label || wire.value,
      parent: wire.parent,
      isHeader: wire.type.toLowerCase() === "header",
      children: depth < deepest ? v.parse(list(itemOf(facetKey, depth + 1)), wire.children) : [],
    })),
    v.check(({ value, isHeader, label }) => (isHeader ? label !== "" : value !== "")),
  );
}

const facet: Schema<FinderFacet> = v.pipe(
  record,
  v.object({
    key: v.optional(text, ""),
    title: v.optional(plainText, ""),
    items: v.optional(anything, []),
  }),
  v.transform(({ key, title, items }) => ({
    key: key || title,
    title: title || key,
    items: nestItems(v.parse(list(itemOf(key)), items)),
  })),
  v.check(({ key, items }) => key !== "" && items.length > 0),
);

const noFilterOptions = { category: [], question: [] };
const filterOptions = v.fallback(
  v.pipe(
    record,
    v.object({
      category: v.optional(list(category), []),
      question: v.optional(list(question), []),
    }),
  ),
  noFilterOptions,
);

/** The content of the finder. Its many rows are read one by one. */
export interface FinderContent {
  readonly options: FinderOptions;
  readonly rawRows: readonly unknown[];
}

export const finderSchema: Schema<FinderContent> = contentOf(
  v.pipe(
    record,
    v.object({
      filter_options: v.optional(filterOptions, noFilterOptions),
      facets: v.optional(list(facet), []),
      rows: v.optional(list(v.unknown()), []),
      message: v.optional(text, ""),
    }),
    v.transform(({ filter_options, facets, rows, message }) => ({
      options: {
        categories: filter_options.category,
        questions: filter_options.question,
        facets,
        message,
      },
      rawRows: rows,
    })),
  ),
);
