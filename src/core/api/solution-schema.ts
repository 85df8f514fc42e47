import * as v from "valibot";
import { member, sentObject } from "../wire/member.ts";
import { looseId } from "../wire/sent.ts";
import { record, type Schema, text } from "./reading.ts";

const solutionMembers = {
  solution_id: member(
    v.optional(text, ""),
    looseId,
    "Id of the report, whose PDF is asked for next; without one there is no report.",
  ),
};
/** The answer to a report. */
export const sentSolution = sentObject(solutionMembers);

const solution = v.pipe(record, v.object(solutionMembers));

/** The id is at the top or under `data`. */
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
