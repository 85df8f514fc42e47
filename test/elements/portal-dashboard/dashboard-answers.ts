import type { AnswerTable } from "../../support/answer-table.ts";
import { noWork } from "../../support/no-work.ts";

export const settingsCall = "GET /api/v1/site-connector/settings";
export const uploadsCall = "POST /api/v1/scout/bulk";
export const contractsCall = "GET /api/scout/v1/contract";
export const termsCall = "GET /api/v1/solutions-finder/autocomplete";
export const providersCall = "GET /api/v1/provider-library/autocomplete";
const addressesCall = "GET /api/v1/address-lookup";

export const ada = { email: "ada@example.com", capabilities: ["scout:access"] };

/** The answers for a user with access to Scout who has no work yet. */
export const dashboardAnswers: AnswerTable = {
  ...noWork,
  [settingsCall]: () => Response.json({ data: { settings: ada } }),
  [addressesCall]: ({ url }) =>
    Response.json({
      data: {
        rows: [{ label: "12 Elm Street, Austin", value: "12 Elm St, Austin, TX" }],
        lookup_token: `token of ${new URL(url).searchParams.get("query")}`,
      },
    }),
  [providersCall]: () => Response.json({ data: { rows: ["Zayo", "Zito"] } }),
};
