import * as v from "valibot";
import type { SiteResult } from "../navigation/site-result.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { list, plainText, record, text } from "./reading.ts";

const members = {
  title: v.optional(plainText, ""),
  label: v.optional(plainText, ""),
  link: v.optional(text, ""),
  url: v.optional(text, ""),
  uri: v.optional(text, ""),
  description: v.optional(plainText, ""),
  summary: v.optional(plainText, ""),
};

/** The members of a result, some of them under `fields` (1 §7: "items with link and fields"). */
const result = v.pipe(
  record,
  v.transform((raw) => [raw, "fields" in raw ? raw.fields : {}].map(membersOf)),
  v.transform(([own = none, fields = none]): SiteResult => {
    const pick = (...names: readonly (keyof typeof members)[]) =>
      names.map((name) => own[name] || fields[name]).find(Boolean) ?? "";
    const link = pick("link", "url", "uri");
    const title = pick("title", "label") || link;
    return { title, link, description: pick("description", "summary") };
  }),
  v.check(({ title }) => title !== ""),
);

const none = v.parse(v.object(members), {});

function membersOf(raw: unknown): typeof none {
  return v.is(record, raw) ? v.parse(v.object(members), raw) : none;
}

/** A list, or one under `data` or its `rows`; an empty answer is an empty list. */
const answered = v.pipe(
  v.unknown(),
  v.transform((raw) => rowsIn(rowsIn(raw, "data"), "rows")),
  v.union([v.null(), v.array(v.unknown()), record]),
  list(result),
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
  answer: jsonAnswer(answered, "The results of the search cannot be read."),
  source: "1 §7",
});
