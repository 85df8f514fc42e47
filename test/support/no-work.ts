import type { AnswerTable } from "./answer-table.ts";

/** A dashboard whose person has no uploads and no contracts. */
export const noWork: AnswerTable = {
  "POST /api/v1/scout/bulk": () => Response.json({ data: { rows: [], total: 0 } }),
  "GET /api/scout/v1/contract": () => Response.json({ data: { results: [] } }),
};
