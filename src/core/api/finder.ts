import * as v from "valibot";
import type { KeywordSuggestion } from "../finder/finder-suggestions.ts";
import type { SolutionKind, SolutionRequest } from "../finder/solution-request.ts";
import { cacheDayOf } from "../time.ts";
import { downloadFile } from "./download-file.ts";
import { AnswerError } from "./errors.ts";
import { type FinderContent, finderSchema } from "./finder-schema.ts";
import type { HttpClient } from "./http-client.ts";
import { suggestionListSchema } from "./library-schemas.ts";
import { record, type Schema, text } from "./reading.ts";

/**
 * GET /api/v1/solutions-finder (2 §7). No answers go along: they are applied here (decisions P11).
 * Rejects as the http client does.
 *
 * @param nowMs - names the day in the call, so that an answer may be cached for that long.
 */
export async function loadFinder(
  client: HttpClient,
  nowMs: number,
  signal: AbortSignal,
): Promise<FinderContent> {
  const query = { cid: cacheDayOf(nowMs) };
  const reading = v.safeParse(finderSchema, await client.read("loadFinder", { query, signal }));
  if (!reading.success) throw new AnswerError("The solutions finder cannot be read.");
  return reading.output;
}

/** GET /api/v1/solutions-finder/autocomplete (1 §7). Rejects as the http client does. */
export async function suggestSolutions(
  client: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<readonly KeywordSuggestion[]> {
  const answer = await client.read("suggestSolutions", { query: { query }, signal });
  const reading = v.safeParse(suggestionListSchema, answer);
  if (!reading.success) throw new AnswerError("The suggestions cannot be read.");
  return reading.output;
}

const idMember = v.pipe(record, v.object({ solution_id: v.optional(text, "") }));

/** The id stands at the top or under `data`. */
const solutionSchema: Schema<string> = v.union([
  v.pipe(
    idMember,
    v.transform(({ solution_id }) => solution_id),
    v.minLength(1),
  ),
  v.pipe(
    v.pipe(record, v.object({ data: idMember })),
    v.transform(({ data }) => data.solution_id),
  ),
]);

/**
 * POST /api/v1/solutions-finder/solutions-builder (2 §7): the id of the report, or null when there
 * is none. Rejects as the http client does.
 */
export async function buildSolution(
  client: HttpClient,
  request: SolutionRequest,
  signal: AbortSignal,
): Promise<string | null> {
  const answer = await client.read("buildSolution", { body: { ...request }, signal });
  const reading = v.safeParse(solutionSchema, answer);
  return (reading.success && reading.output) || null;
}

/** The PDF of a report, with the token that a plain link cannot carry. Rejects as the http client does. */
export async function downloadSolution(
  client: HttpClient,
  { id, kind }: { readonly id: string; readonly kind: SolutionKind },
  signal: AbortSignal,
): Promise<Blob> {
  const name = kind === "report" ? "downloadReport" : "downloadMatrix";
  const request = { path: { id }, signal };
  return (await downloadFile(client, name, request, `${kind}.pdf`)).file;
}
