import type { IndexPatch } from "../solutions-index/index-patch.ts";
import { defineCall, laterAnswer } from "./define-call.ts";

const answers = () => import("./solutions-index-answers.ts");

/** GET /api/v1/solutions-index (2 §7). */
export const loadSolutionsIndex = defineCall({
  method: "GET",
  path: "/api/v1/solutions-index",
  answer: laterAnswer("json", async () => (await answers()).solutionsIndexAnswer),
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
  answer: laterAnswer("json", async () => (await answers()).savedIndexAnswer),
  source: "2 §7",
});
