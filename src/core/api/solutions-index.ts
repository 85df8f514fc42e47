import * as v from "valibot";
import type { IndexPatch } from "../solutions-index/index-patch.ts";
import type {
  CoveredTerm,
  IndexCategory,
  IndexProvider,
  IndexTerm,
  SolutionsIndex,
} from "../solutions-index/solutions-index.ts";
import { member, required, type SentBy, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { contentOf } from "./library-schemas.ts";
import { jsonAnswer } from "./read-answer.ts";
import { anything, list, numeric, plainText, record, type Schema, text } from "./reading.ts";

/** The parent's value; null if it is false, zero or empty. */
const parent: Schema<string | null> = v.pipe(
  anything,
  v.transform((raw) => {
    const value = v.parse(text, raw);
    return value === "" || value === "0" ? null : value;
  }),
);

const flag = v.pipe(
  anything,
  v.transform((raw) => raw === true || raw === 1 || raw === "1" || raw === "true"),
);

const termMembers = {
  type: member(
    v.optional(text, ""),
    required(sent.oneOf("header", "term")),
    "`header` is a heading, which cannot be chosen; anything else is a term.",
  ),
  label: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "Words to show; defaults to the value.",
  ),
  value: member(
    v.optional(text, ""),
    required(sent.looseId),
    "Identifies the term, in counts and in the terms that a provider covers.",
  ),
  parent: member(
    v.optional(parent, null),
    sent.either(sent.looseId, sent.constant(false), sent.none),
    "Value of the parent; false, 0 or an empty value puts the term at the top level.",
  ),
  bundle: member(
    v.optional(text, ""),
    sent.filledText,
    "Vocabulary of the term, sent back in `type`; defaults to that of the category.",
  ),
  field: member(
    v.optional(text, ""),
    sent.filledText,
    "Field of the provider that contains the term. A term without a field cannot be saved.",
  ),
  id: member(
    v.optional(text, ""),
    sent.filledText,
    "UUID of the term, sent back when it is saved. A term without a UUID cannot be saved.",
  ),
};
/** A term of the index. */
export const sentIndexTerm = sentObject(termMembers);

function termOf(bundle: string): Schema<IndexTerm> {
  return v.pipe(
    record,
    v.object(termMembers),
    v.transform((wire) => ({
      ...wire,
      type: wire.type.toLowerCase() === "header" ? ("header" as const) : ("term" as const),
      label: wire.label || wire.value,
      bundle: wire.bundle || bundle,
    })),
    v.check(({ label }) => label !== ""),
  );
}

const categoryMembers = {
  bundle: member(v.optional(text, ""), required(sent.filledText), "Vocabulary of the terms."),
  label: member(v.optional(plainText, ""), required(sent.filledText), "Name of the category."),
  items: member(
    v.optional(anything, []),
    required(sent.list(sent.component("IndexTerm", sentIndexTerm))),
    "Terms and headings, in the order in which they are shown.",
  ),
};

const category: Schema<IndexCategory> = v.pipe(
  record,
  v.object(categoryMembers),
  v.transform(({ bundle, label, items }) => ({
    bundle: bundle || label,
    label: label || bundle,
    items: v.parse(list(termOf(bundle)), items),
  })),
  v.check(({ label }) => label !== ""),
);

/** A term that a provider covers; `coveredOf` reads it. */
const coveredMembers = {
  value: member(coveredText, required(sent.looseId), "Value of the term."),
  field: member(
    coveredText,
    required(sent.filledText),
    "Field of the provider that contains the term.",
  ),
  id: member(coveredText, required(sent.filledText), "UUID of the term."),
  vid: member(
    coveredText,
    sent.filledText,
    "Vocabulary of the term; defaults to the key of its list.",
  ),
};
const providerMembers = {
  id: member(
    v.optional(text, ""),
    required(sent.filledText),
    "Identifies the provider when its terms are saved.",
  ),
  value: member(
    v.optional(text, ""),
    required<sent.Sent<number | string>>(sent.looseId),
    "Value of the provider in the list to choose from.",
  ),
  label: member(v.optional(plainText, ""), required(sent.filledText), "Name of the provider."),
  content_in_moderation: member(
    v.optional(flag, false),
    sent.flag,
    "True if edits of the provider await a review.",
  ),
  taxonomy: member(
    v.optional(v.unknown(), null),
    required(sent.record(sent.list(sentObject(coveredMembers)))),
    "The terms that the provider covers, by vocabulary. A save names the field of every vocabulary here.",
  ),
};
/** A provider of the index. */
export const sentIndexProvider = sentObject(providerMembers);

