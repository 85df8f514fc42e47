import type { SolutionKind, SolutionRequest } from "../finder/solution-request.ts";
import { type Call, defineCall } from "./define-call.ts";
import { blobAnswer } from "./download-file.ts";
import { jsonAnswer } from "./read-answer.ts";
import { solutionSchema } from "./solution-schema.ts";

/** POST /api/v1/solutions-finder/solutions-builder (2 §7): the id of the report, or null without one. */
export const buildSolution = defineCall({
  method: "POST",
  path: "/api/v1/solutions-finder/solutions-builder",
  request: (request: SolutionRequest) => ({ body: request }),
  answer: jsonAnswer(solutionSchema, "The answer to the report cannot be read."),
  source: "2 §7",
});

/** The PDF of a report, by its id (2 §2). */
export const downloadReport = defineCall({
  method: "GET",
  path: "/solutions-finder/solution/{id}/pdf",
  token: "JWT-Authorization",
  withCredentials: true,
  request: (id: string) => ({ path: { id } }),
  answer: blobAnswer,
  source: "2 §2",
});

/** The PDF of a matrix, by its id (2 §2). */
export const downloadMatrix = defineCall({
  method: "GET",
  path: "/solutions-finder/solution/{id}/matrix/pdf",
  token: "JWT-Authorization",
  withCredentials: true,
  request: (id: string) => ({ path: { id } }),
  answer: blobAnswer,
  source: "2 §2",
});

/** The call for the PDF of each kind of solution. */
export const solutionDownloads: Readonly<Record<SolutionKind, Call<string, Blob>>> = {
  report: downloadReport,
  matrix: downloadMatrix,
};
