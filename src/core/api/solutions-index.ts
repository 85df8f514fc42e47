import type { IndexPatch } from "../solutions-index/index-patch.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";
import { savedIndexSchema, solutionsIndexSchema } from "./solutions-index-schema.ts";

/** GET /api/v1/solutions-index (2 §7). */
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
 * PATCH /api/v1/solutions-index/{id} (2 §7): the saved provider, or null where the answer has none.
 * Saved means that `data.code` is 200 (decisions R14).
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
