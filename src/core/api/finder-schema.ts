/** Schema of the finder. Its members are under `data` or at the top level. */
import * as v from "valibot";
import type {
  FacetItem,
  FinderAnswer,
  FinderCategory,
  FinderFacet,
  FinderOptions,
  FinderQuestion,
} from "../finder/finder.ts";
import { type FlatItem, nestItems } from "../finder/nest-items.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { contentOf } from "./library-schemas.ts";
import { anything, list, plainText, record, type Schema, scalar, text, toList } from "./reading.ts";

const filled = v.pipe(scalar, v.minLength(1));

/** The parent's value; null if it is false, zero or empty. */
const parent: Schema<string | null> = v.fallback(
  v.pipe(
    filled,
    v.transform((value) => (value === "0" ? null : value)),
  ),
  null,
);
const parentReader = v.optional(parent, null);
/** An id is a number or a string. */
const id: sent.Sent<number | string> = sent.looseId;
const sentParent = sent.either(id, sent.constant(false), sent.constant(0));

const categoryValueMembers = {
  value: member(filled, required(id), "Value of the category."),
};
const sentCategoryValue = sentObject(categoryValueMembers, {
  label: unread(sent.text, "Name of the category."),
});

/** The value of a category is the member `value` of an object, or a string. Objects are first, because they are usual. */
const categoryValue: Schema<string> = v.union([
  v.pipe(
    v.pipe(record, v.object(categoryValueMembers)),
    v.transform(({ value }) => value),
  ),
  filled,
]);
export const valueList = list(categoryValue);

/** The categories of a provider. */
export const sentCategoryValues = sent.list(sentCategoryValue);

const categoryMembers = {
  value: member(
    filled,
    required(id),
    "Identifies the category; providers and questions refer to it.",
  ),
  label: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Words to show; defaults to the value.",
  ),
  parent: member(
    parentReader,
    required(sentParent),
    "Value of the parent; false, 0 or an empty value puts it at the top level.",
  ),
};

const category: Schema<FinderCategory> = v.pipe(
  record,
  v.object(categoryMembers),
  v.transform((wire) => ({ ...wire, label: wire.label || wire.value })),
);

const answerMembers = {
  key: member(
    v.optional(text, ""),
    required(sent.filledText),
    "Facet of the term; defaults to that of the question.",
  ),
  value: member(filled, required(id), "Value of the term: a provider that has it fits the answer."),
  label: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Words to show; defaults to the value.",
  ),
  parent: member(parentReader, sentParent, "Value of the term above, sent back in reports."),
};

/** Reads an answer to a question. An answer without a key gets the key of its question. */
function answerOf(ownKey: string): Schema<FinderAnswer> {
  return v.pipe(
    record,
    v.object(answerMembers),
    v.transform((wire) => ({
      ...wire,
      key: wire.key || ownKey,
      label: wire.label || wire.value,
    })),
  );
}

const questionMembers = {
  category: member(
    v.optional(valueList, []),
    required(sent.list(id)),
    "Values of the categories in which the question is asked.",
  ),
  question: member(v.optional(plainText, ""), required(sent.filledText), "The question."),
  question_id: member(
    v.optional(text, ""),
    required(id),
    "Identifies the question; defaults to its text.",
  ),
  key: member(
    v.optional(text, ""),
    required(sent.filledText),
    "Facet of the answers that have no key.",
  ),
  answers: member(
    v.optional(anything, []),
    required(sent.list(sentObject(answerMembers))),
    "Answers to choose from; several may be chosen.",
  ),
};
/** A question of the finder. */
export const sentFinderQuestion = sentObject(questionMembers);

const question: Schema<FinderQuestion> = v.pipe(
  record,
  v.object(questionMembers),
  v.transform((wire) => ({
    id: wire.question_id || wire.question,
    question: wire.question,
    categories: wire.category,
    answers: v.parse(list(answerOf(wire.key)), wire.answers),
  })),
);

const itemMembers = {
  key: member(
    v.optional(text, ""),
    required(sent.filledText),
    "Machine name of the facet; defaults to that of the list.",
  ),
  facet_id: member(
    v.optional(text, ""),
    id,
    "Id of the facet, which taxonomies and reports refer to; defaults to the key.",
  ),
  value: member(
    v.optional(text, ""),
    required(id),
    "Value of the term: a provider that has it fits the filter.",
  ),
  label: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Words to show; defaults to the value.",
  ),
  parent: member(
    parentReader,
    sentParent,
    "Value of the parent; false, 0 or an empty value puts it at the top level.",
  ),
  type: member(
    v.optional(text, ""),
    sent.filledText,
    "`header` is a heading, which cannot be chosen; anything else is a term.",
  ),
  children: member(
    v.optional(anything, []),
    sent.list(sent.component<object>("FacetItem")),
    "Terms below this one.",
  ),
};
/** A term of a facet. */
export const sentFacetItem = sentObject(itemMembers, {
  active: unread(sent.flag, "Whether the term is chosen."),
  children_active: unread(sent.flag, "Whether a term below is chosen."),
  vid: unread(id, "Vocabulary of the term."),
});

