import type { AnswerTable } from "./answer-table.ts";

/** Answers for a dashboard of a user without uploads and contracts. */
export const noWork: AnswerTable = {
  "POST /api/v1/scout/bulk": () => Response.json({ data: { rows: [], total: 0 } }),
  "GET /api/scout/v1/contract": () => Response.json({ data: { results: [] } }),
};
