import * as v from "valibot";
import type { SiteResult, SiteResults } from "../navigation/site-result.ts";
import { member, required, sentObject, tolerated } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { list, plainText, record, text, toList } from "./reading.ts";

const resultMembers = {
  title: member(v.optional(plainText, ""), required(sent.filledText), "Title of the page."),
  label: tolerated(v.optional(plainText, ""), "`title`."),
  link: member(v.optional(text, ""), required(sent.link), "Address of the page."),
  url: tolerated(v.optional(text, ""), "`link`."),
  uri: tolerated(v.optional(text, ""), "`link`."),
  description: member(v.optional(plainText, ""), sent.filledText, "A sentence about the page."),
  summary: tolerated(v.optional(plainText, ""), "`description`."),
};
/** Results of the site search. */
export const sentSiteResults = sent.list(sentObject(resultMembers));

/** Each member of a result is at its top level or under `fields`. */
const result = v.pipe(
  record,
  v.transform((raw) => [raw, "fields" in raw ? raw.fields : {}].map(membersOf)),
  v.transform(([own = emptyResult, fields = emptyResult]): SiteResult => {
    const pick = (...names: readonly (keyof typeof resultMembers)[]) =>
      names.map((name) => own[name] || fields[name]).find(Boolean) ?? "";
    const link = pick("link", "url", "uri");
    const title = pick("title", "label") || link;
    return { title, link, description: pick("description", "summary") };
  }),
  v.check(({ title }) => title !== ""),
);

const resultSchema = v.object(resultMembers);
const emptyResult = v.parse(resultSchema, {});

function membersOf(raw: unknown): typeof emptyResult {
  return v.is(record, raw) ? v.parse(resultSchema, raw) : emptyResult;
}

/** The maximum number of results that are read. More would only slow the page down. */
const maxResults = 10_000;
const firstResults = list(result);

/** The list is the answer itself, its `data`, or `data.rows`. Only the first rows of a long list are read. */
export const siteResultsSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => rowsIn(rowsIn(raw, "data"), "rows")),
  v.union([v.null(), v.array(v.unknown()), record]),
  v.transform((rows): SiteResults => {
    const all = toList(rows);
    const results = v.parse(firstResults, all.slice(0, maxResults));
    return { results, total: all.length > maxResults ? all.length : results.length };
  }),
);

function rowsIn(raw: unknown, member: "data" | "rows"): unknown {
  return v.is(record, raw) && member in raw ? Reflect.get(raw, member) : raw;
}

export const searchSite = defineCall({
  method: "GET",
  path: "/callback/site-search",
  query: ["title"],
  request: (keys: string) => ({ query: { title: keys } }),
  answer: jsonAnswer(siteResultsSchema, "The results of the search cannot be read."),
  source: "1 §7",
});
