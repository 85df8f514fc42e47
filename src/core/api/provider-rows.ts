import * as v from "valibot";
import type { ProviderRow } from "../finder/finder.ts";
import { AnswerError } from "./errors.ts";
import { finderSchema } from "./finder-schema.ts";
import { readProviderRow } from "./provider-row.ts";

/**
 * The providers of the finder's answer as `matchProviders` takes them (2 §3; decisions P.0). Rows without a
 * `nid` are left out.
 *
 * @param answer - the parsed answer of GET /api/v1/solutions-finder: `{ data: { rows } }` or `{ rows }`.
 * @throws AnswerError when it is neither.
 */
export function readProviderRows(answer: unknown): readonly ProviderRow[] {
  const reading = v.safeParse(finderSchema, answer);
  if (!reading.success) throw new AnswerError("The solutions finder cannot be read.");
  return reading.output.rawRows.flatMap((raw) => readProviderRow(raw) ?? []);
}
