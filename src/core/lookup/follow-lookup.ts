import { type Batch, noSetting } from "./lookup-answers.ts";
import type { LookupPorts, LookupResult } from "./lookup-ports.ts";
import type { LookupRequest } from "./lookup-request.ts";
import type { LookupRun } from "./lookup-run.ts";
import { type FailedLookup, failedLookup, startFailureReasonOf } from "./lookup-state.ts";
import { type PollingFailure, pollBatch } from "./poll-batch.ts";

/** The end of a lookup that was not superseded. */
export type LookupEnding = ({ readonly kind: "done" } & LookupResult) | FailedLookup;

/** Runs a lookup to its end, from its start or from the batch to resume. */
export async function followLookup(
  run: LookupRun,
  ports: LookupPorts,
  request: LookupRequest,
  resumed: Batch | null,
): Promise<LookupEnding> {
  if (resumed) {
    const end = await pollBatch(run, ports, resumed, {});
    if (end.kind === "complete") return finish(run, ports, resumed);
    if (!isStale(end)) return failedLookup(end.status);
    run.show("starting");
  }
  return startLookup(run, ports, request);
}

/** A resumed batch that fails before its first answer no longer exists. Start again. */
function isStale(end: PollingFailure): boolean {
  return !end.hasAnswered && end.status !== 504;
}

async function startLookup(
  run: LookupRun,
  ports: LookupPorts,
  request: LookupRequest,
): Promise<LookupEnding> {
  const answer = await run.request((abort) => ports.start(request, abort));
  if (!answer.ok) {
    const { status } = answer.failure;
    return failedLookup(status, startFailureReasonOf(status));
  }
  const { batch = null, place = null, setting = noSetting } = answer.value ?? {};
  if (!batch && place) return { kind: "done", place, setting };
  if (!batch) return failedLookup(null, "noData");
  if (!run.abort.aborted) {
    const startedAtMs = ports.clock.now();
    ports.savedLookup.write({ address: run.address, batch, startedAtMs }, run.abort);
  }
  const end = await pollBatch(run, ports, batch, { place, setting });
  return end.kind === "failed" ? failedLookup(end.status) : finish(run, ports, batch);
}

/** Fetches the final place. Retries once after a 504 if a restart is left. */
async function finish(run: LookupRun, ports: LookupPorts, batch: Batch): Promise<LookupEnding> {
  const request = () => run.request((abort) => ports.finish(batch, abort));
  let answer = await request();
  if (!answer.ok && answer.failure.status === 504 && (await run.restart("finishing"))) {
    answer = await request();
  }
  if (!answer.ok) return failedLookup(answer.failure.status);
  if (!answer.value) return failedLookup(null);
  return { kind: "done", place: answer.value, setting: run.view().setting };
}
