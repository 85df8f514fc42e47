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
  description: member(v.optional(plainText, ""), sent.filledText, "A sentence on the page."),
  summary: tolerated(v.optional(plainText, ""), "`description`."),
};
/** Results of the site search. */
export const sentSiteResults = sent.list(sentObject(resultMembers));

/** The members of a result, some of them under `fields` (1 §7: "items with link and fields"). */
const result = v.pipe(
  record,
  v.transform((raw) => [raw, "fields" in raw ? raw.fields : {}].map(membersOf)),
  v.transform(([own = none, fields = none]): SiteResult => {
    const pick = (...names: readonly (keyof typeof resultMembers)[]) =>
      names.map((name) => own[name] || fields[name]).find(Boolean) ?? "";
    const link = pick("link", "url", "uri");
    const title = pick("title", "label") || link;
    return { title, link, description: pick("description", "summary") };
  }),
  v.check(({ title }) => title !== ""),
);

const known = v.object(resultMembers);
const none = v.parse(known, {});

function membersOf(raw: unknown): typeof none {
  return v.is(record, raw) ? v.parse(known, raw) : none;
}

/** Nobody looks through more. */
const mostResults = 10_000;
const firstResults = list(result);

/** A list, or one under `data` or its `rows`; an empty answer is an empty list. Of a long one the first rows are read (decisions M8). */
export const siteResultsSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => rowsIn(rowsIn(raw, "data"), "rows")),
  v.union([v.null(), v.array(v.unknown()), record]),
  v.transform((rows): SiteResults => {
    const all = toList(rows);
    const results = v.parse(firstResults, all.slice(0, mostResults));
    return { results, total: all.length > mostResults ? all.length : results.length };
  }),
);

function rowsIn(raw: unknown, member: "data" | "rows"): unknown {
  return v.is(record, raw) && member in raw ? Reflect.get(raw, member) : raw;
}

/** GET /callback/site-search (1 §7). */
export const searchSite = defineCall({
  method: "GET",
  path: "/callback/site-search",
  query: ["title"],
  request: (keys: string) => ({ query: { title: keys } }),
  answer: jsonAnswer(siteResultsSchema, "The results of the search cannot be read."),
  source: "1 §7",
});
