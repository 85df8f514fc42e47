import * as v from "valibot";
import type { SolutionKind, SolutionRequest } from "../finder/solution-request.ts";
import { member, sentObject } from "../wire/member.ts";
import { looseId } from "../wire/sent.ts";
import { type Call, defineCall } from "./define-call.ts";
import { blobAnswer } from "./download-file.ts";
import { jsonAnswer } from "./read-answer.ts";
import { record, type Schema, text } from "./reading.ts";

const solutionMembers = {
  solution_id: member(
    v.optional(text, ""),
    looseId,
    "Id of the report, with which its PDF is requested. Without one, there is no report.",
  ),
};
/** The answer to a request for a report. */
export const sentSolution = sentObject(solutionMembers);

const solution = v.pipe(record, v.object(solutionMembers));

/** The id is at the top level or under `data`. */
export const solutionSchema: Schema<string | null> = v.fallback(
  v.pipe(
    v.union([
      v.pipe(
        solution,
        v.transform(({ solution_id }) => solution_id),
        v.minLength(1),
      ),
      v.pipe(
        v.pipe(record, v.object({ data: solution })),
        v.transform(({ data }) => data.solution_id),
      ),
    ]),
    v.transform((id) => id || null),
  ),
  null,
);

/** Resolves with the id of the report, or with null if the answer has no id. */
export const buildSolution = defineCall({
  method: "POST",
  path: "/api/v1/solutions-finder/solutions-builder",
  request: (request: SolutionRequest) => ({ body: request }),
  answer: jsonAnswer(solutionSchema, "The answer to the report cannot be read."),
  source: "2 §7",
});

export const downloadReport = defineCall({
  method: "GET",
  path: "/solutions-finder/solution/{id}/pdf",
  token: "JWT-Authorization",
  withCredentials: true,
  request: (id: string) => ({ path: { id } }),
  answer: blobAnswer,
  source: "2 §2",
});

export const downloadMatrix = defineCall({
  method: "GET",
  path: "/solutions-finder/solution/{id}/matrix/pdf",
  token: "JWT-Authorization",
  withCredentials: true,
  request: (id: string) => ({ path: { id } }),
  answer: blobAnswer,
  source: "2 §2",
});

/** The call that downloads the PDF, by kind of solution. */
export const solutionDownloads: Readonly<Record<SolutionKind, Call<string, Blob>>> = {
  report: downloadReport,
  matrix: downloadMatrix,
};
