/** Suggestions for keywords and names. Three calls have the same answer format. */

import * as v from "valibot";
import type { KeywordSuggestion } from "../navigation/keyword-suggestion.ts";
import { member, required, sentObject, tolerated } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { distinctList, plainText, record, type Schema, text } from "./reading.ts";

const suggestionMembers = {
  label: member(v.optional(plainText, ""), required(sent.filledText), "Words to show."),
  name: tolerated(v.optional(plainText, ""), "`label`."),
  value: member(
    v.optional(plainText, ""),
    required(sent.filledText),
    "The search text if the user chooses the suggestion.",
  ),
  key: tolerated(v.optional(text, ""), "The part of `value` before its colon."),
};

/**
 * A suggestion is a string or an object. The key of an object becomes part of the value: `key:value`.
 */
const suggestion = v.pipe(
  v.union([
    record,
    v.pipe(
      text,
      v.transform((value) => ({ value })),
    ),
  ]),
  v.object(suggestionMembers),
  v.transform(({ label, name, value, key }): KeywordSuggestion => {
    const shown = label || name;
    const isWhole = key === "" || value.startsWith(`${key}:`);
    return { label: shown || value, value: isWhole ? value || shown : `${key}:${value}` };
  }),
  v.check(({ label }) => label !== ""),
);

/** The schema of a list of suggestions as the server sends it. */
const sentSuggestions = sent.list(sent.either(sent.filledText, sentObject(suggestionMembers)), {
  maxItems: 10,
});
const answerMembers = {
  rows: member(distinctList(suggestion), required(sentSuggestions), "Suggestions to choose from."),
};
/** The answer of the suggestions. */
export const sentKeywordSuggestions = sent.data(sentObject(answerMembers));

/** The list is the answer itself, its `data`, or `data.rows`. */
export const keywordSuggestionsSchema: Schema<readonly KeywordSuggestion[]> = v.pipe(
  v.unknown(),
  v.transform((raw) => {
    const data = v.is(record, raw) && "data" in raw ? raw.data : raw;
    return v.is(record, data) && "rows" in data ? data.rows : data;
  }),
  answerMembers.rows,
);

const answer = jsonAnswer(keywordSuggestionsSchema, "The suggestions cannot be read.");

export const suggestSolutions = defineCall({
  method: "GET",
  path: "/api/v1/solutions-finder/autocomplete",
  query: ["query"],
  token: "JWT-Authorization",
  request: (query: string) => ({ query: { query } }),
  answer,
  source: "1 §7",
});

export const suggestProviders = defineCall({
  method: "GET",
  path: "/api/v1/provider-library/autocomplete",
  query: ["provider"],
  token: "JWT-Authorization",
  request: (provider: string) => ({ query: { provider } }),
  answer,
  source: "1 §7",
});

export const suggestResources = defineCall({
  method: "GET",
  path: "/api/v1/resource-library/autocomplete",
  query: ["keyword"],
  request: (keyword: string) => ({ query: { keyword } }),
  answer,
  source: "2 §7",
});