/** An item whose children are not read yet. */
type ItemOnWire = FlatItem & { readonly nested: unknown };

function itemOf(facetKey: string): Schema<ItemOnWire> {
  return v.pipe(
    record,
    v.object(itemMembers),
    v.transform((wire) => ({
      key: wire.key || facetKey,
      facetId: wire.facet_id,
      value: wire.value,
      label: wire.label || wire.value,
      parent: wire.parent,
      isHeader: wire.type.toLowerCase() === "header",
      nested: wire.children,
    })),
    v.check(({ value, isHeader, label }) => (isHeader ? label !== "" : value !== "")),
  );
}

/** Reads nested items level by level, because a recursion could overflow the stack. */
function itemsOf(facetKey: string, raw: unknown): readonly FacetItem[] {
  const itemSchema = itemOf(facetKey);
  const seen = new Set<unknown>();
  const read = (items: unknown): readonly ItemOnWire[] => {
    const fresh = toList(items).filter((item) => !seen.has(item));
    for (const item of fresh) if (typeof item === "object") seen.add(item);
    return v.parse(list(itemSchema), fresh);
  };
  return nestItems(read(raw), ({ nested }) => read(nested));
}

const facetMembers = {
  key: member(
    v.optional(text, ""),
    required(sent.filledText),
    "Machine name of the facet; defaults to the title.",
  ),
  title: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Words to show; defaults to the key.",
  ),
  items: member(
    v.optional(anything, []),
    required(sent.list(sent.component<object>("FacetItem"))),
    "Terms of the facet, nested, or flat with their parents. A facet without terms is not shown.",
  ),
};

const facet: Schema<FinderFacet> = v.pipe(
  record,
  v.object(facetMembers),
  v.transform(({ key, title, items }) => ({
    key: key || title,
    title: title || key,
    items: itemsOf(key, items),
  })),
  v.check(({ key, items }) => key !== "" && items.length > 0),
);

const filterMembers = {
  category: member(
    v.optional(list(category), []),
    required(sent.list(sentObject(categoryMembers))),
    "Kinds of solutions. The user chooses one at the top level first; those below it are tabs.",
  ),
  question: member(
    v.optional(list(question), []),
    required(sent.list(sent.component("FinderQuestion", sentFinderQuestion))),
    "Questions to ask the customer.",
  ),
  questions: tolerated(
    v.optional(list(question), []),
    "The name that the text of the specification uses.",
  ),
};
const noFilterOptions = { category: [], question: [], questions: [] };
const filterOptions = v.fallback(v.pipe(record, v.object(filterMembers)), noFilterOptions);

/** The content of the finder. The rows are unread, because reading all of them at once would block the page. */
export interface FinderContent {
  readonly options: FinderOptions;
  readonly rawRows: readonly unknown[];
}

/**
 * The members of the finder's answer. `provider-row-schema.ts` declares the members of its rows.
 */
const contentMembers = {
  filter_options: member(
    v.optional(filterOptions, noFilterOptions),
    required(sentObject(filterMembers)),
    "Filters for the providers.",
  ),
  facets: member(
    v.optional(list(facet), []),
    required(sent.list(sentObject(facetMembers))),
    "Groups of filters.",
  ),
  rows: member(
    v.optional(list(v.unknown()), []),
    required(sent.list(sent.component<object>("FinderRow"))),
    "All providers, in the order of a list without criteria. Those without a `nid` are left out.",
  ),
  message: member(
    v.optional(text, ""),
    sent.textOrNull,
    "HTML to show in place of the results; it is cleaned.",
  ),
};
/** The answer of the finder. */
export const sentFinder = sent.data(
  sentObject(contentMembers, {
    total: unread(required(sent.count), "Number of all rows."),
    filtersPretty: unread({}, "The chosen filters in words."),
  }),
);

export const finderSchema: Schema<FinderContent> = contentOf(
  v.pipe(
    record,
    v.object(contentMembers),
    v.transform(({ filter_options, facets, rows, message }) => ({
      options: {
        categories: filter_options.category,
        questions: [...filter_options.question, ...filter_options.questions],
        facets,
        message,
      },
      rawRows: rows,
    })),
  ),
);
