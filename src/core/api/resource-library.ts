import * as v from "valibot";
import { defaultLimit, type Resource, type ResourcePage } from "../libraries/resource.ts";
import type { ResourceQuery } from "../libraries/resource-query.ts";
import { enteredText } from "../texts/fold-text.ts";
import { cacheDayOf } from "../values/time.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";
import { contentOf, options, sentOptions } from "./library-schemas.ts";
import { jsonAnswer } from "./read-answer.ts";
import { list, numeric, plainText, record, type Schema, scalar, text } from "./reading.ts";

/** The label of the first option in a list. */
const label: Schema<string> = v.pipe(
  options,
  v.transform(([first]) => v.parse(plainText, first?.label ?? "")),
);

const fileMembers = {
  uri: tolerated(v.optional(text, ""), "The address alone."),
  url: tolerated(v.optional(text, ""), "The address alone."),
};

/** The address of a file: a string, or the member `uri` or `url` of an object. */
const fileAddress: Schema<string> = v.union([
  v.pipe(scalar, v.minLength(1)),
  v.pipe(
    v.pipe(record, v.object(fileMembers)),
    v.transform(({ uri, url }) => uri || url),
    v.minLength(1),
  ),
]);

const resourceMembers = {
  name: member(v.optional(plainText, ""), required(sent.filledText), "Name of the resource."),
  collateral_type: member(
    v.optional(label, ""),
    required(sent.text),
    "Kind of resource, such as a battle card; shown as sent.",
  ),
  attachment: member(
    v.optional(list(fileAddress), []),
    required(sent.list(sent.link)),
    "Addresses of its files. Each is shown as a download link.",
  ),
  updated_at: member(
    v.optional(plainText, ""),
    required(sent.text),
    "Time of the last change. A valid date is shown as MM/DD/YYYY, any other text as sent.",
  ),
};

const resource: Schema<Resource> = v.pipe(
  record,
  v.object(resourceMembers),
  v.transform((wire) => ({
    name: wire.name,
    collateralType: wire.collateral_type,
    attachments: wire.attachment,
    updatedAt: wire.updated_at,
  })),
);

const filterMembers = {
  collateral_type: member(
    v.optional(options, []),
    required(sentOptions),
    "Kinds of resources to choose from.",
  ),
};
const collateralTypes = v.fallback(
  v.pipe(
    record,
    v.object(filterMembers),
    v.transform(({ collateral_type }) => collateral_type),
  ),
  [],
);

const pageMembers = {
  rows: member(
    v.optional(list(resource), []),
    required(sent.list(sentObject(resourceMembers))),
    "Resources of the page.",
  ),
  total: member(
    v.optional(numeric, null),
    required(sent.count),
    "Number of resources on all pages; defaults to the number of rows.",
  ),
  limit: member(
    v.optional(numeric, null),
    required(sent.limited(sent.count, { minimum: 1 })),
    "Number of resources on a page, which determines the number of pages; defaults to 25.",
  ),
  filter_options: member(
    v.optional(collateralTypes, []),
    required(sentObject(filterMembers)),
    "Filters for the resources.",
  ),
  message: member(
    v.optional(text, ""),
    sent.textOrNull,
    "HTML to show in place of the usual text for an empty list; it is cleaned.",
  ),
};
/** A page of the resource library. */
export const sentResourcePage = sentObject(pageMembers, {
  page: unread(required(sent.count), "Zero-based number of the page."),
});

export const resourcePageSchema: Schema<ResourcePage> = contentOf(
  v.pipe(
    record,
    v.object(pageMembers),
    v.transform(({ rows, total, limit, filter_options, message }) => ({
      rows,
      total: Math.max(0, Math.floor(total ?? rows.length)),
      limit: limit !== null && limit >= 1 ? Math.floor(limit) : defaultLimit,
      collateralTypes: filter_options,
      message,
    })),
  ),
);

export interface ResourceRequest extends ResourceQuery {
  /** The call contains the day of this time, so that an answer is cached for at most a day. */
  readonly nowMs: number;
}

export const loadResourceLibrary = defineCall({
  method: "GET",
  path: "/api/v1/resource-library",
  query: ["keyword", "filters", "sort_by", "order_by", "page", "cid"],
  request: ({ keyword, collateralTypes, order, page, nowMs }: ResourceRequest) => ({
    query: {
      keyword: enteredText(keyword),
      filters: { collateral_type: collateralTypes },
      sort_by: "name",
      order_by: order,
      page,
      cid: cacheDayOf(nowMs),
    },
  }),
  answer: jsonAnswer(resourcePageSchema, "The resource library cannot be read."),
  source: "2 §7",
});

export interface AttachmentRequest {
  /** Path and query, from the root of the API's origin. */
  readonly path: string;
  /** The name of the file if the server does not name it. */
  readonly name: string;
}

/** Downloads a file of a resource from its own address. */
export const downloadAttachment = defineCall({
  method: "GET",
  path: "/{+path}",
  request: ({ path }: AttachmentRequest) => ({ path: { path }, fromRoot: true }),
  answer: fileAnswer(({ name }: AttachmentRequest) => name),
  source: "2 §2 Resource library",
});
