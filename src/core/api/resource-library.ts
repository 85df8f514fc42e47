import type { ResourceQuery } from "../libraries/resource-query.ts";
import { enteredText } from "../texts/fold-text.ts";
import { cacheDayOf } from "../values/time.ts";
import { defineCall, laterAnswer } from "./define-call.ts";
import { fileAnswer } from "./download-file.ts";

export interface ResourceRequest extends ResourceQuery {
  /** Gives the day in the call, so that an answer may be cached for that long (decisions B7). */
  readonly nowMs: number;
}

/** GET /api/v1/resource-library (2 §7). */
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
  answer: laterAnswer(
    "json",
    async () => (await import("./resource-library-answer.ts")).resourceLibraryAnswer,
  ),
  source: "2 §7",
});

export interface AttachmentRequest {
  /** From the root of the API's origin, with its query. */
  readonly path: string;
  /** The name where the server gives none. */
  readonly name: string;
}

/** A file of a resource, by its own address (2 §2; decisions Q11). */
export const downloadAttachment = defineCall({
  method: "GET",
  path: "/{+path}",
  request: ({ path }: AttachmentRequest) => ({ path: { path }, fromRoot: true }),
  answer: fileAnswer(({ name }: AttachmentRequest) => name),
  source: "2 §2 Resource library",
});
