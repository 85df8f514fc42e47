import type { sentPoll } from "../../../src/core/api/lookup.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { Refusal } from "../http/refusal.ts";
import { describePartialPlace } from "../place/describe-place.ts";
import type { Lookup } from "../store/documents.ts";
import { advanceLookup, isComplete, percentageOf } from "./advance-lookup.ts";
import { findPlace } from "./find-place.ts";
import { reshapeAnswer } from "./reshape-answer.ts";
import { findScenarioByCode } from "./scenarios.ts";
import { partsAfter, steps } from "./steps.ts";

/** A call of a running lookup: `op=do` continues it, `op=finished` answers with the place and ends it. */
export async function advanceBatch(parts: BackendParts, query: URLSearchParams): Promise<Response> {
  return perform(parts, await lookupOf(parts, query), query);
}

/** The same call on a sandbox host, where the query has the seed and the token of the batch. */
export async function advanceSandboxBatch(
  parts: BackendParts,
  query: URLSearchParams,
): Promise<Response> {
  const lookup = await lookupOf(parts, query);
  if (query.get("token") !== lookup.token || query.get("s") !== lookup.seed) {
    throw new Refusal(403, "The batch token is not valid.");
  }
  return perform(parts, lookup, query);
}

async function lookupOf(parts: BackendParts, query: URLSearchParams): Promise<Lookup> {
  const lookup = await parts.store.lookups.get(query.get("id") ?? "");
  if (!lookup) throw new Refusal(404, "No batch found.");
  return lookup;
}

async function perform(
  parts: BackendParts,
  lookup: Lookup,
  query: URLSearchParams,
): Promise<Response> {
  if (query.get("op") === "do") return advance(parts, lookup);
  if (query.get("op") === "finished") return finish(parts, lookup);
  throw new Refusal(400, "The operation is unknown.");
}

async function advance(parts: BackendParts, before: Lookup): Promise<Response> {
  const now = parts.clock.now();
  const lookup = { ...advanceLookup(before, now), polls: before.polls + 1 };
  await parts.store.lookups.put(lookup);
  const fault = findScenarioByCode(lookup.scenario)?.polls?.[lookup.polls - 2];
  if (fault) return answerFault(fault);
  const known = partsAfter(lookup.step);
  const current = steps[Math.min(lookup.step, steps.length - 1)];
  return answer(lookup, {
    status: true,
    percentage: percentageOf(lookup, now),
    message: `${current?.message ?? ""}...`,
    label: `Step ${Math.min(lookup.step + 1, steps.length)} of ${steps.length}`,
    ...(known.location
      ? { data: { place: describePartialPlace(await findPlace(parts, lookup), known) } }
      : {}),
  });
}

async function finish(parts: BackendParts, before: Lookup): Promise<Response> {
  const lookup = {
    ...advanceLookup(before, parts.clock.now()),
    finishes: before.finishes + 1,
  };
  if (!isComplete(lookup)) throw new Refusal(400, "The batch is not complete.");
  const fault = findScenarioByCode(lookup.scenario)?.finishes?.[lookup.finishes - 1];
  if (fault) {
    await parts.store.lookups.put(lookup);
    return answerFault(fault);
  }
  const place = await findPlace(parts, lookup);
  if (!(await parts.store.lookups.remove(lookup.id))) throw new Refusal(404, "No batch found.");
  return answer(lookup, { data: { place } });
}

function answer(lookup: Lookup, content: ValueOf<typeof sentPoll>): Response {
  const reshape = findScenarioByCode(lookup.scenario)?.reshape;
  return answerJson(reshape ? reshapeAnswer(content, reshape) : content);
}