const provider: Schema<IndexProvider> = v.pipe(
  record,
  v.object(providerMembers),
  v.transform(({ id, value, label, content_in_moderation, taxonomy }) => ({
    id: id || value,
    value: value || id,
    label: label || value || id,
    inModeration: content_in_moderation,
    bundles: bundlesOf(taxonomy),
    covered: coveredOf(taxonomy),
  })),
  v.check(({ id }) => id !== ""),
);

/** The keys of the groups; empty for a list without groups. */
function bundlesOf(taxonomy: unknown): readonly string[] {
  return v.is(record, taxonomy) ? Object.keys(taxonomy).filter((key) => !/^\d+$/.test(key)) : [];
}

/**
 * Flattens lists and groups of any depth. A missing `vid` defaults to the group's key. Schemas would be too slow for
 * tens of thousands of items, so the code reads the members itself.
 */
function coveredOf(taxonomy: unknown): readonly CoveredTerm[] {
  const covered: CoveredTerm[] = [];
  const seen = new Set<object>();
  /** A stack: the last entry is read next. */
  const left: [raw: unknown, group: string][] = [[taxonomy, ""]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [raw, group] = next;
    if (typeof raw !== "object" || raw === null || seen.has(raw)) continue;
    seen.add(raw);
    if ("value" in raw || "id" in raw) {
      const [value, field, id] = [
        memberOf(raw, "value"),
        memberOf(raw, "field"),
        memberOf(raw, "id"),
      ];
      const vid = memberOf(raw, "vid") || group;
      if (value !== "" || id !== "") covered.push({ vid, value, field, id });
      continue;
    }
    const isList = Array.isArray(raw);
    for (const [key, one] of Object.entries(raw).toReversed()) {
      left.push([one, isList || /^\d+$/.test(key) ? group : key]);
    }
  }
  return covered;
}

function memberOf(raw: object, name: keyof SentBy<typeof coveredMembers>): string {
  return coveredText(Object.hasOwn(raw, name) ? Reflect.get(raw, name) : "");
}

function coveredText(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

const filterMembers = {
  providers: member(
    v.optional(list(provider), []),
    required(sent.list(sent.component("IndexProvider", sentIndexProvider))),
    "The providers to choose from, each with the terms it covers.",
  ),
};
const noProviders = { providers: [] };

const indexMembers = {
  capabilities: member(
    v.optional(list(text), []),
    required(sent.list(sent.filledText)),
    "What the user may do: `solutions-index:edit` offers editing, and `role:administrator` saves without a review.",
  ),
  filter_options: member(
    v.fallback(v.optional(v.pipe(record, v.object(filterMembers)), noProviders), noProviders),
    required(sentObject(filterMembers)),
    "What the index can be filtered by.",
  ),
  results: member(
    v.optional(list(category), []),
    required(sent.list(sentObject(categoryMembers))),
    "The terms by category.",
  ),
};
/** The answer of the solutions index. */
export const sentSolutionsIndex = sent.data(sentObject(indexMembers));

export const solutionsIndexSchema: Schema<SolutionsIndex> = contentOf(
  v.pipe(
    record,
    v.object(indexMembers),
    v.transform(({ capabilities, filter_options, results }) => ({
      capabilities,
      providers: filter_options.providers,
      categories: results,
    })),
  ),
);

const savedMembers = {
  code: member(
    v.optional(numeric, null),
    required(sent.constant(200)),
    "200 for success; anything else is a failure.",
  ),
  provider: member(
    v.fallback(v.optional(v.nullable(provider), null), null),
    required(sent.component("IndexProvider", sentIndexProvider)),
    "The saved provider, which replaces the edited one.",
  ),
};
/** The answer to a save. */
export const sentSavedIndex = sent.data(sentObject(savedMembers));

/** Reads the saved provider; null if the answer has none. Fails unless `data.code` is 200, which confirms the save. */
export const savedIndexSchema: Schema<IndexProvider | null> = v.pipe(
  contentOf(v.pipe(record, v.object(savedMembers))),
  v.check(({ code }) => code === 200),
  v.transform((saved) => saved.provider),
);

export const loadSolutionsIndex = defineCall({
  method: "GET",
  path: "/api/v1/solutions-index",
  answer: jsonAnswer(solutionsIndexSchema, "The solutions index cannot be read."),
  source: "2 §7",
});

export interface SaveIndexRequest {
  readonly patch: IndexPatch;
  readonly csrfToken: string;
}

/**
 * Saves the changes of a provider. Resolves with the saved provider, or with null if the answer does not contain it.
 */
export const saveSolutionsIndex = defineCall({
  method: "PATCH",
  path: "/api/v1/solutions-index/{id}",
  body: "json-api",
  csrf: true,
  request: ({ patch, csrfToken }: SaveIndexRequest) => ({
    path: { id: patch.data.id },
    body: patch,
    csrfToken,
  }),
  answer: jsonAnswer(savedIndexSchema, "The solutions index was not saved."),
  source: "2 §7",
});
